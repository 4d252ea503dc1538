import type { Payload } from '@bozor/form-engine';

import { ads } from '../../db/schema.ts';

/** Key of the price in somoni; the column is `ads.price_dirams`. */
export const PRICE_KEY = 'price';
/** Key of the checkbox for ads with images; only search pages have it. */
const PHOTO_KEY = 'with_photo';
/** Keys that every search understands. */
export const COMMON_KEYS = ['city', PRICE_KEY, PHOTO_KEY] as const;

/** `ad_search.level` of the promotion levels. */
export const LEVELS = { BASIC: 0, VIP: 1, PREMIUM: 2 } as const;

/** Columns of `ads` that are indexed. */
export const SEARCHED_COLUMNS = {
  id: ads.id,
  subcategoryId: ads.subcategoryId,
  title: ads.title,
  description: ads.description,
  city: ads.city,
  address: ads.address,
  priceDirams: ads.priceDirams,
  promotionType: ads.promotionType,
  publishedAt: ads.publishedAt,
  images: ads.images,
  attrs: ads.attrs,
  characteristics: ads.characteristics,
  descriptionFields: ads.descriptionFields,
} as const;

/** The indexed part of an ad: its row, or the columns of `SEARCHED_COLUMNS`. */
export type SearchedAd = Pick<typeof ads.$inferSelect, keyof typeof SEARCHED_COLUMNS>;

/**
 * Returns the values that filters are compared with: those of the form, and those that the server
 * derives.
 */
export function searchedPayload({ attrs, images }: Pick<SearchedAd, 'attrs' | 'images'>): Payload {
  const { [PHOTO_KEY]: _claimed, ...rest } = attrs;
  return images.length > 0 ? { ...rest, [PHOTO_KEY]: true } : rest;
}
