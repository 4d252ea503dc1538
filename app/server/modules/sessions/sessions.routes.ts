import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { AnonymousSession, AnonymousSessionRequest, routes } from '../../../contract/index.ts';
import type { Database } from '../../db/open-database.ts';
import { openAnonymousSession } from './open-anonymous-session.ts';

interface SessionOptions {
  readonly db: Database;
  /** Maximum number of new sessions per minute and address. */
  readonly writesAMinute: number;
}

/** `POST /api/v1/authorization/anonymous-session/`: a guest's session (spec §4, §7). */
export const sessionRoutes: FastifyPluginAsyncZod<SessionOptions> = async (app, options) => {
  app.route({
    method: routes.openAnonymousSession.method,
    url: routes.openAnonymousSession.path,
    config: { policy: 'anyone', rateLimit: { max: options.writesAMinute } },
    schema: {
      summary: 'Opens a session for a guest.',
      body: AnonymousSessionRequest,
      response: { 200: AnonymousSession },
    },
    handler: (request) => openAnonymousSession(options.db, request.body),
  });
};
