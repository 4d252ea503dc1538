import { AdCard } from '../ad/advertisement.ts';
import { Slug, filledText, text } from '../wire/text.ts';
import { z } from '../wire/zod.ts';
import {
  QUERY_LENGTH,
  READINGS_LIMIT,
  SEARCH_PAGE_SIZE,
  SUGGESTIONS_LIMIT,
  WIDER_COUNT_LIMIT,
  WIDER_LIMIT,
} from './search-terms.ts';

/** Maximum number of ads per page. */
const PAGE_LIMIT = 100;
/** Maximum number of words in a query. */
const QUERY_WORDS = 32;
/** Maximum number of filters in one search. */
const FILTERS_LIMIT = 40;

/** Text to search for. */
const QueryText = text(QUERY_LENGTH).check(
  z.refine((query) => (query.match(/[\p{L}\p{N}]+/gu) ?? []).length <= QUERY_WORDS),
);

/** Query parameters of a search (spec §7). */
export const SearchQuery = z.object({
  query: z.optional(QueryText),
  category_id: z.optional(Slug),
  subcategory_id: z.optional(Slug),
  /** `cursor` of the previous page; the cursor of another search is refused. */
  cursor: z.optional(z.string().check(z.maxLength(400), z.regex(/^[\w-]+$/))),
  limit: z._default(
    z.coerce.number().check(z.int(), z.minimum(1), z.maximum(PAGE_LIMIT)),
    SEARCH_PAGE_SIZE,
  ),
});
export type SearchQuery = z.infer<typeof SearchQuery>;

/** Pairs of key and value (spec §7), as `toSearchFilters` of the engine creates them. */
export const SearchBody = z.object({
  filters: z
    .array(z.object({ key: filledText(200), value: z.unknown() }))
    .check(z.maxLength(FILTERS_LIMIT)),
  /** Parts of the query to search as words: `words` of the `applied` filters to remove. */
  literal: z.optional(z.array(text(QUERY_LENGTH)).check(z.maxLength(READINGS_LIMIT))),
});
export type SearchBody = z.infer<typeof SearchBody>;

/** A filter that a search read from words of its query. */
export const AppliedWords = z.object({
  /** The words as typed: in `literal` of the request they are searched as words. */
  words: z.string(),
  /** Key of the filter. */
  key: z.string(),
  /** What the filter asks, as a person reads it. */
  text: z.string(),
});
export type AppliedWords = z.infer<typeof AppliedWords>;

/** An order of the ads by a value of theirs. */
export const OwnSort = z.object({
  /** Value of the `sort` filter: the key, then `_asc` or `_desc`. */
  id: z.string(),
  label: z.string(),
});
export type OwnSort = z.infer<typeof OwnSort>;

/** The words of a search, of which some were left out because no ad has all. */
export const LoosenedSearch = z.object({
  /** In the order of the query, at most as many as a query may have. */
  words: z.array(z.object({ text: z.string(), is_kept: z.boolean() })),
  /**
   * The query of the kept words, and of the names of subcategories instead of goods that no ad has;
   * `null` when no ad has any of them.
   */
  query: z.nullable(z.string()),
  /** Number of ads of that query. */
  count: z.int().check(z.minimum(0)),
});
export type LoosenedSearch = z.infer<typeof LoosenedSearch>;

/** A page of ads (spec §3). */
export const AdPage = z.object({
  advertisements: z.array(AdCard),
  /** `null` after the last page. */
  cursor: z.nullable(z.string()),
  /** The same on every page of one search. */
  group_id: z.string(),
  /** Filters read from the query, in its order. */
  applied: z.array(AppliedWords).check(z.maxLength(READINGS_LIMIT)),
  /** The order of the page: `relevant` for a sort that the scope lacks. */
  sort: z.string(),
  /** Orders that the scope has beside those of every search, from its definitions. */
  sorts: z.array(OwnSort),
  /**
   * `null` for the ads of the search itself. When no ad has all its words, the ads are the first
   * ones of `loosened.query`, those of the meant subcategories before others, without a cursor.
   */
  loosened: z.nullable(LoosenedSearch),
});
export type AdPage = z.infer<typeof AdPage>;

/** Number of ads that a search finds. */
export const AdCount = z.object({ count: z.int().check(z.minimum(0)) });
export type AdCount = z.infer<typeof AdCount>;

/** Numbers of ads by the options of the filters, for a search as it is. */
export const SearchFacets = z.object({
  /** Number of ads that the search finds. */
  count: z.int().check(z.minimum(0)),
  /**
   * Filters with options, in the order of the page; without those that were not counted: of more
   * than 500 options, or where other filters leave too many ads. The filter itself does not narrow its own
   * counts: they are those of each option alone. Boxes that an ad has all of are counted together
   * with the chosen ones.
   */
  facets: z.array(
    z.object({
      key: z.string(),
      /** Options that some ad has, the commonest first; an absent one gives nothing. */
      options: z.array(
        z.object({
          /** Text of the option's value. */
          value: z.string(),
          count: z.int().check(z.minimum(1)),
        }),
      ),
    }),
  ),
});
export type SearchFacets = z.infer<typeof SearchFacets>;

/** A section and the number of its ads that a search finds. */
const CountedSection = z.object({
  id: Slug,
  name: z.string(),
  count: z.int().check(z.minimum(0)),
});

/**
 * Numbers of ads by sections, for a search as it is: the same words in each, with the filters that
 * it accepts.
 */
export const SearchSections = z.object({
  /** All categories in their order for a search of the whole site, else the one of its scope. */
  categories: z.array(
    z.extend(CountedSection, {
      /**
       * Empty for a search of the whole site, but for the category that its words mean.
       */
      subcategories: z.array(CountedSection),
    }),
  ),
});
export type SearchSections = z.infer<typeof SearchSections>;

/** A search that finds more than another one. */
export const WiderSearch = z.object({
  /**
   * What is left out: `query` one of the words, `words` all of them, `place` the town, `nearby`
   * the town for another one, `filter` another filter, `scope` the subcategory or the category.
   */
  kind: z.enum(['query', 'words', 'nearby', 'place', 'filter', 'scope']),
  /**
   * Names the search: the words that are left, the nearby town, or its category; `null` of the
   * whole site.
   */
  name: z.nullable(z.string()),
  /** What is left out, in words. */
  without: z.string(),
  /** The page of the search, from the root. */
  link: z.string(),
  /** Number of ads; of more than `WIDER_COUNT_LIMIT` one more than that. */
  count: z.int().check(z.minimum(1), z.maximum(WIDER_COUNT_LIMIT + 1)),
});
export type WiderSearch = z.infer<typeof WiderSearch>;

/** The nearest wider searches of a search; each finds something, and no two are equal. */
export const WiderSearches = z.object({
  searches: z.array(WiderSearch).check(z.maxLength(WIDER_LIMIT)),
});
export type WiderSearches = z.infer<typeof WiderSearches>;

/** Request of suggestions for the start of a query. */
export const SuggestionsQuery = z.object({ query: text(QUERY_LENGTH) });

/** One suggestion (spec §3, the first shape). */
export const Suggestion = z.object({
  category_id: z.nullable(Slug),
  subcategory_id: z.nullable(Slug),
  image_url: z.nullable(z.string()),
  title: z.string(),
  subtitle: z.nullable(z.string()),
  /**
   * `CATEGORY`, `SUBCATEGORY`: a scope. `SEARCH_HISTORY`: a query, with the category that has the
   * most matches. `SEARCH_BY_FILTERS`: a scope and one filter.
   */
  type: z.enum(['CATEGORY', 'SUBCATEGORY', 'SEARCH_HISTORY', 'SEARCH_BY_FILTERS']),
  icons: z.nullable(z.object({ dark: z.string(), light: z.string() })),
  filter: z.nullable(z.object({ key: z.string(), value: z.nullish(z.string()) })),
});
export type Suggestion = z.infer<typeof Suggestion>;

/** Suggestions, best first. */
export const Suggestions = z.array(Suggestion).check(z.maxLength(SUGGESTIONS_LIMIT));
export type Suggestions = z.infer<typeof Suggestions>;
