import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { MyAdPage, MyAdsQuery, routes } from '../../../../contract/index.ts';
import type { Database } from '../../../db/open-database.ts';
import { requireUser } from '../../sessions/index.ts';
import { findMyAds } from './find-my-ads.ts';

/** `GET /api/v1/my-advertisements/`: the user's own ads (spec §2). */
export const myAdvertisementRoutes: FastifyPluginAsyncZod<{ db: Database }> = async (
  app,
  { db },
) => {
  app.route({
    method: routes.myAdvertisements.method,
    url: routes.myAdvertisements.path,
    config: { policy: 'user' },
    schema: {
      summary: 'A page of the user’s own ads, by status.',
      querystring: MyAdsQuery,
      response: { 200: MyAdPage },
    },
    handler: async (request) => findMyAds(db, await requireUser(db, request), request.query),
  });
};
