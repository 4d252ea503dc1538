import { join } from 'node:path';

import { openDatabase, type Database } from '../db/open-database.ts';
import { addAds } from '../db/seed/add-ads.ts';
import { seedAds } from '../db/seed/seed-ads.ts';
import { seedDefinitions } from '../db/seed/seed-definitions.ts';
import { rebuildSearchIndex } from '../modules/search-index/index.ts';
import { readSettings } from '../settings.ts';
import { startComplaint } from '../start-complaint.ts';
import { readSeedArguments } from './read-seed-arguments.ts';

/** `npm run seed -- --ads N`: fills the market with made ads; stopped, it continues later. */
try {
  const target = readSeedArguments(process.argv.slice(2));
  const { database, fixturesFolder: folder } = readSettings(process.env);
  const now = new Date();
  const seed = async (db: Database): Promise<void> => {
    await seedDefinitions(db, folder);
    await rebuildSearchIndex(db);
    await seedAds(db, folder, now);
  };
  const { db, close } = await openDatabase(
    'url' in database ? database : { folder: join(database.folder, 'postgres') },
    { onError: () => undefined, seed },
  );
  try {
    const stop = new AbortController();
    for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => stop.abort());
    const startedAt = Date.now();
    let first: number | null = null;
    const onProgress = (published: number): void => {
      const seconds = (Date.now() - startedAt) / 1_000;
      first ??= published;
      const rate = (published - first) / seconds;
      const left = rate > 0 ? `, ${Math.ceil((target - published) / rate / 60)} min left` : '';
      console.log(`${published} of ${target} ads${left}`);
    };
    const published = await addAds(db, { folder, target, now, onProgress, signal: stop.signal });
    console.log(`The market has ${published} published ads.`);
  } finally {
    await close();
  }
} catch (error) {
  console.error(startComplaint(error));
  process.exitCode = 1;
}
