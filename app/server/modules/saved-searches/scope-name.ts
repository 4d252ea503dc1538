import type { IndexedAd, SearchDescription } from '../search/index.ts';

/** Returns the name of a scope: `saved_searches.scope`. */
export function scopeName({ category, subcategory }: SearchDescription['scope']): string {
  if (subcategory !== null) return `subcategory/${subcategory.id}`;
  return category === null ? '' : `category/${category.id}`;
}

/** Returns the names of all scopes that an ad is in. */
export function scopeNamesOf({ category, subcategory }: IndexedAd): readonly string[] {
  return [
    { category, subcategory },
    { category, subcategory: null },
    { category: null, subcategory: null },
  ].map(scopeName);
}
