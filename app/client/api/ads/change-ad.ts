import type { AdChange, AdState } from '../../../contract/index.ts';
import { IDEMPOTENCY_KEY_HEADER, routes, urlOf } from '../../../contract/plain.ts';
import { randomKey } from '../../device/random-key.ts';
import { call } from '../transport/call.ts';

/**
 * Changes the status of the user's own ad.
 *
 * @throws {ApiFailure} ad.transition-not-allowed when the ad was changed elsewhere, ads.too-many, …
 */
export async function changeAd(id: number, change: AdChange): Promise<AdState> {
  return call(
    {
      ...routes.changeAdvertisement,
      url: urlOf(routes.changeAdvertisement, { id }),
      body: change,
      headers: { [IDEMPOTENCY_KEY_HEADER]: randomKey() },
    },
    ({ AdState }) => AdState,
  );
}
