import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod/mini';

import {
  AdAllowance,
  AdStatistics,
  IdText,
  MyAdPage,
  MyAdsQuery,
  routes,
} from '../../../../contract/index.ts';
import type { Database } from '../../../db/open-database.ts';
import { requireUser } from '../../sessions/index.ts';
import { findAdAllowance } from '../publish/check-quota.ts';
import { findAdStatistics } from './find-ad-statistics.ts';
import { findMyAds } from './find-my-ads.ts';

/** `GET /api/v1/my-advertisements/…`: the user's own ads and their statistics (spec §2). */
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

  app.route({
    method: routes.adLimit.method,
    url: routes.adLimit.path,
    config: { policy: 'user' },
    schema: {
      summary: 'Whether the user may publish another ad now, else the refusal.',
      response: { 200: AdAllowance },
    },
    handler: async (request) => findAdAllowance(db, (await requireUser(db, request)).id),
  });

  app.route({
    method: routes.adStatistics.method,
    url: routes.adStatistics.path,
    config: { policy: 'user' },
    schema: {
      summary: 'Views by day, phones, favourites and prices of the user’s own ad.',
      params: z.object({ id: IdText }),
      response: { 200: AdStatistics },
    },
    handler: async (request) =>
      findAdStatistics(db, await requireUser(db, request), Number(request.params.id)),
  });
};
