import { and, between } from 'drizzle-orm';

import type { Advertisement, Place } from '../../../../contract/index.ts';
import type { Database } from '../../../db/open-database.ts';
import { landmarks } from '../../../db/schema.ts';
import type { AdDescription } from '../publish/describe-ad.ts';
import { walkText } from './ad-text.ru.ts';

/** Landmarks in the shape of an ad. */
export type Landmarks = NonNullable<Advertisement['details']['location']>['landmarks'];

type Point = Pick<Place, 'latitude' | 'longitude'>;

/** Maximum distance of a landmark in metres, and maximum number of landmarks. */
const MAX_DISTANCE_M = 2_000;
const LANDMARKS_LIMIT = 3;
/** Walking speed: five kilometres per hour. */
const METRES_A_MINUTE = 5_000 / 60;
const METRES_A_DEGREE = 111_320;

/** Finds the landmarks nearest to a point, by straight distance; none without a point. */
export async function findLandmarks(
  db: Database,
  { latitude, longitude }: Pick<AdDescription, 'latitude' | 'longitude'>,
): Promise<Landmarks> {
  if (latitude === null || longitude === null) return [];
  const north = MAX_DISTANCE_M / METRES_A_DEGREE;
  const east = north / cosine(latitude);
  const near = await db
    .select()
    .from(landmarks)
    .where(
      and(
        between(landmarks.latitude, latitude - north, latitude + north),
        between(landmarks.longitude, longitude - east, longitude + east),
      ),
    );
  return near
    .map((landmark) => ({
      name: landmark.name,
      metres: metresBetween({ latitude, longitude }, landmark),
    }))
    .filter(({ metres }) => metres <= MAX_DISTANCE_M)
    .toSorted((a, b) => a.metres - b.metres)
    .slice(0, LANDMARKS_LIMIT)
    .map(({ name, metres }) => ({
      name,
      walking_time: walkText(Math.max(1, Math.round(metres / METRES_A_MINUTE))),
    }));
}

/** On a plane: within two kilometres the error is less than a metre. */
function metresBetween(a: Point, b: Point): number {
  const north = (a.latitude - b.latitude) * METRES_A_DEGREE;
  const east = (a.longitude - b.longitude) * METRES_A_DEGREE * cosine(a.latitude);
  return Math.hypot(north, east);
}

function cosine(degrees: number): number {
  return Math.cos((degrees * Math.PI) / 180);
}
