import {
  searchedKeys,
  wideKeys,
  type SearchAspect,
  type SearchedKey,
} from '@bozor/form-engine/search';

import type { Catalogue, SearchCategory } from './catalogue.ts';
import { PRICE_KEY } from './searched-ad.ts';

/** Columns of `ad_search` for measured values. */
const SLOTS = ['n1', 'n2', 'n3', 'n4', 'n5', 'n6', 'n7', 'n8', 'n9'] as const;
/** A column for a measured value. */
export type Slot = (typeof SLOTS)[number];

/** Columns of a measured value: a point uses `first` and `second`, a single number only `first`. */
export interface Columns {
  readonly first: Slot;
  /** The upper bound of a range; the longitude of a point. */
  readonly second: Slot | null;
}

/** Indexed keys of the ads of a subcategory. */
export interface KeptKeys {
  /** Searches of each key; a key may have several. */
  readonly keys: readonly SearchedKey[];
  readonly columns: ReadonlyMap<string, Columns>;
}

const layouts = new WeakMap<Catalogue, Map<string, ReadonlyMap<string, KeptKeys>>>();

/**
 * Returns the indexed keys of a category's ads, by subcategory. Depends only on the definitions.
 */
export function keptKeys(
  catalogue: Catalogue,
  category: SearchCategory,
): ReadonlyMap<string, KeptKeys> {
  const made = layouts.get(catalogue) ?? new Map<string, ReadonlyMap<string, KeptKeys>>();
  layouts.set(catalogue, made);
  const kept = made.get(category.id) ?? layOut(catalogue, category);
  made.set(category.id, kept);
  return kept;
}

/**
 * Returns the columns of the keys that a whole category is searched by: they are equal in all its
 * subcategories.
 */
export function sharedColumns(
  catalogue: Catalogue,
  category: SearchCategory,
): ReadonlyMap<string, Columns> {
  const wide = wideIn(catalogue, category);
  return assign(category.id, measured(sharedKeys(catalogue, category)), wide);
}

function layOut(catalogue: Catalogue, category: SearchCategory): ReadonlyMap<string, KeptKeys> {
  const shared = sharedKeys(catalogue, category);
  const wide = wideIn(catalogue, category);
  return new Map(
    category.subcategories.map(({ id }) => {
      const page = catalogue.planOf('search', id);
      const keys = distinct([...shared, ...(page === null ? [] : searchedKeys(page))]);
      return [id, { keys, columns: assign(id, measured(keys), wide) }] as const;
    }),
  );
}

function sharedKeys(catalogue: Catalogue, { id }: SearchCategory): readonly SearchedKey[] {
  const page = catalogue.planOf('search', id);
  const common = searchedKeys(catalogue.commonPlan());
  return distinct([...(page === null ? [] : searchedKeys(page)), ...common]);
}

function wideIn(catalogue: Catalogue, category: SearchCategory): ReadonlySet<string> {
  return new Set(
    category.subcategories.flatMap(({ id }) => {
      const form = catalogue.planOf('create', id);
      return form === null ? [] : Array.from(wideKeys(form));
    }),
  );
}

const MEASURED: ReadonlySet<SearchAspect> = new Set<SearchAspect>(['number', 'place']);

function measured(keys: readonly SearchedKey[]): readonly SearchedKey[] {
  return keys.filter(({ key, as }) => MEASURED.has(as) && key !== PRICE_KEY);
}

function assign(
  id: string,
  keys: readonly SearchedKey[],
  wide: ReadonlySet<string>,
): ReadonlyMap<string, Columns> {
  const columns = new Map<string, Columns>();
  let next = 0;
  for (const { key, as } of keys) {
    if (columns.has(key)) continue;
    const isPair = as === 'place' || wide.has(key);
    const first = SLOTS[next];
    const second = isPair ? SLOTS[next + 1] : null;
    if (first === undefined || second === undefined) throw new Error(tooMany(id, keys.length));
    columns.set(key, { first, second });
    next += isPair ? 2 : 1;
  }
  return columns;
}

function tooMany(id: string, count: number): string {
  return (
    `The search page of ${id} measures ${count} values, which need more than ${SLOTS.length} columns, ` +
    'so some filters could not be answered. Take filters of numbers, dates or places off the page.'
  );
}

function distinct(keys: readonly SearchedKey[]): readonly SearchedKey[] {
  return Array.from(new Map(keys.map((one) => [JSON.stringify(one), one])).values());
}
