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
import { closeUserSession, findDeviceName, isKnownDevice, keepDevice } from '../sessions/index.ts';
import type { CodeSender } from './code-sender.ts';
import { createUser } from './create-user.ts';
import { requestCode } from './request-code.ts';
import { verifyCode } from './verify-code.ts';

interface AuthorizationOptions {
  readonly db: Database;
  /** Maximum number of calls of each kind per minute and address. */
  readonly writesAMinute: number;
  readonly sendCode: CodeSender;
  /** Codes a day, to all phones together. */
  readonly codesADay: number;
}

/** `/api/v1/authorization/…`: signing in by a one-time code, and signing out (spec §4, §7). */
export const authorizationRoutes: FastifyPluginAsyncZod<AuthorizationOptions> = async (
  app,
  { db, writesAMinute, sendCode, codesADay },
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
    handler: async (request) => {
      const { phone_number: phone } = request.body;
      const isOwner = await isKnownDevice(db, request, phone);
      return requestCode(
        db,
        { phone, address: callerAddress(request), isOwner },
        { send: (message) => sendCode(message, request.log), codesADay },
      );
    },
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
    handler: async (request, reply) => {
      const verified = await verifyCode(db, request.body, await findDeviceName(db, request));
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
      const created = await createUser(db, request.body, await findDeviceName(db, request));
      await keepDevice(db, { request, reply, accessToken: created.access_token });
      return created;
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
