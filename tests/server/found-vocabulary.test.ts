import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';

import { ads } from '../../app/server/db/schema.ts';
import { findVocabulary } from '../../app/server/modules/search/words/find-vocabulary.ts';
import { openTestDatabaseOf } from './database/test-database.ts';
import { publishWorld } from './world/search-world.ts';

/** More than the first searches wait for. */
const COUNT = 12_000;
const BATCH = 500;

test('the first searches wait for the latest titles alone; the others follow', async () => {
  const { db, close } = await openTestDatabaseOf('fixtures');
  try {
    await publishWorld(db, 1);
    const [first] = await db
      .update(ads)
      .set({ title: 'Птеродактиль' })
      .where(sql`id = (select min(id) from ads)`)
      .returning();
    if (first === undefined) throw new Error('The world has ads.');
    const { id: _id, ...row } = first;
    for (let from = 0; from < COUNT; from += BATCH) {
      const title = from + BATCH < COUNT ? 'Диплодок' : 'Ихтиозавр';
      await db.insert(ads).values(Array.from({ length: BATCH }, () => ({ ...row, title })));
    }
    const vocabulary = await findVocabulary(db);
    expect(vocabulary.has('ихтиозавр')).toBe(true);
    expect(vocabulary.size()).toBeLessThan(COUNT);
    await expect.poll(() => vocabulary.has('птеродактиль'), { timeout: 20_000 }).toBe(true);
    const published = await db.$count(ads, sql`status = 'PUBLISHED'`);
    await expect.poll(() => vocabulary.size()).toBe(published);
  } finally {
    await close();
  }
}, 60_000);
