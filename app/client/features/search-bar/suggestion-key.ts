import type { Suggestion } from '../../../contract/index.ts';

/** Tells a suggestion from the others of a list: the same thing has the same key in every list. */
export function suggestionKey(suggestion: Suggestion): string {
  const { type, title, category_id, subcategory_id, filter } = suggestion;
  return JSON.stringify([type, category_id, subcategory_id, filter, title]);
}
