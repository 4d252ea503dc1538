import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { KeptAds, routes } from '../../../contract/index.ts';
import type { Database } from '../../db/open-database.ts';
import { requireViewer } from '../sessions/index.ts';
import { findKeptAds } from './find-kept-ads.ts';

/** `GET /api/v1/kept-ads/`: which ads a page marks as favourite or compared. */
export const keptAdRoutes: FastifyPluginAsyncZod<{ readonly db: Database }> = async (
  app,
  { db },
) => {
  app.route({
    method: routes.keptAds.method,
    url: routes.keptAds.path,
    config: { policy: 'session' },
    schema: {
      summary: 'The ids of the viewer’s favourite and compared ads, with the number of new alerts.',
      response: { 200: KeptAds },
    },
    handler: async (request) => findKeptAds(db, await requireViewer(db, request)),
  });
};
