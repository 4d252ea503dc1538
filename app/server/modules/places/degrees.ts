import type { Place } from '../../../contract/index.ts';

/** Coordinates in degrees. */
export type Point = Pick<Place, 'latitude' | 'longitude'>;

/** Metres of a degree of latitude. */
export const METRES_A_DEGREE = 111_320;

/** Metres of a degree of longitude at a latitude. */
export function eastMetresADegree(latitude: number): number {
  return METRES_A_DEGREE * Math.cos((latitude * Math.PI) / 180);
}
