/** The eleven categories of spec §1, in its order; the type of an ad is one of them. */
export const AD_TYPES = [
  'CARS',
  'REAL_ESTATE',
  'ELECTRONICS',
  'SERVICES',
  'JOBS',
  'HOME',
  'BUSINESS',
  'BEAUTY',
  'CLOTHES',
  'PETS',
  'NEW_BUILDINGS',
] as const;

/** Promotion levels (spec §4). */
export const PROMOTION_TYPES = ['BASIC', 'VIP', 'PREMIUM'] as const;

/** Ad statuses (spec §4). */
export const AD_STATUSES = [
  'IN_MODERATION',
  'PUBLISHED',
  'HIDDEN',
  'EXPIRED',
  'REJECTED',
  'DELETED',
] as const;

/**
 * What an ad offers, by the definition of its subcategory: it decides on the words of the ad's page
 * («Где работать», «Откликнуться») and on the advice to its readers.
 */
export const AD_KINDS = [
  'GOODS',
  'VEHICLE',
  'PREMISES',
  'LAND',
  'ANIMAL',
  'BUSINESS',
  'VACANCY',
  'RESUME',
  'SERVICE',
] as const;
export type AdKind = (typeof AD_KINDS)[number];

/** Icons of key facts: names of the sprite. */
export const FACT_ICONS = [
  'area',
  'bolt',
  'briefcase',
  'calendar',
  'check',
  'clock',
  'doc',
  'engine',
  'fuel',
  'gauge',
  'gear',
  'gearbox',
  'globe',
  'grid',
  'headset',
  'home',
  'image',
  'imei',
  'key',
  'palette',
  'pin',
  'shield',
  'star',
  'tag',
  'user',
  'walk',
  'wallet',
  'wheel',
] as const;

/** Maximum number of similar ads: whole rows of two and of three cards. */
export const SIMILAR_ADS_LIMIT = 6;

/** Identifier of an ad in an address: a positive number that fits PostgreSQL's `integer`. */
export const AD_ID = /^[1-9]\d{0,8}$/;

/** Number of days, today included, over which a seller's recent views are summed. */
export const VIEWS_DAYS = 7;
