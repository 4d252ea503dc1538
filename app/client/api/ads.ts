import type { Payload } from '@bozor/form-engine';

import {
  Advertisement,
  IDEMPOTENCY_KEY_HEADER,
  Place,
  routes,
  urlOf,
} from '../../contract/index.ts';
import type { AdvertisementDraft } from '../../contract/index.ts';
import { ApiFailure, call } from './call.ts';
import { openSession } from './open-session.ts';
import { rememberAnonymousId } from './session.ts';

/** What a seller's form publishes. */
export interface PublishRequest {
  readonly categoryId: string;
  readonly subcategoryId: string;
  readonly images: readonly string[];
  readonly payload: Payload;
  /** The same for every retry of the same content: one ad, however often it is sent. */
  readonly key: string;
}

/**
 * Publishes an ad for this device's session and answers with it as the server stored it.
 *
 * @throws {ApiFailure} With `fields` when the server's own judgement differs.
 */
export async function publishAd(request: PublishRequest): Promise<Advertisement> {
  const { categoryId, subcategoryId, images, payload, key } = request;
  const draft: AdvertisementDraft = {
    categoryId,
    subcategoryId,
    images: [...images],
    filters: payload,
    location: placeIn(payload),
    promotionType: 'BASIC',
    promotionPeriod: null,
  };
  const send = async () => {
    await openSession();
    return call(
      {
        ...routes.createAdvertisement,
        url: urlOf(routes.createAdvertisement, {}),
        body: draft,
        headers: { [IDEMPOTENCY_KEY_HEADER]: key },
      },
      Advertisement,
    );
  };
  try {
    return await send();
  } catch (failure) {
    // A session the server has forgotten is replaced once; nothing that was typed is lost.
    if (!(failure instanceof ApiFailure) || failure.code !== 'session.required') throw failure;
    rememberAnonymousId(null);
    return send();
  }
}

/** The place among the values: the first one of its shape. */
function placeIn(payload: Payload): Place | null {
  for (const value of Object.values(payload)) {
    const reading = Place.safeParse(value);
    if (reading.success) return reading.data;
  }
  return null;
}
