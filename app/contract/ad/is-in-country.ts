import type { Place } from './advertisement.ts';

/**
 * Corners of a hull of Tajikistan, widened by about ten kilometres, as longitude and latitude
 * against the clock. From the outline of Natural Earth (public domain).
 */
const CORNERS: readonly (readonly [longitude: number, latitude: number])[] = [
  [67.23, 39.27],
  [67.65, 37.12],
  [67.97, 36.89],
  [71.79, 36.58],
  [75.0, 37.19],
  [75.24, 37.35],
  [74.93, 38.46],
  [73.75, 39.49],
  [70.62, 41.12],
  [70.39, 41.15],
  [69.29, 40.87],
  [67.31, 39.5],
];

/** Whether a point lies in Tajikistan or next to it. */
export function isInCountry({
  latitude,
  longitude,
}: Pick<Place, 'latitude' | 'longitude'>): boolean {
  return CORNERS.every(([x, y], index) => {
    const [toX, toY] = CORNERS[(index + 1) % CORNERS.length] ?? [x, y];
    return (toX - x) * (latitude - y) - (toY - y) * (longitude - x) >= 0;
  });
}
