import type { AppliedWords } from '../../../contract/index.ts';
import type { Catalogue } from '../search-index/index.ts';
import type { NarrowedScope } from './readings/read-meant.ts';
import type { FoundRow, Position, SearchOrder } from './rows/search-order.ts';
import type { ValidatedSearch } from './validate-search.ts';
import type { Topic } from './words/find-topic.ts';
import type { QueryWord } from './words/read-query.ts';

/** The meaning of a search. */
export interface ReadSearch extends ValidatedSearch {
  /** The required words: empty without a query; `null` for a query that no ad matches. */
  readonly words: readonly QueryWord[] | null;
  /** Filters read from the query. */
  readonly applied: readonly AppliedWords[];
  /** Subcategories to which a search of the whole site is narrowed by them; empty for all. */
  readonly narrowed: readonly NarrowedScope[];
  /** Numbers of the subcategories that the words mean, the likeliest first. */
  readonly likely: ReadonlySet<number>;
  /** What a search of the whole site is about; `null` where its words exclude no subcategory. */
  readonly topic: Topic | null;
}

/** A valid search whose words are read. */
export interface AskedSearch extends ReadSearch {
  readonly catalogue: Catalogue;
  readonly order: SearchOrder;
  /**
   * Numbers of the subcategories that the words mean, in an order by relevance; `null` in any other.
   */
  readonly meant: ReadonlySet<number> | null;
}

/** A part of a search's rows. */
export interface RowRange {
  /** Position of each stream of the order. */
  readonly positions: readonly Position[];
  /** Maximum number of rows per stream. */
  readonly limit: number;
}

/** Number of ads with an option: a value that is the only one of an ad, or a member of its list. */
export interface TokenCount {
  readonly key: string;
  /** As in `filter_tokens.value`. */
  readonly value: string;
  readonly part: 'one' | 'member';
  readonly count: number;
}

/** What searches the published ads: the database, or a copy in memory. Both answer alike. */
export interface AdIndex {
  /**
   * Counts the ads of a search: exactly those that its pages show.
   *
   * @param limit Number after which the counting ends; all without.
   */
  readonly count: (asked: AskedSearch, limit?: number | null) => Promise<number>;
  /** Returns the rows of every stream of a search's order after its position. */
  readonly findRows: (asked: AskedSearch, range: RowRange) => Promise<readonly FoundRow[]>;
  /**
   * Returns the ids of all ads of a search; those that are not among some may be left out.
   *
   * @param among Called where it helps; `null` for all.
   * @param room Returns an array of some length for them, which may be used instead of a new one.
   */
  readonly findIds: (
    asked: AskedSearch,
    among: () => Int32Array | null,
    room?: (length: number) => Int32Array,
  ) => Promise<Int32Array>;
  /**
   * Counts the options of filters among the ads of a search; options without ads may be absent.
   *
   * @returns `null` for too many ads to count.
   */
  readonly countOptions: (
    asked: AskedSearch,
    keys: readonly string[],
  ) => Promise<readonly TokenCount[] | null>;
}
