import { routes, urlOf } from '../../../app/contract/index.ts';
import type { CallersWorld } from './callers.ts';
import { get, type Row } from './cells.ts';

/** Rows of what visitors keep. */
export const keptRows = (world: () => CallersWorld): readonly Row[] => [
  [routes.keptAds, 'session', get(routes.keptAds.path)],
  [routes.favorites, 'session', get(routes.favorites.path)],
  [
    routes.keepFavorite,
    'session',
    {
      call: () => ({
        method: 'PUT',
        url: urlOf(routes.keepFavorite, { ad_id: world().publishedAd }),
        payload: {},
      }),
      status: 200,
    },
    {
      call: () => ({
        method: 'PUT',
        url: urlOf(routes.keepFavorite, { ad_id: world().hiddenAd }),
        payload: {},
      }),
      status: 404,
    },
  ],
  [
    routes.dropFavorite,
    'session',
    {
      call: () => ({
        method: 'DELETE',
        url: urlOf(routes.dropFavorite, { ad_id: world().publishedAd }),
      }),
      status: 200,
    },
  ],
  [routes.savedSearches, 'user', get(routes.savedSearches.path)],
  [
    routes.saveSearch,
    'user',
    {
      call: () => ({
        method: 'PUT',
        url: routes.saveSearch.path,
        payload: { query: 'машина', filters: [] },
      }),
      status: 200,
    },
  ],
  [
    routes.changeSavedSearch,
    'user',
    {
      call: () => ({
        method: 'PUT',
        url: urlOf(routes.changeSavedSearch, { id: world().savedSearch }),
        payload: { has_alerts: true, is_seen: true },
      }),
      status: 404,
      but: { owner: 200 },
    },
  ],
  // It answers what is left of the caller's own.
  [
    routes.removeSavedSearch,
    'user',
    {
      call: () => ({
        method: 'DELETE',
        url: urlOf(routes.removeSavedSearch, { id: world().savedSearch }),
      }),
      status: 200,
    },
  ],
  [routes.comparisons, 'session', get(routes.comparisons.path)],
  [
    routes.addComparison,
    'session',
    {
      call: () => ({
        method: 'PUT',
        url: urlOf(routes.addComparison, { ad_id: world().publishedAd }),
      }),
      status: 200,
    },
    {
      call: () => ({
        method: 'PUT',
        url: urlOf(routes.addComparison, { ad_id: world().hiddenAd }),
      }),
      status: 404,
    },
  ],
  [
    routes.dropComparison,
    'session',
    {
      call: () => ({
        method: 'DELETE',
        url: urlOf(routes.dropComparison, { ad_id: world().publishedAd }),
      }),
      status: 200,
    },
  ],
  [
    routes.clearComparisons,
    'session',
    { call: () => ({ method: 'DELETE', url: routes.clearComparisons.path }), status: 200 },
  ],
];
