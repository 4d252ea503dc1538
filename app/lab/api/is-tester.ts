import type { FastifyRequest } from 'fastify';

import { ApiError } from '../../server/api-error.ts';
import type { Database } from '../../server/db/open-database.ts';
import { findViewer } from '../../server/modules/sessions/index.ts';

/**
 * Whether the caller has the role of a tester; `false` for an unknown or expired token. This call
 * does not answer 401: the client would sign the user out while a form is open.
 */
export async function isTester(db: Database, request: FastifyRequest): Promise<boolean> {
  try {
    const caller = await findViewer(db, request);
    return caller?.roles.includes('tester') ?? false;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'session.expired') return false;
    throw error;
  }
}
