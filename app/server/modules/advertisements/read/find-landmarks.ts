import { and, between } from 'drizzle-orm';

import type { Advertisement, Place } from '../../../../contract/index.ts';
import type { Database } from '../../../db/open-database.ts';
import { landmarks } from '../../../db/schema.ts';
import type { AdDescription } from '../publish/describe-ad.ts';
import { walkText } from './ad-text.ru.ts';

/** As an ad tells them. */
export type Landmarks = NonNullable<Advertisement['details']['location']>['landmarks'];

type Point = Pick<Place, 'latitude' | 'longitude'>;

/** How far a landmark may be, in metres, and how many are told. */
const FAR_M = 2_000;
const TOLD = 3;
/** Five kilometres an hour. */
const METRES_A_MINUTE = 5_000 / 60;
const METRES_A_DEGREE = 111_320;

/** The landmarks nearest to a place, as the crow flies; none for an ad that is nowhere. */
export async function findLandmarks(
  db: Database,
  { latitude, longitude }: Pick<AdDescription, 'latitude' | 'longitude'>,
): Promise<Landmarks> {
  if (latitude === null || longitude === null) return [];
  const north = FAR_M / METRES_A_DEGREE;
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
    .filter(({ metres }) => metres <= FAR_M)
    .toSorted((a, b) => a.metres - b.metres)
    .slice(0, TOLD)
    .map(({ name, metres }) => ({
      name,
      walking_time: walkText(Math.max(1, Math.round(metres / METRES_A_MINUTE))),
    }));
}

/** On a plane: within two kilometres the earth is flat to less than a metre. */
function metresBetween(a: Point, b: Point): number {
  const north = (a.latitude - b.latitude) * METRES_A_DEGREE;
  const east = (a.longitude - b.longitude) * METRES_A_DEGREE * cosine(a.latitude);
  return Math.hypot(north, east);
}

function cosine(degrees: number): number {
  return Math.cos((degrees * Math.PI) / 180);
}
