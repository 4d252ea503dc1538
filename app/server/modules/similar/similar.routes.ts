import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod/mini';

import { IdText, routes, SimilarAds } from '../../../contract/index.ts';
import type { Database } from '../../db/open-database.ts';
import { findViewer } from '../sessions/index.ts';
import { findSimilarAds } from './find-similar-ads.ts';

/** `GET /api/v1/advertisements/:id/similar/`: «Похожие объявления», of a closed ad too. */
export const similarRoutes: FastifyPluginAsyncZod<{ db: Database }> = async (app, { db }) => {
  app.route({
    method: routes.similarAds.method,
    url: routes.similarAds.path,
    config: { policy: 'anyone' },
    schema: {
      summary: 'Published ads that are similar to an ad, the most similar first.',
      params: z.object({ id: IdText }),
      response: { 200: SimilarAds },
    },
    handler: async (request) =>
      findSimilarAds(db, Number(request.params.id), await findViewer(db, request)),
  });
};
