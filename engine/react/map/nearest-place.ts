import type { Point } from '../../definition/field-definition.ts';
import type { MapPlace } from './map-tiles-context.ts';

const EARTH_RADIUS_KM = 6371;
/** Maximum distance at which a place describes a point. */
const NEAR_KM = 15;

/** The place a point is named after: the nearest one, within fifteen kilometres. */
export function nearestPlace(point: Point, places: readonly MapPlace[]): MapPlace | null {
  let nearest: MapPlace | null = null;
  let best = NEAR_KM;
  for (const place of places) {
    const distance = distanceKm(point, place);
    if (distance <= best) {
      nearest = place;
      best = distance;
    }
  }
  return nearest;
}

/** Distance along the sphere, by the haversine formula. */
function distanceKm(from: Point, to: Point): number {
  const south = Math.sin(radians(to.latitude - from.latitude) / 2) ** 2;
  const east = Math.sin(radians(to.longitude - from.longitude) / 2) ** 2;
  const across = Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * east;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(south + across));
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
