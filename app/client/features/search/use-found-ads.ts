import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';

import type { AdCard } from '../../../contract/index.ts';
import { adCount, adSearch } from '../../api/search.ts';
import type { AdSearch } from '../../api/search.ts';

/** A list of found ads, and how many there are. */
export interface FoundAds {
  readonly ads: readonly AdCard[];
  readonly list: UseInfiniteQueryResult;
  /** Cursor of the page after those that are here; `null` after the last. */
  readonly next: string | null;
  /** `null` until known. */
  readonly count: number | null;
  /** The ads are those of the search before this one. */
  readonly isStale: boolean;
}

/**
 * Ads of a search, more of them as a person scrolls. While another search is on its way the list
 * before it stays.
 *
 * @param search `null`: what to look for is not known yet.
 * @param from Cursor of the first page that is shown; `null` for the beginning.
 */
export function useFoundAds(search: AdSearch | null, from: string | null): FoundAds {
  const isKnown = search !== null;
  const list = useInfiniteQuery({
    ...adSearch(search ?? {}, from),
    enabled: isKnown,
    placeholderData: keepPreviousData,
  });
  const count = useQuery({
    ...adCount(search ?? {}),
    enabled: isKnown,
    placeholderData: keepPreviousData,
  });
  return {
    ads: list.data?.pages.flatMap(({ advertisements }) => advertisements) ?? [],
    list,
    next: list.data?.pages.at(-1)?.cursor ?? null,
    count: count.isError ? null : (count.data?.count ?? null),
    isStale: list.isPlaceholderData,
  };
}
