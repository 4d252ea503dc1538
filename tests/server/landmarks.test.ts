import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { Advertisement } from '../../app/contract/index.ts';
import { landmarks } from '../../app/server/db/schema.ts';
import { openTestDatabaseOf } from './database/test-database.ts';
import { openPublisher, type Publisher } from './publish/publisher.ts';
import { goodCar } from './world/sample-fixtures.ts';

let publisher: Publisher;

/** A kilometre to the north, in degrees. */
const KM = 1_000 / 111_320;
const HOME = { latitude: 38.57, longitude: 68.78 };

beforeAll(async () => {
  publisher = await openPublisher();
  const north = (name: string, km: number) => ({ ...HOME, name, latitude: 38.57 + km * KM });
  await publisher.db
    .insert(landmarks)
    .values([
      north('За углом', 0.01),
      north('Парк', 0.6),
      north('Рынок', 1),
      north('Вокзал', 1.99),
      north('Аэропорт', 2.01),
      { name: 'Театр', latitude: 38.57, longitude: 68.78 - (1.5 * KM) / Math.cos(0.6731) },
    ]);
});
afterAll(() => publisher.server.close());

async function landmarksAt(latitude: number, longitude: number) {
  const location = { latitude, longitude, address: '' };
  const answer = await publisher.send(publisher.draft(goodCar, { location, isPlaceExact: true }));
  return Advertisement.parse(answer.json()).details.location?.landmarks;
}

describe('an ad with a location', () => {
  test('has the three nearest landmarks within two kilometres, with walking times', async () => {
    expect(await landmarksAt(HOME.latitude, HOME.longitude)).toEqual([
      { name: 'За углом', walking_time: '1\u00A0мин пешком' },
      { name: 'Парк', walking_time: '7\u00A0мин пешком' },
      { name: 'Рынок', walking_time: '12\u00A0мин пешком' },
    ]);
    expect(await landmarksAt(HOME.latitude + 3 * KM, HOME.longitude)).toEqual([
      { name: 'Аэропорт', walking_time: '12\u00A0мин пешком' },
      { name: 'Вокзал', walking_time: '12\u00A0мин пешком' },
      { name: 'Рынок', walking_time: '24\u00A0мин пешком' },
    ]);
  });

  test('has no landmarks where none are near', async () => {
    expect(await landmarksAt(40, 70)).toEqual([]);
  });

  test('has real landmarks in the capital', async () => {
    const database = await openTestDatabaseOf('fixtures');
    const rows = await database.db.select().from(landmarks);
    expect(rows.map(({ name }) => name)).toContain('Парк Рудаки');
    await database.close();
  });
});
