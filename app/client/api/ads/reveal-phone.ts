import { routes, urlOf } from '../../../contract/plain.ts';
import { currentSession, rememberAnonymousId } from '../../device/session.ts';
import { openSession } from '../open-session.ts';
import { ApiFailure } from '../transport/api-failure.ts';
import { call } from '../transport/call.ts';

/** Refusals of a session that the server has forgotten. */
const FORGOTTEN = new Set(['session.expired', 'session.required']);

/**
 * Asks for the phone of an ad's seller, with the session of this device. An expired one is replaced
 * by a new anonymous one: a phone needs no user.
 *
 * @throws {ApiFailure} The refusals of `revealPhone`, and those of the transport.
 */
export async function revealPhone(adId: number): Promise<string> {
  try {
    return await ask(adId);
  } catch (failure) {
    if (!(failure instanceof ApiFailure) || !FORGOTTEN.has(failure.code)) throw failure;
    // The call has removed an expired token; an unknown anonymous id is still stored.
    if (currentSession().accessToken === null) rememberAnonymousId(null);
    return ask(adId);
  }
}

async function ask(adId: number): Promise<string> {
  await openSession();
  const { phone_number } = await call(
    { ...routes.revealPhone, url: urlOf(routes.revealPhone, { id: adId }), body: {} },
    ({ RevealedPhone }) => RevealedPhone,
  );
  return phone_number;
}
