import type { FieldValue } from '@bozor/form-engine';
import { choiceTexts, spanOf, wordsOf, type SearchAspect } from '@bozor/form-engine/search';

import { withoutHouse } from '../places/index.ts';
import type { Catalogue, SearchCategory, SearchSubcategory } from './catalogue.ts';
import { COMMON_KEYS, LEVELS, searchedPayload, type SearchedAd } from './searched-ad.ts';
import { keptKeys, type Columns, type KeptKeys, type Slot } from './searched-keys.ts';
import { ANY_AD, EVERYWHERE, tokenValue, type Token } from './tokens.ts';
import { wordTags } from './word-tags.ts';

/** A row of `ad_search` before its tokens have numbers. */
export interface SearchRow {
  /** Columns by name. */
  readonly columns: Readonly<Record<string, number | string | null>>;
  readonly tokens: readonly Token[];
  readonly words: readonly number[];
}

const COMMON: ReadonlySet<string> = new Set(COMMON_KEYS);

/** Builds the search row of an ad by the current definitions. */
export function toSearchRow(catalogue: Catalogue, ad: SearchedAd): SearchRow {
  const { category, subcategory } = findScope(catalogue, ad.subcategoryId);
  const kept = keptKeys(catalogue, category).get(subcategory.id) ?? NOTHING;
  const payload = searchedPayload(ad);
  const valueOf = (key: string) => (Object.hasOwn(payload, key) ? payload[key] : undefined);
  return {
    columns: {
      id: ad.id,
      sub: subcategory.number,
      cat: category.number,
      price: ad.priceDirams,
      published: ad.publishedAt?.getTime() ?? 0,
      level: LEVELS[ad.promotionType],
      ...Object.fromEntries(
        Array.from(kept.columns).flatMap(([key, columns]) => slotsOf(valueOf(key), columns)),
      ),
    },
    tokens: [...countsOf(subcategory.id), ...tokensOf(subcategory.id, kept, valueOf)],
    words: wordTags(textsOf(ad, [category.name, subcategory.name])),
  };
}

/** Tokens of every ad: they count the ads of a scope. */
function countsOf(scope: string): readonly Token[] {
  return [EVERYWHERE, scope].map((where) => ({ ...ANY_AD, scope: where }));
}

const NOTHING: KeptKeys = { keys: [], columns: new Map() };

function findScope(
  catalogue: Catalogue,
  subcategoryId: string,
): { category: SearchCategory; subcategory: SearchSubcategory } {
  const subcategory = catalogue.subcategoryById.get(subcategoryId);
  const category = subcategory && catalogue.categoryById.get(subcategory.categoryId);
  if (subcategory !== undefined && category !== undefined) return { category, subcategory };
  throw new Error(`Subcategory ${subcategoryId} is not stored, so its ads cannot be searched.`);
}

type ValueOf = (key: string) => FieldValue | undefined;

function tokensOf(scope: string, { keys }: KeptKeys, valueOf: ValueOf): readonly Token[] {
  return keys.flatMap(({ key, as }) => {
    const parts = partsOf(as, valueOf(key));
    const scopes = COMMON.has(key) ? [EVERYWHERE, scope] : [scope];
    return scopes.flatMap((where) => parts.map((part) => ({ ...part, key, scope: where })));
  });
}

function partsOf(
  as: SearchAspect,
  value: FieldValue | undefined,
): readonly Pick<Token, 'value' | 'part'>[] {
  if (value === undefined) return [];
  if (as === 'words') {
    return wordsOf(value).map((word) => ({ value: tokenValue(word), part: 'word' }));
  }
  if (as !== 'choice') return [];
  const part = Array.isArray(value) ? 'member' : 'one';
  return choiceTexts(value).map((text) => ({ value: tokenValue(text), part }));
}

function slotsOf(
  value: FieldValue | undefined,
  { first, second }: Columns,
): readonly (readonly [Slot, number | string])[] {
  if (value === undefined) return [];
  if (typeof value === 'object' && 'latitude' in value) {
    return second === null
      ? []
      : [
          [first, value.latitude],
          [second, value.longitude],
        ];
  }
  const span = spanOf(value);
  if (span === null) return [];
  // As text: JSON has no infinity, and PostgreSQL reads it.
  return second === null
    ? [[first, String(span.low)]]
    : [
        [first, String(span.low)],
        [second, String(span.high)],
      ];
}

function textsOf(ad: SearchedAd, names: readonly string[]): Parameters<typeof wordTags>[0] {
  const values = ad.characteristics.map(({ value }) => value);
  return {
    title: ad.title,
    names: [...names, ...values, ad.city ?? ''],
    prose: [
      ad.description ?? '',
      withoutHouse(ad.address ?? ''),
      ...ad.descriptionFields.map(({ text }) => text),
    ],
  };
}
