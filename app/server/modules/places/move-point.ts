import { eastMetresADegree, METRES_A_DEGREE, type Point } from './degrees.ts';

/** Distance between a private seller's point and the one that others see, in metres. */
export const MOVED_M = 300;
/** Values of the four bytes that choose the direction. */
const DIRECTIONS = 2 ** 32;
/** Near the poles a degree of longitude has no length. */
const LAST_LATITUDE = 89;

/** Moves a point 300 m in the direction that the first four bytes of a hash choose. */
export function movePoint({ latitude, longitude }: Point, hash: Buffer): Point {
  const angle = (hash.readUInt32BE(0) / DIRECTIONS) * 2 * Math.PI;
  const from = Math.max(-LAST_LATITUDE, Math.min(LAST_LATITUDE, latitude));
  return {
    latitude: from + (Math.cos(angle) * MOVED_M) / METRES_A_DEGREE,
    longitude: longitude + (Math.sin(angle) * MOVED_M) / eastMetresADegree(from),
  };
}
