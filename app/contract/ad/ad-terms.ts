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

/** Identifier of an ad in an address: a positive number that fits PostgreSQL's `integer`. */
export const AD_ID = /^[1-9]\d{0,8}$/;

/** Categories and subcategories whose places are businesses or building sites, not homes. */
const EXACT_PLACES: ReadonlySet<string> = new Set([
  'new-buildings',
  'real-estate.kommercheskaya-nedvizhimost',
]);

/** Whether every ad of a subcategory shows its place to everybody as it is. */
export function isExactByNature({
  categoryId,
  subcategoryId,
}: {
  readonly categoryId: string;
  readonly subcategoryId: string;
}): boolean {
  return EXACT_PLACES.has(categoryId) || EXACT_PLACES.has(subcategoryId);
}
