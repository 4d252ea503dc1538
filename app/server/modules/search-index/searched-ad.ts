import type { Payload } from '@bozor/form-engine';

import { ads } from '../../db/schema.ts';

/** Key of the sum in somoni that `ads.price_dirams` holds. */
export const PRICE_KEY = 'price';
/** Key of the tick that asks for ads with pictures: on search pages only, an ad has pictures. */
const PHOTO_KEY = 'with_photo';
/** Keys that search understands whatever is searched. */
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

/** What of an ad can be searched: its row, or the part of it in `SEARCHED_COLUMNS`. */
export type SearchedAd = Pick<typeof ads.$inferSelect, keyof typeof SEARCHED_COLUMNS>;

/** The values that filters are held against: those of the form, and what the server knows itself. */
export function searchedPayload({ attrs, images }: Pick<SearchedAd, 'attrs' | 'images'>): Payload {
  const { [PHOTO_KEY]: _claimed, ...told } = attrs;
  return images.length > 0 ? { ...told, [PHOTO_KEY]: true } : told;
}
