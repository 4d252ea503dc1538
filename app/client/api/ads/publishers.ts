import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { InfiniteData } from '@tanstack/react-query';

import type { PublisherAds } from '../../../contract/index.ts';
import { routes, urlOf } from '../../../contract/plain.ts';
import { call } from '../transport/call.ts';

type Cursor = string | null;
type Pages = InfiniteData<PublisherAds, Cursor>;

/** A publisher. Fails with `user.unknown` or `user.deleted` when there is none. */
export function publisher(id: number) {
  return queryOptions({
    queryKey: ['publishers', id],
    queryFn: ({ signal }) =>
      call(
        { ...routes.publisher, url: urlOf(routes.publisher, { id }), signal },
        ({ PublisherProfile }) => PublisherProfile,
      ),
  });
}

/**
 * A publisher's ads whose titles have all words of the query, by pages.
 *
 * @param from Cursor of the first page: the end of another one, as in a link without JavaScript.
 */
export function publisherAds(id: number, query: string, from: Cursor = null) {
  return infiniteQueryOptions<PublisherAds, Error, Pages, readonly unknown[], Cursor>({
    queryKey: ['publishers', id, 'ads', query, ...(from === null ? [] : [from])],
    queryFn: ({ pageParam, signal }) => {
      const words = query === '' ? [] : [['query', query] as const];
      const cursor = pageParam === null ? [] : [['cursor', pageParam] as const];
      const url = urlOf(routes.publisherAds, { id }, [...words, ...cursor]);
      return call({ ...routes.publisherAds, url, signal }, ({ PublisherAds: Page }) => Page);
    },
    initialPageParam: from,
    getNextPageParam: ({ cursor }) => cursor,
  });
}
