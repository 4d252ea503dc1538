import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod/mini';

import {
  CodeVerification,
  CreatedUser,
  NewUser,
  routes,
  Verified,
} from '../../../contract/index.ts';
import { closeUserSession, findDevice, keepDevice } from '../sessions/index.ts';
import { createUser } from './create-user.ts';
import { offerImport, type FindOffer } from './offer-import.ts';
import { sendCodeRoutes, type CodeOptions } from './send-code.routes.ts';
import { verifyCode } from './verify-code.ts';

interface AuthorizationOptions extends CodeOptions {
  readonly findOffer: FindOffer;
}

/** `/api/v1/authorization/…`: signing in by a one-time code, and signing out (spec §4, §7). */
export const authorizationRoutes: FastifyPluginAsyncZod<AuthorizationOptions> = async (
  app,
  options,
) => {
  const { db, writesAMinute, findOffer } = options;
  const config = { policy: 'anyone', rateLimit: { max: writesAMinute } } as const;

  await app.register(sendCodeRoutes, options);

  app.route({
    method: routes.verifyCode.method,
    url: routes.verifyCode.path,
    config,
    schema: {
      summary: 'Verifies a code: signs in a known user; a new user gives a name next.',
      body: CodeVerification,
      response: { 200: Verified },
    },
    handler: async (request, reply) => {
      const verified = await verifyCode(db, request.body, await findDevice(db, request));
      await keepDevice(db, { request, reply, accessToken: verified.access_token });
      return verified;
    },
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
    handler: async (request, reply) => {
      const user = await createUser(db, request.body, await findDevice(db, request));
      await keepDevice(db, { request, reply, accessToken: user.access_token });
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
