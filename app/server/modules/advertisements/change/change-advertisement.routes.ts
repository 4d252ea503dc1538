import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod/mini';

import {
  AdChange,
  AdState,
  IDEMPOTENCY_KEY_HEADER,
  IdText,
  routes,
} from '../../../../contract/index.ts';
import type { Database } from '../../../db/open-database.ts';
import { sendJson } from '../../../send-json.ts';
import { requireUser } from '../../sessions/index.ts';
import { requireKey } from '../require-key.ts';
import { changeAdStatus } from './change-ad-status.ts';

interface ChangeOptions {
  readonly db: Database;
  /** Maximum number of changes per minute and address. */
  readonly writesAMinute: number;
}

const stateAnswer: { readonly 200: unknown } = { 200: AdState };

/** `POST /api/v1/advertisements/{id}/transitions/`: a seller hides, closes, deletes or returns an ad. */
export const changeAdvertisementRoutes: FastifyPluginAsyncZod<ChangeOptions> = async (
  app,
  { db, writesAMinute },
) => {
  app.route({
    method: routes.changeAdvertisement.method,
    url: routes.changeAdvertisement.path,
    config: { policy: 'user', rateLimit: { max: writesAMinute } },
    schema: {
      summary: 'Changes the status of the user’s own ad; an unlisted transition is 409.',
      params: z.object({ id: IdText }),
      body: AdChange,
      response: stateAnswer,
    },
    handler: async (request, reply) => {
      const owner = await requireUser(db, request);
      const key = requireKey(request.headers[IDEMPOTENCY_KEY_HEADER]);
      const adId = Number(request.params.id);
      return sendJson(reply, await changeAdStatus(db, { owner, key, adId, change: request.body }));
    },
  });
};
