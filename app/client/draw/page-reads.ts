import type { SearchFilter } from '@bozor/form-engine/search';

import type {
  AdCount,
  AdPage,
  Advertisement,
  CreationStructure,
  FilterPage,
  PublisherAds,
  PublisherProfile,
  SimilarAds,
  SiteLinks,
} from '../../contract/index.ts';
import type { SearchScope } from '../links/search-address.ts';

/** Parameters of a search on the server. */
export interface SearchRead {
  readonly query?: string;
  readonly categoryId?: string;
  readonly subcategoryId?: string;
  readonly filters: readonly SearchFilter[];
  /** Parts of the query that are not read as filters. */
  readonly literal?: readonly string[];
  readonly limit: number;
  readonly cursor: string | null;
}

/** A refused read, with the refusal of the API. */
interface ReadRefusal {
  readonly refusal: { readonly code: string; readonly message: string };
}

/** Result of a read: an answer or a refusal. */
export type Read<Answer> = Promise<{ readonly answer: Answer } | ReadRefusal>;

/** Pay of a vacancy, in somoni. */
export interface Pay {
  readonly min: number | null;
  readonly max: number | null;
  readonly period: 'HOUR' | 'DAY' | 'MONTH';
}

/** Facts of an ad for search engines that its page does not contain. */
export interface AdFacts {
  readonly priceDirams: number | null;
  readonly city: string | null;
  /** ISO 8601. */
  readonly createdAt: string;
  /** ISO 8601; `null` for an ad that does not expire. */
  readonly expiresAt: string | null;
  /** `null` when there is none, or of another period. */
  readonly pay: Pay | null;
}

/** An ad without its seller's phone, which no HTML contains. */
interface ReadAd {
  readonly ad: Advertisement;
  readonly facts: AdFacts;
}

/**
 * The API's reads for rendering, as for a guest. Each rejects only when the server itself fails.
 */
export interface PageReads {
  readonly structure: () => Promise<CreationStructure>;
  readonly links: () => Promise<SiteLinks>;
  readonly filterPage: (scope: SearchScope) => Read<FilterPage>;
  readonly search: (search: SearchRead) => Read<AdPage>;
  readonly count: (search: SearchRead) => Read<AdCount>;
  readonly ad: (id: number) => Read<ReadAd>;
  readonly publisher: (id: number) => Read<PublisherProfile>;
  /** A page of a publisher's ads with all words of the query in their titles. */
  readonly publisherAds: (id: number, query: string, cursor: string | null) => Read<PublisherAds>;
  readonly similar: (id: number) => Read<SimilarAds>;
}
