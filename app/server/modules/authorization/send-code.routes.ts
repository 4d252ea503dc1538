import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { CodeRequest, CodeSent, routes } from '../../../contract/index.ts';
import type { Database } from '../../db/open-database.ts';
import { callerAddress } from '../../plugins/caller-address.ts';
import { isKnownDevice } from '../sessions/index.ts';
import type { CodeSender } from './code-sender.ts';
import { requestCode } from './request-code.ts';

/** What codes are sent with. */
export interface CodeOptions {
  readonly db: Database;
  /** Maximum number of calls of each kind per minute and address. */
  readonly writesAMinute: number;
  readonly sendCode: CodeSender;
  /** Codes a day, to all phones together. */
  readonly codesADay: number;
}

/** `POST /api/v1/authorization/otp/`: sends a one-time code (spec §7). */
export const sendCodeRoutes: FastifyPluginAsyncZod<CodeOptions> = async (
  app,
  { db, writesAMinute, sendCode, codesADay },
) => {
  app.route({
    method: routes.requestCode.method,
    url: routes.requestCode.path,
    config: { policy: 'anyone', rateLimit: { max: writesAMinute } },
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
};
