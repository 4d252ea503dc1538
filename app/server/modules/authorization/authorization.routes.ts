import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod/mini';

import {
  CodeRequest,
  CodeSent,
  CodeVerification,
  CreatedUser,
  NewUser,
  routes,
  Verified,
} from '../../../contract/index.ts';
import type { Database } from '../../db/open-database.ts';
import { callerAddress } from '../../plugins/caller-address.ts';
import { closeUserSession, findDeviceName } from '../sessions/index.ts';
import type { CodeSender } from './code-sender.ts';
import { createUser } from './create-user.ts';
import { offerImport, type FindOffer } from './offer-import.ts';
import { requestCode } from './request-code.ts';
import { verifyCode } from './verify-code.ts';

interface AuthorizationOptions {
  readonly db: Database;
  /** Maximum number of calls of each kind per minute and address. */
  readonly writesAMinute: number;
  readonly sendCode: CodeSender;
  readonly findOffer: FindOffer;
}

/** `/api/v1/authorization/…`: signing in by a one-time code, and signing out (spec §4, §7). */
export const authorizationRoutes: FastifyPluginAsyncZod<AuthorizationOptions> = async (
  app,
  { db, writesAMinute, sendCode, findOffer },
) => {
  const config = { policy: 'anyone', rateLimit: { max: writesAMinute } } as const;

  app.route({
    method: routes.requestCode.method,
    url: routes.requestCode.path,
    config,
    schema: {
      summary: 'Sends a one-time code to any phone.',
      body: CodeRequest,
      response: { 200: CodeSent },
    },
    handler: (request) =>
      requestCode(
        db,
        { phone: request.body.phone_number, address: callerAddress(request) },
        (message) => sendCode(message, request.log),
      ),
  });

  app.route({
    method: routes.verifyCode.method,
    url: routes.verifyCode.path,
    config,
    schema: {
      summary: 'Verifies a code: signs in a known user; a new user gives a name next.',
      body: CodeVerification,
      response: { 200: Verified },
    },
    handler: async (request) => verifyCode(db, request.body, await findDeviceName(db, request)),
  });

  app.route({
    method: routes.createUser.method,
    url: routes.createUser.path,
    config,
    schema: {
      summary: 'Creates the user of a verified phone and signs them in.',
      body: NewUser,
      response: { 200: CreatedUser },
    },
    handler: async (request) => {
      const user = await createUser(db, request.body, await findDeviceName(db, request));
      return offerImport(user, findOffer, request.log);
    },
  });

  app.route({
    method: routes.logOut.method,
    url: routes.logOut.path,
    config,
    schema: {
      summary: 'Ends the session of the token, if there is one.',
      response: { 204: z.null() },
    },
    handler: async (request, reply) => {
      await closeUserSession(db, request);
      return reply.code(204).send(null);
    },
  });
};
