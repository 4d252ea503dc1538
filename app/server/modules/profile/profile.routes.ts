import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { Profile, routes } from '../../../contract/index.ts';
import type { Database } from '../../db/open-database.ts';
import { requireUser } from '../sessions/index.ts';
import { findProfile } from './find-profile.ts';

/** `GET /api/v1/profile/`: the signed-in user's profile. */
export const profileRoutes: FastifyPluginAsyncZod<{ readonly db: Database }> = async (
  app,
  { db },
) => {
  app.route({
    method: routes.profile.method,
    url: routes.profile.path,
    config: { policy: 'user' },
    schema: { summary: 'The profile of the caller.', response: { 200: Profile } },
    handler: async (request) => findProfile(db, await requireUser(db, request)),
  });
};
