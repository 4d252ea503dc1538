import type { SearchCategory, SearchSubcategory } from '../search-index/index.ts';

/** Scope of a search: a subcategory, a category, or (both `null`) everything. */
export interface SearchScope {
  readonly category: SearchCategory | null;
  readonly subcategory: SearchSubcategory | null;
}
