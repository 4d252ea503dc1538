import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod/mini';

import { Comparisons, IdText, KeptAds, routes } from '../../../contract/index.ts';
import type { Database } from '../../db/open-database.ts';
import { toPageLanguage } from '../../page-language.ts';
import { nameSection } from '../definitions/index.ts';
import { findKeptAds } from '../kept-ads/index.ts';
import { requireViewer } from '../sessions/index.ts';
import { addComparison, clearComparisons, dropComparison } from './change-comparisons.ts';
import { findComparisons } from './find-comparisons.ts';

interface ComparisonOptions {
  readonly db: Database;
  /** Maximum number of changes per minute and address. */
  readonly writesAMinute: number;
}

const params = z.object({ ad_id: IdText });

/** `/api/v1/comparisons/…`: the ads that a guest or a user compares (spec §2). */
export const comparisonRoutes: FastifyPluginAsyncZod<ComparisonOptions> = async (
  app,
  { db, writesAMinute },
) => {
  const config = { policy: 'session', rateLimit: { max: writesAMinute } } as const;
  const response = { 200: KeptAds };

  app.route({
    method: routes.comparisons.method,
    url: routes.comparisons.path,
    config: { policy: 'session' },
    schema: {
      summary: 'The compared ads of the viewer with their rows, by subcategory.',
      response: { 200: Comparisons },
    },
    handler: async (request) => {
      const { comparisons } = await findComparisons(db, await requireViewer(db, request));
      const language = toPageLanguage(request.headers.cookie);
      return {
        comparisons: comparisons.map(({ name, ...one }) => ({
          ...one,
          name: nameSection({ id: one.subcategory_id, name }, language),
        })),
      };
    },
  });

  app.route({
    method: routes.clearComparisons.method,
    url: routes.clearComparisons.path,
    config,
    schema: { summary: 'Removes all ads from the comparisons.', response },
    handler: async (request) => {
      const viewer = await requireViewer(db, request);
      await clearComparisons(db, viewer);
      return findKeptAds(db, viewer);
    },
  });

  app.route({
    method: routes.addComparison.method,
    url: routes.addComparison.path,
    config,
    schema: { summary: 'Adds an ad to the comparisons.', params, response },
    handler: async (request) => {
      const viewer = await requireViewer(db, request);
      await addComparison(db, { viewer, adId: Number(request.params.ad_id) });
      return findKeptAds(db, viewer);
    },
  });

  app.route({
    method: routes.dropComparison.method,
    url: routes.dropComparison.path,
    config,
    schema: { summary: 'Removes an ad from the comparisons.', params, response },
    handler: async (request) => {
      const viewer = await requireViewer(db, request);
      await dropComparison(db, { viewer, adId: Number(request.params.ad_id) });
      return findKeptAds(db, viewer);
    },
  });
};
