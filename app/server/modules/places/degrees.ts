import type { Place } from '../../../contract/index.ts';

/** Coordinates in degrees. */
export type Point = Pick<Place, 'latitude' | 'longitude'>;

/** Metres of a degree of latitude. */
export const METRES_A_DEGREE = 111_320;

/** Metres of a degree of longitude at a latitude. */
export function eastMetresADegree(latitude: number): number {
  return METRES_A_DEGREE * Math.cos((latitude * Math.PI) / 180);
}

/** On a plane: within two kilometres the error is less than a metre. */
export function metresBetween(a: Point, b: Point): number {
  const north = (a.latitude - b.latitude) * METRES_A_DEGREE;
  const east = (a.longitude - b.longitude) * eastMetresADegree(a.latitude);
  return Math.hypot(north, east);
}
