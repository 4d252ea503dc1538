import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';

import { ApiError } from '../../server/api-error.ts';
import { users } from '../../server/db/account-schema.ts';
import type { Database } from '../../server/db/open-database.ts';
import { findViewer, type Viewer } from '../../server/modules/sessions/index.ts';

/** Whether the caller signed in with one of these phones. A guest is not a tester. */
export async function isTester(
  db: Database,
  request: FastifyRequest,
  phones: readonly string[],
): Promise<boolean> {
  if (phones.length === 0) return false;
  const viewer = await knownViewer(db, request);
  if (viewer?.kind !== 'user') return false;
  const [user] = await db.select({ phone: users.phone }).from(users).where(eq(users.id, viewer.id));
  return typeof user?.phone === 'string' && phones.includes(user.phone);
}

/**
 * Finds the caller; `null` for an unknown or expired token. This call does not answer 401: the
 * client would sign the user out while a form is open.
 */
async function knownViewer(db: Database, request: FastifyRequest): Promise<Viewer | null> {
  try {
    return await findViewer(db, request);
  } catch (error) {
    if (error instanceof ApiError && error.code === 'session.expired') return null;
    throw error;
  }
}
