import type { LatLng } from 'leaflet';

import type { Point } from '../../definition/field-definition.ts';

/** About ten centimetres on the ground. */
const DECIMALS = 6;

/** A place on the map as a point: longitude brought into −180…180, six decimals. */
export function toPoint(place: LatLng): Point {
  const { lat, lng } = place.wrap();
  return { latitude: rounded(Math.max(-90, Math.min(90, lat))), longitude: rounded(lng) };
}

function rounded(degrees: number): number {
  return Number(degrees.toFixed(DECIMALS));
}
