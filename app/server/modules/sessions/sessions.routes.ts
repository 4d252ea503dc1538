import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { AnonymousSession, AnonymousSessionRequest, routes } from '../../../contract/index.ts';
import type { Database } from '../../db/open-database.ts';
import { openAnonymousSession } from './open-anonymous-session.ts';

/** New sessions that one address may open a minute. */
const OPENINGS_A_MINUTE = 120;

/** `POST /api/v1/authorization/anonymous-session/` - a guest's session (spec §4, §7). */
export const sessionRoutes: FastifyPluginAsyncZod<{ db: Database }> = async (app, { db }) => {
  app.route({
    method: routes.openAnonymousSession.method,
    url: routes.openAnonymousSession.path,
    config: { rateLimit: { max: OPENINGS_A_MINUTE } },
    schema: {
      summary: 'Opens a session for a guest.',
      body: AnonymousSessionRequest,
      response: { 200: AnonymousSession },
    },
    handler: (request) => openAnonymousSession(db, request.body),
  });
};
