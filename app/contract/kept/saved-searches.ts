import { QUERY_LENGTH } from '../search/search-terms.ts';
import { SearchBody } from '../search/search.ts';
import { Slug, filledText, text } from '../wire/text.ts';
import { z } from '../wire/zod.ts';
import { ALERTS_SHOWN, SAVED_SEARCHES_LIMIT, SEARCH_NAME_LENGTH } from './kept-terms.ts';

/** A search as it is kept: what it finds, without its order. */
export const KeptSearch = z.extend(SearchBody, {
  query: z.optional(text(QUERY_LENGTH)),
  category_id: z.optional(Slug),
  subcategory_id: z.optional(Slug),
});
export type KeptSearch = z.infer<typeof KeptSearch>;

/** A saved search of the user. */
const SavedSearch = z.object({
  id: z.int(),
  name: z.string(),
  /** Its page, from the root. */
  link: z.string(),
  /** Whether new ads are noted. */
  has_alerts: z.boolean(),
  /** Number of published ads that were noted since the search was last opened; a larger one is cut. */
  new_count: z.int().check(z.minimum(0), z.maximum(ALERTS_SHOWN)),
});
export type SavedSearch = z.infer<typeof SavedSearch>;

/** All saved searches of a user, the last saved first. */
export const SavedSearches = z.object({
  searches: z.array(SavedSearch).check(z.maxLength(SAVED_SEARCHES_LIMIT)),
  /** The one that the call saved or changed; `null` of a call that reads or removes. */
  changed_id: z.nullable(z.int()),
  /** Whether it was not there before the call. */
  is_new: z.boolean(),
});
export type SavedSearches = z.infer<typeof SavedSearches>;

/** A change of a saved search; what is absent stays as it is. */
export const SavedSearchChange = z.strictObject({
  name: z.optional(filledText(SEARCH_NAME_LENGTH).check(z.refine((name) => name.trim() !== ''))),
  has_alerts: z.optional(z.boolean()),
  /** Its new ads have been seen. */
  is_seen: z.optional(z.literal(true)),
  /** Takes a removal back. */
  is_removed: z.optional(z.literal(false)),
});
export type SavedSearchChange = z.infer<typeof SavedSearchChange>;
