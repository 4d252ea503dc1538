import { currentSession, rememberAnonymousId } from '../device/session.ts';
import { openSession } from './open-session.ts';
import { ApiFailure } from './transport/api-failure.ts';

/** Refusals of a session that the server has forgotten. */
const FORGOTTEN = new Set(['session.expired', 'session.required']);

/**
 * Makes a call that needs a session, a guest's or a user's. A forgotten one is replaced by a new
 * anonymous one, and the call is repeated.
 *
 * @throws {ApiFailure} The refusals of the call, and those of the transport.
 */
export async function withSession<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    await openSession();
    return await ask();
  } catch (failure) {
    if (!(failure instanceof ApiFailure) || !FORGOTTEN.has(failure.code)) throw failure;
    // The call has removed an expired token; an unknown anonymous id is still stored.
    if (currentSession().accessToken === null) rememberAnonymousId(null);
    await openSession();
    return ask();
  }
}
