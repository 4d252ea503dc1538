import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod/mini';

import { IdText, RevealedPhone, routes } from '../../../../contract/index.ts';
import type { Database } from '../../../db/open-database.ts';
import { callerAddress } from '../../../plugins/caller-address.ts';
import { requireViewer } from '../../sessions/index.ts';
import { revealPhone } from './reveal-phone.ts';

interface PhoneOptions {
  readonly db: Database;
  /** Maximum number of calls per minute and address. */
  readonly writesAMinute: number;
}

/** `POST /api/v1/advertisements/:id/phone/`: «Показать телефон». */
export const phoneRoutes: FastifyPluginAsyncZod<PhoneOptions> = async (
  app,
  { db, writesAMinute },
) => {
  app.route({
    method: routes.revealPhone.method,
    url: routes.revealPhone.path,
    config: { policy: 'session', rateLimit: { max: writesAMinute } },
    schema: {
      summary: 'The phone of an ad’s seller; a session is needed, and a day has a limit.',
      params: z.object({ id: IdText }),
      response: { 200: RevealedPhone },
    },
    handler: async (request) =>
      revealPhone(db, {
        adId: Number(request.params.id),
        viewer: await requireViewer(db, request),
        network: callerAddress(request),
      }),
  });
};
