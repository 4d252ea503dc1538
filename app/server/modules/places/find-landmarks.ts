import { and, between } from 'drizzle-orm';

import type { Advertisement } from '../../../contract/index.ts';
import type { Database } from '../../db/open-database.ts';
import { landmarks } from '../../db/schema.ts';
import { eastMetresADegree, METRES_A_DEGREE, metresBetween, type Point } from './degrees.ts';
import { walkText } from './place-text.ru.ts';

/** Landmarks in the shape of an ad. */
export type Landmarks = NonNullable<Advertisement['details']['location']>['landmarks'];

/** Maximum distance of a landmark in metres, and maximum number of landmarks. */
const MAX_DISTANCE_M = 2_000;
const LANDMARKS_LIMIT = 3;
/** Walking speed: five kilometres per hour. */
const METRES_A_MINUTE = 5_000 / 60;

/** Finds the landmarks nearest to a point, by straight distance. */
export async function findLandmarks(
  db: Database,
  { latitude, longitude }: Point,
): Promise<Landmarks> {
  const north = MAX_DISTANCE_M / METRES_A_DEGREE;
  const east = MAX_DISTANCE_M / eastMetresADegree(latitude);
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
