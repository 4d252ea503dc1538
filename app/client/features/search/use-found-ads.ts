import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';

import type { AdCard, AdPage } from '../../../contract/index.ts';
import { adCount, adSearch } from '../../api/search.ts';
import type { AdSearch } from '../../api/search.ts';

/**
 * Filters read from the query, the order of the ads, the orders that the scope adds, and the ads of
 * the words that are left of a search that finds nothing.
 */
type UnderstoodSearch = Pick<AdPage, 'applied' | 'sort' | 'sorts' | 'loosened' | 'advertisements'>;

/** A list of results and their number. */
export interface FoundAds {
  readonly ads: readonly AdCard[];
  readonly list: UseInfiniteQueryResult<{ readonly pages: readonly unknown[] }>;
  /** Cursor of the next page; `null` after the last. */
  readonly next: string | null;
  /** `null` until loaded. */
  readonly count: number | null;
  /** The ads are those of the previous search. */
  readonly isStale: boolean;
  /** What the server understood; `null` until loaded. */
  readonly understood: UnderstoodSearch | null;
}

/**
 * Ads of a search, loaded page by page. While a new search loads, the previous list stays.
 *
 * @param search `null`: not known yet.
 * @param from Cursor of the first shown page; `null` for the start.
 */
export function useFoundAds(search: AdSearch | null, from: string | null): FoundAds {
  const known = { enabled: search !== null, placeholderData: keepPreviousData };
  const list = useInfiniteQuery({ ...adSearch(search ?? {}, from), ...known });
  const count = useQuery({ ...adCount(search ?? {}), ...known });
  return {
    // Those of a loosened search are shown under its own words.
    ads: list.data?.pages.flatMap((page) => (page.loosened ? [] : page.advertisements)) ?? [],
    list,
    next: list.data?.pages.at(-1)?.cursor ?? null,
    count: count.isError ? null : (count.data?.count ?? null),
    isStale: list.isPlaceholderData,
    understood: list.data?.pages[0] ?? null,
  };
}
