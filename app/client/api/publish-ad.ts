import type { Payload } from '@bozor/form-engine';

import type { Advertisement, AdvertisementDraft, Place } from '../../contract/index.ts';
import { IDEMPOTENCY_KEY_HEADER, routes, urlOf } from '../../contract/plain.ts';
import { call } from './transport/call.ts';

/** What a seller's form publishes. */
export interface PublishRequest {
  readonly categoryId: string;
  readonly subcategoryId: string;
  /** Addresses that uploads were answered with, the cover first. */
  readonly images: readonly string[];
  /** The values that were validated. */
  readonly payload: Payload;
  /** Where the thing is; `null` when the form has no place on the map. */
  readonly location: Place | null;
  /** The same for every retry of the same content: one ad, however often it is sent. */
  readonly key: string;
}

/**
 * Publishes an ad of the signed-in user and answers with it as the server stored it.
 *
 * @throws {ApiFailure} With `fields` when the server's own judgement differs.
 */
export async function publishAd(
  request: PublishRequest,
  signal?: AbortSignal,
): Promise<Advertisement> {
  const { categoryId, subcategoryId, images, payload, location, key } = request;
  const draft: AdvertisementDraft = {
    categoryId,
    subcategoryId,
    images: [...images],
    filters: payload,
    location,
    promotionType: 'BASIC',
    promotionPeriod: null,
  };
  return call(
    {
      ...routes.createAdvertisement,
      url: urlOf(routes.createAdvertisement, {}),
      body: draft,
      headers: { [IDEMPOTENCY_KEY_HEADER]: key },
      ...(signal !== undefined && { signal }),
    },
    ({ Advertisement }) => Advertisement,
  );
}
