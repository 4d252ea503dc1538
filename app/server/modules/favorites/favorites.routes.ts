import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod/mini';

import {
  FavoriteBody,
  FavoritePage,
  FavoritesQuery,
  IdText,
  KeptAds,
  routes,
} from '../../../contract/index.ts';
import type { Database } from '../../db/open-database.ts';
import { toPageLanguage } from '../../page-language.ts';
import { nameSection } from '../definitions/index.ts';
import { findKeptAds } from '../kept-ads/index.ts';
import { requireViewer } from '../sessions/index.ts';
import { findFavorites } from './find-favorites.ts';
import { dropFavorite, keepFavorite } from './keep-favorite.ts';

interface FavoriteOptions {
  readonly db: Database;
  /** Maximum number of changes per minute and address. */
  readonly writesAMinute: number;
}

const params = z.object({ ad_id: IdText });

/** `/api/v1/favorites/…`: the favourites of a guest or a user (spec §2). */
export const favoriteRoutes: FastifyPluginAsyncZod<FavoriteOptions> = async (
  app,
  { db, writesAMinute },
) => {
  const config = { policy: 'session', rateLimit: { max: writesAMinute } } as const;

  app.route({
    method: routes.favorites.method,
    url: routes.favorites.path,
    config: { policy: 'session' },
    schema: {
      summary: 'A page of the viewer’s favourites, by category.',
      querystring: FavoritesQuery,
      response: { 200: FavoritePage },
    },
    handler: async (request) => {
      const page = await findFavorites(db, await requireViewer(db, request), request.query);
      const language = toPageLanguage(request.headers.cookie);
      const categories = page.categories.map((one) => ({
        ...one,
        name: nameSection(one, language),
      }));
      return { ...page, categories };
    },
  });

  app.route({
    method: routes.keepFavorite.method,
    url: routes.keepFavorite.path,
    config,
    schema: {
      summary: 'Adds an ad to the favourites, or changes its note.',
      params,
      body: FavoriteBody,
      response: { 200: KeptAds },
    },
    handler: async (request) => {
      const viewer = await requireViewer(db, request);
      await keepFavorite(db, { viewer, adId: Number(request.params.ad_id) }, request.body);
      return findKeptAds(db, viewer);
    },
  });

  app.route({
    method: routes.dropFavorite.method,
    url: routes.dropFavorite.path,
    config,
    schema: {
      summary: 'Removes an ad from the favourites.',
      params,
      response: { 200: KeptAds },
    },
    handler: async (request) => {
      const viewer = await requireViewer(db, request);
      await dropFavorite(db, { viewer, adId: Number(request.params.ad_id) });
      return findKeptAds(db, viewer);
    },
  });
};
