import { MAX_ADDRESS_LENGTH } from '@bozor/form-engine/rules';

import { AdType } from './creation-structure.ts';
import { Point } from './filter-page.ts';
import { filledText, Slug, text } from './text.ts';
import { z } from './zod.ts';

/** The engine counts code points, `text` UTF-16 units. */
const UNITS_A_CODE_POINT = 2;
/** Images that one ad may have, whatever its subcategory. */
const IMAGES_LIMIT = 20;
/** Keys that one ad's filters may have. */
const FILTERS_LIMIT = 1_000;

/** Promotion levels (spec §4). */
const PromotionType = z.enum(['BASIC', 'VIP', 'PREMIUM']);

/** Ad statuses (spec §4). */
const AdStatus = z.enum(['IN_MODERATION', 'PUBLISHED', 'HIDDEN', 'EXPIRED', 'REJECTED', 'DELETED']);

/** A place with its address. */
export const Place = z.extend(Point, { address: text(UNITS_A_CODE_POINT * MAX_ADDRESS_LENGTH) });
export type Place = z.infer<typeof Place>;

/**
 * Values by filter key: any JSON object, since the engine is its judge. It is passed on as it came;
 * a record schema would lose the key `__proto__`.
 */
const FilterValues = z
  .custom<Readonly<Record<string, unknown>>>(
    (json) =>
      typeof json === 'object' &&
      json !== null &&
      !Array.isArray(json) &&
      Object.keys(json).length <= FILTERS_LIMIT,
  )
  .register(z.globalRegistry, { id: 'FilterValues' });

/** An ad as it is sent on create (spec §3, its spelling). */
export const AdvertisementDraft = z
  .strictObject({
    categoryId: Slug,
    subcategoryId: Slug,
    /** Addresses of pictures. */
    images: z.array(filledText(2_000)).check(z.maxLength(IMAGES_LIMIT)),
    filters: FilterValues,
    location: z.nullable(Place),
    promotionType: PromotionType,
    /** In days; `null` without promotion. */
    promotionPeriod: z.nullable(z.int().check(z.minimum(0), z.maximum(365))),
  })
  .register(z.globalRegistry, { id: 'AdvertisementDraft' });
export type AdvertisementDraft = z.infer<typeof AdvertisementDraft>;

/** Who published an ad (spec §3). */
const Publisher = z
  .object({
    /** `null` for an anonymous session: it has no page. */
    id: z.nullable(z.int()),
    name: z.string(),
    phone_number: z.nullable(z.string()),
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
  })
  .register(z.globalRegistry, { id: 'Publisher' });

/** An ad as a viewer reads it (spec §3). */
export const Advertisement = z
  .object({
    id: z.int(),
    category_id: Slug,
    subcategory_id: Slug,
    title: z.string(),
    /** Key facts; `null` is no row. */
    subtitle1: z.nullable(z.string()),
    /** Price, ready to show. */
    subtitle2: z.nullable(z.string()),
    /** Place and time, ready to show. */
    subtitle3: z.nullable(z.string()),
    type: AdType,
    /** Price of a square metre, ready to show. */
    area_price: z.nullable(z.string()),
    promotion_type: PromotionType,
    views: z.int(),
    status: AdStatus,
    images: z.array(z.object({ id: z.int(), url: z.string() })),
    characteristics: z.array(z.object({ name: z.string(), value: z.string() })),
    details: z.object({
      location: z.nullable(
        z.extend(Point, {
          address: z.string(),
          landmarks: z.array(z.object({ name: z.string(), walking_time: z.string() })),
        }),
      ),
      imei: z.nullable(z.object({ is_verified: z.boolean(), imei: z.string() })),
    }),
    description: z.nullable(z.string()),
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
    quick_messages: z.array(z.object({ id: z.int(), text: z.string() })),
    created_at_str: z.string(),
  })
  .register(z.globalRegistry, { id: 'Advertisement' });
export type Advertisement = z.infer<typeof Advertisement>;
