import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { ImportCandidates, ImportRequest, ImportResult, routes } from '../../../contract/index.ts';
import { requireUser } from '../sessions/index.ts';
import { readCandidates, type ImportDesk } from './find-candidates.ts';
import { importAds } from './import-ads.ts';

interface ImportOptions {
  readonly desk: ImportDesk;
  /** Maximum number of imports per minute and address. */
  readonly writesAMinute: number;
}

/** `/api/v1/imports/`: the caller's ads on other sites (spec §4, «Import offer»). */
export const importRoutes: FastifyPluginAsyncZod<ImportOptions> = async (
  app,
  { desk, writesAMinute },
) => {
  app.route({
    method: routes.importCandidates.method,
    url: routes.importCandidates.path,
    config: { policy: 'user' },
    schema: {
      summary: 'Ads of other sites that the user can import: found by the verified phone.',
      response: { 200: ImportCandidates },
    },
    handler: async (request) => {
      const { id } = await requireUser(desk.db, request);
      return { advertisements: [...(await readCandidates(desk.db, id))] };
    },
  });

  app.route({
    method: routes.importAds.method,
    url: routes.importAds.path,
    config: { policy: 'user', rateLimit: { max: writesAMinute } },
    schema: {
      summary: 'Publishes candidates; an incomplete one is returned as a draft.',
      body: ImportRequest,
      response: { 200: ImportResult },
    },
    handler: async (request) => {
      const owner = await requireUser(desk.db, request);
      return { outcomes: [...(await importAds(desk, owner, request.body.ids))] };
    },
  });
};
