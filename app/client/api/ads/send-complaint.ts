import type { Complaint } from '../../../contract/index.ts';
import { routes, urlOf } from '../../../contract/plain.ts';
import { call } from '../transport/call.ts';
import { withSession } from '../with-session.ts';

/**
 * Complains about an ad, with the session of this device.
 *
 * @throws {ApiFailure} The refusals of `complain`, and those of the transport.
 */
export async function sendComplaint(adId: number, complaint: Complaint): Promise<void> {
  await withSession(() =>
    call(
      { ...routes.complain, url: urlOf(routes.complain, { id: adId }), body: complaint },
      ({ ComplaintReceived }) => ComplaintReceived,
    ),
  );
}
