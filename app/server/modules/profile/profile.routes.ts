import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { AccountDeletion, Profile, ProfileChange, routes } from '../../../contract/index.ts';
import type { Database } from '../../db/open-database.ts';
import { requireUser } from '../sessions/index.ts';
import { changeProfile } from './change-profile.ts';
import { deleteAccount } from './delete-account.ts';
import { findProfile } from './find-profile.ts';

interface ProfileOptions {
  readonly db: Database;
  /** Maximum number of changes per minute and address. */
  readonly writesAMinute: number;
}

/** `/api/v1/profile/…`: the signed-in user reads, edits and deletes the own account. */
export const profileRoutes: FastifyPluginAsyncZod<ProfileOptions> = async (
  app,
  { db, writesAMinute },
) => {
  const config = { policy: 'user', rateLimit: { max: writesAMinute } } as const;
  app.route({
    method: routes.profile.method,
    url: routes.profile.path,
    config: { policy: 'user' },
    schema: { summary: 'The profile of the caller.', response: { 200: Profile } },
    handler: async (request) => findProfile(db, await requireUser(db, request)),
  });

  app.route({
    method: routes.changeProfile.method,
    url: routes.changeProfile.path,
    config,
    schema: {
      summary: 'Replaces name, description and picture of the caller.',
      body: ProfileChange,
      response: { 200: Profile },
    },
    handler: async (request) => changeProfile(db, await requireUser(db, request), request.body),
  });

  app.route({
    method: routes.deleteAccount.method,
    url: routes.deleteAccount.path,
    config,
    schema: {
      summary: 'Requests the deletion of the account in thirty days; a sign-in cancels it.',
      response: { 200: AccountDeletion },
    },
    handler: async (request) => deleteAccount(db, await requireUser(db, request)),
  });
};
