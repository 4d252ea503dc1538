import type { Payload } from '@bozor/form-engine';

import type { Advertisement, AdvertisementDraft, Place } from '../../contract/index.ts';
import { IDEMPOTENCY_KEY_HEADER, routes, urlOf } from '../../contract/plain.ts';
import { call } from './transport/call.ts';
import { loadShapes, type Shapes } from './transport/load-shapes.ts';

/** What a seller's form publishes. */
export interface PublishRequest {
  readonly categoryId: string;
  readonly subcategoryId: string;
  /** Addresses that uploads were answered with, the cover first. */
  readonly images: readonly string[];
  readonly payload: Payload;
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
  const { categoryId, subcategoryId, images, payload, key } = request;
  const draft: AdvertisementDraft = {
    categoryId,
    subcategoryId,
    images: [...images],
    filters: payload,
    location: placeIn(payload, await loadShapes()),
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

/** The place among the values: the first one of its shape. */
function placeIn(payload: Payload, { Place }: Shapes): Place | null {
  for (const value of Object.values(payload)) {
    const reading = Place.safeParse(value);
    if (reading.success) return reading.data;
  }
  return null;
}
