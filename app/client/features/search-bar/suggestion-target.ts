import { QUERY_PREFIX } from '@bozor/form-engine/search';

import type { Suggestion } from '../../../contract/index.ts';
import { EVERYTHING } from '../../links/search-address.ts';
import type { SearchAddress, SearchScope } from '../../links/search-address.ts';

/** Target of a suggestion (spec §2): a scope opens its filters, any other is a search. */
export type SuggestionTarget =
  | { readonly type: 'filters'; readonly scope: SearchScope }
  | { readonly type: 'search'; readonly address: SearchAddress };

/** The target of choosing this suggestion. */
export function suggestionTarget(suggestion: Suggestion): SuggestionTarget {
  const { type, title, category_id, subcategory_id, filter } = suggestion;
  const address = { ...EVERYTHING, categoryId: category_id, subcategoryId: subcategory_id };
  switch (type) {
    case 'CATEGORY':
    case 'SUBCATEGORY': {
      const scope = scopeIn(suggestion);
      return scope === null ? { type: 'search', address } : { type: 'filters', scope };
    }
    case 'SEARCH_HISTORY':
      return { type: 'search', address: { ...address, query: title } };
    case 'SEARCH_BY_FILTERS': {
      const text = filter?.value ?? null;
      const entries =
        filter === null || text === null ? [] : [[`${QUERY_PREFIX}${filter.key}`, text] as const];
      return { type: 'search', address: { ...address, entries } };
    }
  }
}

/** Key of a suggestion: equal suggestions have equal keys in every list. */
export function suggestionKey(suggestion: Suggestion): string {
  const { type, title, category_id, subcategory_id, filter } = suggestion;
  return JSON.stringify([type, category_id, subcategory_id, filter, title]);
}

function scopeIn({ category_id, subcategory_id }: Suggestion): SearchScope | null {
  if (subcategory_id !== null) return { kind: 'subcategory', id: subcategory_id };
  return category_id === null ? null : { kind: 'category', id: category_id };
}
