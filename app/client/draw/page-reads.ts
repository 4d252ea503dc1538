import type { SearchFilter } from '@bozor/form-engine/search';

import type {
  AdCount,
  AdPage,
  Advertisement,
  CreationStructure,
  FilterPage,
} from '../../contract/index.ts';
import type { SearchPlace } from '../links/search-address.ts';

/** A search as a server reads it. */
export interface SearchRead {
  readonly query?: string;
  readonly categoryId?: string;
  readonly subcategoryId?: string;
  readonly filters: readonly SearchFilter[];
  readonly limit: number;
  readonly cursor: string | null;
}

/** A read that is refused, as the API would refuse it. */
interface ReadRefusal {
  readonly refusal: { readonly code: string; readonly message: string };
}

/** What was read; a refusal is an answer too. */
export type Read<Answer> = Promise<{ readonly answer: Answer } | ReadRefusal>;

/** What search engines are given of an ad, and its page does not hold. */
export interface AdFacts {
  readonly priceDirams: number | null;
  readonly city: string | null;
  /** ISO 8601. */
  readonly createdAt: string;
}

/** An ad without its seller's phone: no HTML holds one. */
interface ReadAd {
  readonly ad: Advertisement;
  readonly facts: AdFacts;
}

/**
 * What pages are drawn with: the API's reads, as a guest would get them. Each fails only when the
 * server itself does.
 */
export interface PageReads {
  readonly structure: () => Promise<CreationStructure>;
  readonly filterPage: (place: SearchPlace) => Read<FilterPage>;
  readonly search: (search: SearchRead) => Read<AdPage>;
  readonly count: (search: SearchRead) => Read<AdCount>;
  /** `gone`: it was there, and its seller deleted it. */
  readonly ad: (id: number) => Promise<ReadAd | 'unknown' | 'gone'>;
}
