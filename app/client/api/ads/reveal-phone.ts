import { routes, urlOf } from '../../../contract/plain.ts';
import { call } from '../transport/call.ts';
import { withSession } from '../with-session.ts';

/**
 * Asks for the phone of an ad's seller, with the session of this device. An expired one is replaced
 * by a new anonymous one: a phone needs no user.
 *
 * @throws {ApiFailure} The refusals of `revealPhone`, and those of the transport.
 */
export async function revealPhone(adId: number): Promise<string> {
  const { phone_number } = await withSession(() =>
    call(
      { ...routes.revealPhone, url: urlOf(routes.revealPhone, { id: adId }), body: {} },
      ({ RevealedPhone }) => RevealedPhone,
    ),
  );
  return phone_number;
}
