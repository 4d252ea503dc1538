import type { Plan } from '@bozor/form-engine';
import { toCriteria, type Criterion } from '@bozor/form-engine/search';

import { SEARCH_OPTIONS } from '../../../../contract/index.ts';
import type { Catalogue } from '../../search-index/index.ts';
import type { SearchScope } from '../search-scope.ts';
import { readFilters, type FiltersRead, type ReadableSearch } from './read-filters.ts';

/** A subcategory, and what its own filters ask there. */
export interface NarrowedScope {
  readonly scope: SearchScope;
  readonly criteria: readonly Criterion[];
}

/** A reading by the pages of the subcategories that a query means. */
export interface MeantRead extends FiltersRead {
  /** The subcategories where the filters are; empty when all of them are those of every search. */
  readonly narrowed: readonly NarrowedScope[];
}

/**
 * Reads a query of the whole site or of a category by the pages of the subcategories that it means: «2 комнаты» is a
 * filter of flats. Filters of every search are read as such.
 *
 * @param meant Numbers of the meant subcategories.
 */
export function readMeant(
  catalogue: Catalogue,
  search: ReadableSearch & { readonly scope: SearchScope },
  meant: ReadonlySet<number>,
): MeantRead {
  const shared = new Set(catalogue.commonPlan().keys);
  const readings = Array.from(catalogue.subcategoryById.values()).flatMap((subcategory) => {
    const category = catalogue.categoryById.get(subcategory.categoryId) ?? null;
    const isThere = search.scope.category === null || search.scope.category === category;
    const isMeant = isThere && meant.has(subcategory.number) && subcategory.isOffered;
    const plan = isMeant ? catalogue.planOf('search', subcategory.id) : null;
    if (plan === null) return [];
    return [{ scope: { category, subcategory }, plan, read: readFilters({ ...search, plan }) }];
  });
  const [best] = readings
    .filter(({ read }) => read.applied.some(({ key }) => !shared.has(key)))
    .toSorted((a, b) => b.read.applied.length - a.read.applied.length);
  if (best === undefined) {
    const readable = isElsewhere(search.scope, meant) ? shared : null;
    return { ...readFilters({ ...search, readable }), narrowed: [] };
  }

  const name = JSON.stringify(best.read.applied);
  const alike = readings.filter(({ read }) => JSON.stringify(read.applied) === name);
  return {
    ...best.read,
    payload: {
      ...search.payload,
      ...Object.fromEntries(Object.entries(best.read.payload).filter(([key]) => shared.has(key))),
    },
    narrowed: alike.map(({ scope, plan, read }) => ({
      scope,
      criteria: ownCriteria(plan, read, shared),
    })),
  };
}

/**
 * Whether a query means another category than that of its scope: «продаю машину» in the category of
 * flats is no deal of flats, and lists what the search of the whole site counts there.
 */
function isElsewhere({ category }: SearchScope, meant: ReadonlySet<number>): boolean {
  return (
    meant.size > 0 && category?.subcategories.every(({ number }) => !meant.has(number)) === true
  );
}

function ownCriteria(
  plan: Plan,
  { payload }: FiltersRead,
  shared: ReadonlySet<string>,
): readonly Criterion[] {
  return toCriteria(plan, payload, SEARCH_OPTIONS).filter(({ key }) => !shared.has(key));
}
