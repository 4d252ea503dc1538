import { kindOf, type Plan, type PlanField } from '@bozor/form-engine';
import { sql } from 'drizzle-orm';

import type { Suggestion } from '../../../contract/index.ts';
import type { Database } from '../../db/open-database.ts';
import {
  COMMON_KEYS,
  type Catalogue,
  type SearchCategory,
  type SearchSubcategory,
} from '../search-index/index.ts';

const NOTHING = { image_url: null, subtitle: null, icons: null, filter: null } as const;

/** Returns the offered categories and subcategories, in their order. */
export function scopeEntries(catalogue: Catalogue): readonly Suggestion[] {
  const offered = catalogue.categories.filter(({ isOffered }) => isOffered);
  const categories = offered.map(({ id, name, image }) => {
    const place = { category_id: id, subcategory_id: null };
    return { ...NOTHING, ...place, title: name, image_url: image, type: 'CATEGORY' as const };
  });
  const subcategories = offered.flatMap((category) =>
    subcategoriesOf(category).map((place) => ({
      ...NOTHING,
      ...scopeIn(category, place),
      title: place.name,
      type: 'SUBCATEGORY' as const,
    })),
  );
  return [...categories, ...subcategories];
}

/**
 * Returns suggestions of a subcategory with one filter: options of the page's leading lists, then
 * of lists with popular values, those with the most ads first. Leaves out values without ads and
 * lists that show only when another value is chosen.
 */
export async function filterEntries(
  db: Database,
  catalogue: Catalogue,
): Promise<readonly Suggestion[]> {
  const counts = await countAds(db);
  const found = catalogue.categories.flatMap((category) =>
    subcategoriesOf(category).flatMap((place) => {
      const plan = catalogue.planOf('search', place.id);
      return (plan === null ? [] : listedOptions(plan)).map(({ key, value, name, isLeading }) => ({
        isLeading,
        count: counts.get(JSON.stringify([place.id, key, value])) ?? 0,
        entry: {
          ...NOTHING,
          ...scopeIn(category, place),
          title: name,
          subtitle: place.name,
          type: 'SEARCH_BY_FILTERS' as const,
          filter: { key, value },
        },
      }));
    }),
  );
  return found
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => Number(b.isLeading) - Number(a.isLeading) || b.count - a.count)
    .map(({ entry }) => entry);
}

function subcategoriesOf({ subcategories, isOffered }: SearchCategory) {
  return isOffered ? subcategories.filter((place) => place.isOffered) : [];
}

function scopeIn({ id, image }: SearchCategory, place: SearchSubcategory) {
  return { category_id: id, subcategory_id: place.id, image_url: image };
}

interface ListedOption {
  readonly key: string;
  readonly value: string;
  readonly name: string;
  /** Whether the list is one of the first of the page: these describe the kind of the ads. */
  readonly isLeading: boolean;
}

/** Number of leading fields of a page. */
const LEADING = 2;
const COMMON: ReadonlySet<string> = new Set(COMMON_KEYS);

function listedOptions(plan: Plan): readonly ListedOption[] {
  return plan.fields
    .filter((field) => isList(field))
    .flatMap((field) => {
      const { key, options, index, hasPopular } = field;
      const isLeading = index < LEADING;
      const named = options.filter(({ name }) => /^\p{L}/u.test(name));
      if (!isLeading && !hasPopular) return [];
      return named.map(({ name, value }) => ({ key, value: String(value), name, isLeading }));
    });
}

/** Whether a field is a list that is always visible. */
function isList(field: PlanField): boolean {
  const isFree = field.parent === null && field.showIf.length === 0 && !field.isUnreachable;
  const isOwn = isFree && !COMMON.has(field.key);
  return isOwn && kindOf(field).opensList;
}

async function countAds(db: Database): Promise<ReadonlyMap<string, number>> {
  const { rows } = await db.execute<{ scope: string; key: string; value: string; df: number }>(sql`
    select scope, key, value, df from filter_tokens where df > 0 and part <> 'word'`);
  const counts = new Map<string, number>();
  for (const { scope, key, value, df } of rows) {
    const name = JSON.stringify([scope, key, value]);
    counts.set(name, (counts.get(name) ?? 0) + df);
  }
  return counts;
}
