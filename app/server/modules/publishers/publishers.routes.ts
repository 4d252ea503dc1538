import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod/mini';

import {
  IdText,
  PublisherAds,
  PublisherAdsQuery,
  PublisherProfile,
  routes,
} from '../../../contract/index.ts';
import type { Database } from '../../db/open-database.ts';
import { findViewer } from '../sessions/index.ts';
import { findPublisherAds } from './find-publisher-ads.ts';
import { findPublisher } from './find-publisher.ts';

/** `/api/v1/publishers/…`: publishers with their ads, open to guests (spec §2). */
export const publisherRoutes: FastifyPluginAsyncZod<{ db: Database }> = async (app, { db }) => {
  app.route({
    method: routes.publisher.method,
    url: routes.publisher.path,
    config: { policy: 'anyone' },
    schema: {
      summary: 'A publisher, without the phone.',
      params: z.object({ id: IdText }),
      response: { 200: PublisherProfile },
    },
    handler: (request) => findPublisher(db, Number(request.params.id)),
  });

  app.route({
    method: routes.publisherAds.method,
    url: routes.publisherAds.path,
    config: { policy: 'anyone' },
    schema: {
      summary: 'A page of a publisher’s published ads, by words of their titles.',
      params: z.object({ id: IdText }),
      querystring: PublisherAdsQuery,
      response: { 200: PublisherAds },
    },
    handler: async (request) => {
      const viewer = await findViewer(db, request);
      return findPublisherAds(db, { id: Number(request.params.id), ...request.query }, viewer);
    },
  });
};
