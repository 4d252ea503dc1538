import { sql, type SQL } from 'drizzle-orm';

import { isExactByNature } from '../../../card/is-exact-by-nature.ts';
import type { Advertisement, Place } from '../../../contract/index.ts';
import { keyedHash } from '../../db/keyed-hash.ts';
import { ads } from '../../db/schema.ts';
import type { Point } from './degrees.ts';
import { movePoint } from './move-point.ts';
import { withoutFlat, withoutHouse } from './place-text.ru.ts';

/**
 * Hash that moves the point of an ad: the same for all ads of one seller within about a kilometre.
 * With a hash per ad the ads of one home would lie on a circle around it.
 */
export const placeHash: SQL<Buffer> = keyedHash(
  sql`concat_ws('/', 'place', ${ads.ownerId}, round(${ads.latitude} * 100), round(${ads.longitude} * 100))`,
);

/** What decides how exactly a place is shown. */
export interface PlaceExactness {
  /** Whether the seller chose to show it exactly. */
  readonly isPlaceExact: boolean;
  /** The seller's shop; `null` for private people. */
  readonly marketplace: unknown;
  readonly categoryId: string;
  readonly subcategoryId: string;
}

/** Whether everybody sees an ad's place as it is: by choice, of a shop, or by its subcategory. */
export function isExact(ad: PlaceExactness): boolean {
  return ad.isPlaceExact || ad.marketplace !== null || isExactByNature(ad);
}

/** The stored place of an ad. */
export interface StoredPlace extends PlaceExactness {
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly address: string | null;
  /** Whether the point is that of the chosen city: everybody may see it. */
  readonly isCityPoint: boolean;
  readonly placeHash: Buffer;
}

/**
 * The place of an ad as a viewer sees it; `null` without one. Its owner sees the stored one; others
 * see no flat, and of a private place a moved point and no house.
 */
export function shownPlace(
  stored: StoredPlace,
  { isOwn }: { readonly isOwn: boolean },
): Place | null {
  const point = isOwn ? pointOf(stored) : shownPoint(stored);
  if (point === null) return null;
  const address = stored.address ?? '';
  if (isOwn) return { ...point, address };
  return { ...point, address: isExact(stored) ? withoutFlat(address) : withoutHouse(address) };
}

/** The point of an ad as everybody but its owner sees it; `null` without one. */
export function shownPoint(stored: Omit<StoredPlace, 'address'>): Point | null {
  const point = pointOf(stored);
  if (point === null || stored.isCityPoint || isExact(stored)) return point;
  return movePoint(point, stored.placeHash);
}

/** How exactly a place is shown: as it is, moved, or as the point of its city. */
export type PlacePrecision = NonNullable<Advertisement['details']['location']>['precision'];

/** How exactly the place of an ad is shown to a viewer. */
export function placePrecision(
  stored: StoredPlace,
  { isOwn }: { readonly isOwn: boolean },
): PlacePrecision {
  if (stored.isCityPoint) return 'CITY';
  return isOwn || isExact(stored) ? 'EXACT' : 'NEAR';
}

/** The coordinates of a row, which has both or none. */
export function pointOf({
  latitude,
  longitude,
}: Pick<StoredPlace, 'latitude' | 'longitude'>): Point | null {
  return latitude === null || longitude === null ? null : { latitude, longitude };
}
