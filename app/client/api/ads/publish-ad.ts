import type { Payload } from '@bozor/form-engine';

import type { Advertisement, AdvertisementDraft, Place } from '../../../contract/index.ts';
import { IDEMPOTENCY_KEY_HEADER, routes, urlOf } from '../../../contract/plain.ts';
import { call } from '../transport/call.ts';

/** The content of a seller's form. */
export interface PublishRequest {
  readonly categoryId: string;
  readonly subcategoryId: string;
  /** URLs of uploaded photos, the cover first. */
  readonly images: readonly string[];
  /** The validated values. */
  readonly payload: Payload;
  /** The location of the ad; `null` when the form has none. */
  readonly location: Place | null;
  /** Whether everybody sees the location as it is. */
  readonly isPlaceExact: boolean;
  /** The same for every retry of the same content, so that it is published once. */
  readonly key: string;
}

/**
 * Publishes an ad of the signed-in user; returns it as stored.
 *
 * @throws {ApiFailure} With `fields` when the server refuses values.
 */
export async function publishAd(
  request: PublishRequest,
  signal?: AbortSignal,
): Promise<Advertisement> {
  const { categoryId, subcategoryId, images, payload, location, isPlaceExact, key } = request;
  const draft: AdvertisementDraft = {
    categoryId,
    subcategoryId,
    images: [...images],
    filters: payload,
    location,
    isPlaceExact,
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
