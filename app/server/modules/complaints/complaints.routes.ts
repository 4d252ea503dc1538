import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod/mini';

import { Complaint, ComplaintReceived, IdText, routes } from '../../../contract/index.ts';
import type { Database } from '../../db/open-database.ts';
import { callerAddress } from '../../plugins/caller-address.ts';
import { requireViewer } from '../sessions/index.ts';
import { storeComplaint } from './store-complaint.ts';

interface ComplaintOptions {
  readonly db: Database;
  /** Maximum number of calls per minute and address. */
  readonly writesAMinute: number;
}

/** `PUT /api/v1/advertisements/:id/complaint/`: «Пожаловаться». */
export const complaintRoutes: FastifyPluginAsyncZod<ComplaintOptions> = async (
  app,
  { db, writesAMinute },
) => {
  app.route({
    method: routes.complain.method,
    url: routes.complain.path,
    config: { policy: 'session', rateLimit: { max: writesAMinute } },
    schema: {
      summary: 'Complains about an ad; a second complaint of the same person replaces the first.',
      params: z.object({ id: IdText }),
      body: Complaint,
      response: { 200: ComplaintReceived },
    },
    handler: async (request) => {
      const adId = Number(request.params.id);
      await storeComplaint(db, {
        adId,
        complaint: request.body,
        viewer: await requireViewer(db, request),
        network: callerAddress(request),
      });
      return { ad_id: adId };
    },
  });
};
