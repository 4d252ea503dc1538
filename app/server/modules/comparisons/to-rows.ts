import type { Plan } from '@bozor/form-engine';

import type { AdCard, Advertisement, ComparisonRow } from '../../../contract/index.ts';
import { rowText } from '../advertisements/index.ts';
import { comparisonText } from './comparison-text.ru.ts';

/** A compared ad with all that its rows are made of. */
export interface ComparableAd {
  readonly card: AdCard;
  readonly city: string | null;
  readonly characteristics: Advertisement['characteristics'];
}

/** Begins the key of a row that the form does not have (any more). */
const BESIDE_FORM = '@';

/**
 * The rows of a comparison: the characteristics of the ads in the order of the form, then those
 * that the form no longer has, the city and the seller. A row without any value is left out.
 *
 * @param plan The seller's form of the subcategory; `null` when there is none.
 */
export function toRows(ads: readonly ComparableAd[], plan: Plan | null): readonly ComparisonRow[] {
  const keys = new Map<string, string>();
  for (const { key, name } of plan?.fields ?? []) if (!keys.has(name)) keys.set(name, key);
  const present = new Set(ads.flatMap(({ characteristics }) => characteristics.map(nameOf)));
  const names = [
    ...[...keys.keys()].filter((name) => present.has(name)),
    ...[...present].filter((name) => !keys.has(name)),
  ];
  const values = ads.map(
    ({ characteristics }) =>
      new Map(characteristics.map(({ name, value }) => [name, rowText(value)])),
  );
  const rows = names.map((name) =>
    toRow(
      keys.get(name) ?? BESIDE_FORM + name,
      name,
      values.map((own) => own.get(name) ?? null),
    ),
  );
  const city = toRow(
    `${BESIDE_FORM}city`,
    comparisonText.city,
    ads.map((ad) => ad.city),
  );
  const seller = toRow(
    `${BESIDE_FORM}seller`,
    comparisonText.seller,
    ads.map(({ card }) => card.publisher_info.name),
  );
  const hasCity = present.has(city.name) || city.values.every((value) => value === null);
  return [...rows, ...(hasCity ? [] : [city]), seller];
}

function nameOf({ name }: { readonly name: string }): string {
  return name;
}

function toRow(key: string, name: string, values: (string | null)[]): ComparisonRow {
  return { key, name, values, differs: new Set(values).size > 1 };
}
