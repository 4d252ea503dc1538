import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { InfiniteData } from '@tanstack/react-query';

import type { FavoritePage, KeptAds } from '../../../contract/index.ts';
import { routes, urlOf } from '../../../contract/plain.ts';
import { call, readAnswer } from '../transport/call.ts';
import type { CallRequest, ShapeOf } from '../transport/call.ts';
import { withSession } from '../with-session.ts';
import { dropEarlyAnswer, takeEarlyAnswer } from './early-answer.ts';

type Cursor = string | null;
type FavoritePages = InfiniteData<FavoritePage, Cursor>;

/** A change of what the visitor keeps. */
export type KeepChange =
  | { readonly type: 'like'; readonly id: number; readonly note?: string | null }
  | { readonly type: 'unlike' | 'compare' | 'uncompare'; readonly id: number }
  | { readonly type: 'clear' };

/** Ids of the ads that the visitor keeps. */
export async function readKept(): Promise<KeptAds> {
  return withSession(() =>
    call({ ...routes.keptAds, url: urlOf(routes.keptAds, {}) }, ({ KeptAds }) => KeptAds),
  );
}

/**
 * Changes what the visitor keeps; returns all that is kept then. Ads of a guest belong to the
 * anonymous session of this device.
 *
 * @throws {ApiFailure} favorites.too-many, comparisons.too-many, ad.unknown, ad.hidden, …
 */
export async function changeKept(change: KeepChange): Promise<KeptAds> {
  dropEarlyAnswer();
  return withSession(() =>
    call({ ...toRequest(change), keepalive: true }, ({ KeptAds }) => KeptAds),
  );
}

function toRequest(change: KeepChange) {
  switch (change.type) {
    case 'like': {
      const { id, note } = change;
      const body = note === undefined ? {} : { note };
      return { ...routes.keepFavorite, url: urlOf(routes.keepFavorite, { ad_id: id }), body };
    }
    case 'unlike':
      return { ...routes.dropFavorite, url: urlOf(routes.dropFavorite, { ad_id: change.id }) };
    case 'compare':
      return {
        ...routes.addComparison,
        url: urlOf(routes.addComparison, { ad_id: change.id }),
        body: {},
      };
    case 'uncompare':
      return { ...routes.dropComparison, url: urlOf(routes.dropComparison, { ad_id: change.id }) };
    case 'clear':
      return { ...routes.clearComparisons, url: urlOf(routes.clearComparisons, {}) };
  }
}

/** The favourites of a category, or of all, the last added first, by pages. */
export function favorites(categoryId: string | null) {
  return infiniteQueryOptions<FavoritePage, Error, FavoritePages, readonly unknown[], Cursor>({
    queryKey: ['favorites', categoryId],
    queryFn: ({ pageParam, signal }) => {
      const chosen = categoryId === null ? [] : [['category_id', categoryId] as const];
      const cursor = pageParam === null ? [] : [['cursor', pageParam] as const];
      const url = urlOf(routes.favorites, {}, [...chosen, ...cursor]);
      return readList({ ...routes.favorites, url, signal }, ({ FavoritePage }) => FavoritePage);
    },
    initialPageParam: null,
    getNextPageParam: ({ cursor }) => cursor,
    staleTime: 0,
  });
}

/** The compared ads, by subcategory. */
export function comparisons() {
  return queryOptions({
    queryKey: ['comparisons'],
    queryFn: ({ signal }) =>
      readList(
        { ...routes.comparisons, url: urlOf(routes.comparisons, {}), signal },
        ({ Comparisons }) => Comparisons,
      ),
    staleTime: 0,
  });
}

/** The answer that the head of the page has requested; without a good one, that of a call. */
async function readList<Answer>(request: CallRequest, shapeOf: ShapeOf<Answer>): Promise<Answer> {
  const json = await takeEarlyAnswer(request.url);
  const early = json === null ? null : await readAnswer({ isOk: true, json }, shapeOf).catch(none);
  return early ?? withSession(() => call(request, shapeOf));
}

function none(): null {
  return null;
}
