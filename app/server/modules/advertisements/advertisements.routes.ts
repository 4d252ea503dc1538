import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod/mini';

import {
  Advertisement,
  AdvertisementDraft,
  DRAFT_BYTES,
  IDEMPOTENCY_KEY_HEADER,
  IdText,
  routes,
  urlOf,
} from '../../../contract/index.ts';
import { ApiError } from '../../api-error.ts';
import type { Database } from '../../db/open-database.ts';
import { callerAddress } from '../../plugins/caller-address.ts';
import { sendJson } from '../../send-json.ts';
import { findViewer, requireUser } from '../sessions/index.ts';
import { createAdvertisement } from './publish/create-advertisement.ts';
import { countView, findAdvertisement } from './read/find-advertisement.ts';
import { isErased } from './read/is-erased.ts';
import { presentAdvertisement } from './read/present-advertisement.ts';
import { isOwner } from './read/present-card.ts';
import { whyNotShown } from './read/why-not-shown.ts';
import { requireKey } from './require-key.ts';

interface AdvertisementOptions {
  readonly db: Database;
  /** Maximum number of new ads per minute and address. */
  readonly writesAMinute: number;
}

const createdAnswer: { readonly 201: unknown } = { 201: Advertisement };
/** The part of a stored response that is read: the other fields may have an earlier shape. */
const Created = z.pick(Advertisement, { id: true });

/** `/api/v1/advertisements/…`: publishing requires a user, reading does not (spec §3, §6). */
export const advertisementRoutes: FastifyPluginAsyncZod<AdvertisementOptions> = async (
  app,
  { db, writesAMinute },
) => {
  app.route({
    method: routes.createAdvertisement.method,
    url: routes.createAdvertisement.path,
    bodyLimit: DRAFT_BYTES,
    config: { policy: 'user', rateLimit: { max: writesAMinute } },
    schema: {
      summary: 'Publishes an ad. Faults of the form are returned as 422, by field key.',
      body: AdvertisementDraft,
      response: createdAnswer,
    },
    handler: async (request, reply) => {
      const owner = await requireUser(db, request);
      const key = requireKey(request.headers[IDEMPOTENCY_KEY_HEADER]);
      const json = await createAdvertisement(db, { owner, key, draft: request.body });
      const { id } = Created.parse(JSON.parse(json));
      reply.code(201).header('location', urlOf(routes.readAdvertisement, { id }));
      return sendJson(reply, json);
    },
  });

  app.route({
    method: routes.readAdvertisement.method,
    url: routes.readAdvertisement.path,
    config: { policy: 'anyone' },
    schema: {
      summary: 'One ad, with the fields that the viewer may read.',
      params: z.object({ id: IdText }),
      response: { 200: Advertisement },
    },
    handler: async (request) => {
      const viewer = await findViewer(db, request);
      const stored = await findAdvertisement(db, Number(request.params.id), viewer);
      const isMine = stored !== null && isOwner(stored, viewer) && !isErased(stored);
      const refusal = isMine ? null : whyNotShown(stored);
      if (refusal !== null || stored === null) throw new ApiError(refusal ?? 'ad.unknown');
      if (viewer !== null && !isMine) {
        await countView(db, stored.id, { viewer, network: callerAddress(request) });
      }
      return presentAdvertisement(stored, viewer);
    },
  });
};
