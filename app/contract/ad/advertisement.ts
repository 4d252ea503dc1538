import { MAX_ADDRESS_LENGTH } from '@bozor/form-engine/rules';

import { AdType } from '../definitions/creation-structure.ts';
import { Point } from '../definitions/filter-page.ts';
import { filledText, Slug, text } from '../wire/text.ts';
import { z } from '../wire/zod.ts';
import { OwnState } from './ad-change.ts';
import {
  AD_KINDS,
  AD_STATUSES,
  FACT_ICONS,
  PROMOTION_TYPES,
  SIMILAR_ADS_LIMIT,
} from './ad-terms.ts';

/** The engine counts code points, `text` counts UTF-16 units. */
const UNITS_A_CODE_POINT = 2;
/** Maximum number of images per ad, in any subcategory. */
const IMAGES_LIMIT = 20;
/** Maximum size of a draft, in bytes: several times the longest texts. */
export const DRAFT_BYTES = 128 * 1024;
/** Maximum number of filter keys per ad. */
const FILTERS_LIMIT = 1_000;

/** Promotion levels (spec §4). */
export const PromotionType = z.enum(PROMOTION_TYPES);
export type PromotionType = z.infer<typeof PromotionType>;

/** Ad statuses (spec §4). */
export const AdStatus = z.enum(AD_STATUSES);
export type AdStatus = z.infer<typeof AdStatus>;

/** A point with its address. */
export const Place = z.extend(Point, { address: text(UNITS_A_CODE_POINT * MAX_ADDRESS_LENGTH) });
export type Place = z.infer<typeof Place>;

/**
 * Values by filter key: any JSON object, since the engine validates it. It is passed through
 * unchanged; a record schema would lose the key `__proto__`.
 */
export const FilterValues = z.custom<Readonly<Record<string, unknown>>>(
  (json) =>
    typeof json === 'object' &&
    json !== null &&
    !Array.isArray(json) &&
    Object.keys(json).length <= FILTERS_LIMIT,
);

/** A draft of an ad in the create request (spec §3, its spelling). */
export const AdvertisementDraft = z.strictObject({
  categoryId: Slug,
  subcategoryId: Slug,
  /** URLs of uploaded images; the first is the cover. */
  images: z.array(filledText(2_000)).check(z.maxLength(IMAGES_LIMIT)),
  filters: FilterValues,
  location: z.nullable(Place),
  /**
   * Whether everybody sees the place of the ad as it is; without it others see a private seller's
   * place moved by 300 m and without the house. The specification has no such field.
   */
  isPlaceExact: z.optional(z.boolean()),
  promotionType: PromotionType,
  /** In days; `null` without promotion. */
  promotionPeriod: z.nullable(z.int().check(z.minimum(0), z.maximum(365))),
});
export type AdvertisementDraft = z.infer<typeof AdvertisementDraft>;

/** A publisher as everybody reads it: without the phone, which each ad shows on request. */
export const PublisherProfile = z.object({
  id: z.int(),
  name: z.string(),
  profile_picture: z.nullable(z.string()),
  profile_description: z.nullable(z.string()),
  description: z.nullable(z.string()),
  /** Calendar day, `YYYY-MM-DD`. */
  user_since: z.string(),
  total_listings: z.int(),
  is_verified: z.boolean(),
  marketplace: z.nullable(
    z.object({
      id: z.int(),
      ads_count: z.int(),
      description: z.nullable(z.string()),
      user_id: z.int(),
      has_delivery: z.boolean(),
      is_verified: z.boolean(),
      addresses: z.array(Place),
    }),
  ),
});
export type PublisherProfile = z.infer<typeof PublisherProfile>;

/** Publisher of an ad (spec §3). */
export const Publisher = z.extend(PublisherProfile, {
  /** `null` but for the publisher: others ask for it by `revealPhone`. */
  phone_number: z.nullable(z.string()),
});

/** A key fact of an ad: «86 000 км», «Пробег». */
export const KeyFact = z.object({
  name: z.string(),
  value: z.string(),
  icon: z.nullable(z.enum(FACT_ICONS)),
});
export type KeyFact = z.infer<typeof KeyFact>;

/** An ad as a viewer receives it (spec §3). */
export const Advertisement = z.object({
  id: z.int(),
  category_id: Slug,
  subcategory_id: Slug,
  title: z.string(),
  /** Key facts; `null`: the row is absent. */
  subtitle1: z.nullable(z.string()),
  /** Price, formatted. */
  subtitle2: z.nullable(z.string()),
  /** City and time, formatted. */
  subtitle3: z.nullable(z.string()),
  type: AdType,
  /** Price per square metre, formatted. */
  area_price: z.nullable(z.string()),
  promotion_type: PromotionType,
  views: z.int(),
  status: AdStatus,
  images: z.array(z.object({ id: z.int(), url: z.string() })),
  characteristics: z.array(z.object({ name: z.string(), value: z.string() })),
  /** What the ad offers, by the definition of its subcategory. */
  kind: z.enum(AD_KINDS),
  /** The facts of `subtitle1` one by one, the most important first. */
  key_facts: z.array(KeyFact),
  details: z.object({
    location: z.nullable(
      z.extend(Point, {
        address: z.string(),
        /** `EXACT`: the place itself; `NEAR`: moved by 300 m; `CITY`: only the city is known. */
        precision: z.enum(['EXACT', 'NEAR', 'CITY']),
        /** Only of an exact place. */
        landmarks: z.array(z.object({ name: z.string(), walking_time: z.string() })),
      }),
    ),
    imei: z.nullable(z.object({ is_verified: z.boolean(), imei: z.string() })),
  }),
  description: z.nullable(z.string()),
  /** Name that is shown instead of the publisher's: that of an employer. */
  company: z.nullable(z.string()),
  publisher_info: Publisher,
  favorite: z.object({ is_favorite: z.boolean(), note: z.nullable(z.string()) }),
  is_my_advertisement: z.boolean(),
  is_compared: z.boolean(),
  is_comparable: z.boolean(),
  has_seen: z.boolean(),
  tags: z.array(
    z.object({ icon: z.nullable(z.string()), url: z.nullable(z.string()), value: z.string() }),
  ),
  description_fields: z.array(z.object({ title: z.string(), text: z.string() })),
  /** The higher price before this one, formatted; `null` when the price did not drop. */
  former_price: z.nullable(z.string()),
  /** Earlier prices, formatted, the last one first; `until` is the time of the change. */
  price_history: z.array(z.object({ price: z.string(), until: z.string() })),
  quick_messages: z.array(z.object({ id: z.int(), text: z.string() })),
  created_at_str: z.string(),
  /** Only in the seller's own reads. */
  ...z.partial(OwnState).shape,
});
export type Advertisement = z.infer<typeof Advertisement>;

/** An ad in a list (spec §3, «Ad list page»). */
export const AdCard = z.object({
  ...z.pick(Advertisement, {
    id: true,
    category_id: true,
    subcategory_id: true,
    title: true,
    subtitle1: true,
    subtitle2: true,
    subtitle3: true,
    type: true,
    area_price: true,
    promotion_type: true,
    views: true,
    status: true,
    images: true,
    favorite: true,
    is_my_advertisement: true,
    is_compared: true,
    is_comparable: true,
    has_seen: true,
    tags: true,
    created_at_str: true,
    company: true,
  }).shape,
  /** Start of the description, of an ad without images only. */
  excerpt: z.nullable(z.string()),
  /** URL of its category's picture, of an ad without images only. */
  section_picture: z.nullable(z.string()),
  publisher_info: z.pick(Publisher, {
    id: true,
    name: true,
    profile_picture: true,
    user_since: true,
    is_verified: true,
  }),
});
export type AdCard = z.infer<typeof AdCard>;

/** Ads that are similar to one, the most similar first. */
export const SimilarAds = z.object({
  advertisements: z.array(AdCard).check(z.maxLength(SIMILAR_ADS_LIMIT)),
  /** The ad itself once it is hidden, sold or expired; `null` while published, and if deleted. */
  closed_ad: z.nullable(
    z.pick(AdCard, {
      title: true,
      subtitle2: true,
      category_id: true,
      subcategory_id: true,
      images: true,
    }),
  ),
});
export type SimilarAds = z.infer<typeof SimilarAds>;

/** Preview of an ad for the tester: its texts, and the values that publishing would store. */
export const AdPreview = z.object({
  ...z.pick(Advertisement, {
    category_id: true,
    subcategory_id: true,
    title: true,
    subtitle1: true,
    subtitle2: true,
    type: true,
    area_price: true,
    characteristics: true,
    details: true,
    description: true,
    description_fields: true,
  }).shape,
  /** Name of the city. */
  city: z.nullable(z.string()),
  payload: FilterValues,
});
export type AdPreview = z.infer<typeof AdPreview>;

/** Draft that the tester has validated. */
export const AdPreviewRequest = z.strictObject({
  categoryId: Slug,
  subcategoryId: Slug,
  filters: FilterValues,
});
export type AdPreviewRequest = z.infer<typeof AdPreviewRequest>;
