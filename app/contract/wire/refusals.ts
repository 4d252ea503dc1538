import type { TextFault } from './text-fault.ts';

/** Every refusal of the API with its HTTP status. The sentences are in `refusal-text.ru.ts`. */
export const REFUSALS = {
  'request.invalid': 400,
  'json.invalid': 400,
  'json.too-deep': 400,
  'text.invalid': 400,
  'idempotency.missing': 400,
  'cursor.foreign': 400,
  'filter.too-large': 400,
  'session.expired': 401,
  'session.required': 401,
  'sign-in.required': 401,
  'role.missing': 403,
  'route.unknown': 404,
  'category.unknown': 404,
  'subcategory.unknown': 404,
  'filter.unknown': 404,
  'fixture.unknown': 404,
  'ad.unknown': 404,
  'user.unknown': 404,
  'import.unknown': 404,
  'ad.hidden': 404,
  'ad.sold': 404,
  'ad.expired': 404,
  'ad.unpublished': 404,
  'device.unknown': 404,
  'saved-search.unknown': 404,
  'phone.absent': 404,
  'otp.unknown': 404,
  'method.not-allowed': 405,
  'request.timeout': 408,
  'idempotency.reused': 409,
  'ad.transition-not-allowed': 409,
  'otp.unverified': 409,
  'ad.deleted': 410,
  'user.deleted': 410,
  'otp.expired': 410,
  'body.too-large': 413,
  'image.too-large': 413,
  'url.too-long': 414,
  'media-type.unsupported': 415,
  'image.type': 415,
  'range.invalid': 416,
  'image.broken': 422,
  'picture.unknown': 422,
  'image.too-small': 422,
  'images.no-room': 422,
  'name.invalid': 422,
  'otp.wrong': 422,
  'favorites.too-many': 422,
  'comparisons.too-many': 422,
  'saved-searches.too-many': 422,
  'complaint.own': 422,
  'search.invalid': 422,
  'ad.invalid': 422,
  'promotion.not-sold': 422,
  'otp.exhausted': 429,
  'otp.too-soon': 429,
  'otp.too-many': 429,
  'ads.too-many': 429,
  'ads.too-many-today': 429,
  'phones.too-many': 429,
  'phones.too-many-guest': 429,
  'complaints.too-many': 429,
  'rate.limited': 429,
  'headers.too-large': 431,
  'server.failed': 500,
  'otp.not-sent': 503,
  'otp.over-budget': 503,
  'server.slow': 503,
  'server.stopping': 503,
  'server.unavailable': 503,
} as const satisfies Record<string, number>;

/** Stable name of a refusal. */
export type Refusal = keyof typeof REFUSALS;

/** Faults of an ad that are not faults of a filter; the engine defines the latter. */
export type AdFault =
  | { readonly code: 'list.too-long'; readonly max: number }
  | { readonly code: 'images.too-many'; readonly max: number }
  | { readonly code: 'images.too-few'; readonly min: number }
  | { readonly code: 'images.unknown' }
  | { readonly code: 'location.unwanted' }
  | { readonly code: 'location.abroad' }
  | { readonly code: TextFault | 'text.lines' | 'text.phone' }
  | { readonly code: 'subcategory.unknown' }
  | { readonly code: 'subcategory.foreign' };

/** Faults of a request's shape, caused by the client and not by the user. */
export type ShapeFault =
  | 'shape.type'
  | 'shape.too-big'
  | 'shape.too-small'
  | 'shape.format'
  | 'shape.value'
  | 'shape.unknown-key'
  | 'shape.other';
