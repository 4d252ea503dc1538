import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { InfiniteData } from '@tanstack/react-query';

import type { AdStatus, MyAdPage } from '../../../contract/index.ts';
import { routes, urlOf } from '../../../contract/plain.ts';
import { call } from '../transport/call.ts';

type Cursor = string | null;
type MyPages = InfiniteData<MyAdPage, Cursor>;

/** One ad, as this viewer may read it. Fails with `ad.unknown` when there is none. */
export function advertisement(id: number) {
  return queryOptions({
    queryKey: ['ads', 'one', id],
    queryFn: ({ signal }) =>
      call(
        { ...routes.readAdvertisement, url: urlOf(routes.readAdvertisement, { id }), signal },
        ({ Advertisement }) => Advertisement,
      ),
  });
}

/** Ads that are similar to one, the most similar first; of a closed ad too. */
export function similarAds(id: number) {
  return queryOptions({
    queryKey: ['ads', 'similar', id],
    queryFn: ({ signal }) =>
      call(
        { ...routes.similarAds, url: urlOf(routes.similarAds, { id }), signal },
        ({ SimilarAds }) => SimilarAds,
      ),
  });
}

/** The user's own ads, newest first, by pages; `null` is every status but deleted. */
export function myAdvertisements(status: AdStatus | null) {
  return infiniteQueryOptions<MyAdPage, Error, MyPages, readonly unknown[], Cursor>({
    queryKey: ['ads', 'mine', status],
    queryFn: ({ pageParam, signal }) => {
      const chosen = status === null ? [] : [['status', status] as const];
      const cursor = pageParam === null ? [] : [['cursor', pageParam] as const];
      const url = urlOf(routes.myAdvertisements, {}, [...chosen, ...cursor]);
      return call({ ...routes.myAdvertisements, url, signal }, ({ MyAdPage }) => MyAdPage);
    },
    initialPageParam: null,
    getNextPageParam: ({ cursor }) => cursor,
  });
}
