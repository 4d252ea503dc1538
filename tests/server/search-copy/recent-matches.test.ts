import { afterAll, beforeAll, expect, test } from 'vitest';

import type { AskedSearch } from '../../../app/server/modules/search/ad-index.ts';
import { askSearch } from '../../../app/server/modules/search/ask-search.ts';
import type { AdCopy } from '../../../app/server/modules/search/copy/ad-copy.ts';
import { createCopyIndex } from '../../../app/server/modules/search/copy/create-copy-index.ts';
import { followIndex } from '../../../app/server/modules/search/copy/follow-index.ts';
import { matchRecent } from '../../../app/server/modules/search/copy/recent-matches.ts';
import { openTestDatabaseOf, type TestDatabase } from '../database/test-database.ts';
import { publishWorld } from '../world/search-world.ts';

let database: TestDatabase;
let copy: AdCopy;
let asked: AskedSearch;

beforeAll(async () => {
  database = await openTestDatabaseOf('fixtures');
  await publishWorld(database.db, 1);
  const follower = followIndex(database.db);
  await follower.fill();
  const found = await follower.find();
  if (found.copy === null) throw new Error('The copy is filled.');
  ({ copy } = found);
  asked = await askSearch(database.db, { search: { limit: 20 }, body: { filters: [] } });
}, 60_000);
afterAll(() => database.close());

/** The same search with a price of its own. */
const dearerThan = (min: number): AskedSearch => ({
  ...asked,
  criteria: [{ asks: 'within', key: 'price', min, max: null }],
});

test('the ads of a search are found once, until more than 256 others were asked for', () => {
  const first = matchRecent(copy, dearerThan(0));
  for (let price = 1; price <= 255; price += 1) matchRecent(copy, dearerThan(price));
  expect(matchRecent(copy, dearerThan(0))).toBe(first);
  for (let price = 256; price <= 511; price += 1) matchRecent(copy, dearerThan(price));
  const again = matchRecent(copy, dearerThan(0));
  expect(again).not.toBe(first);
  expect(again).toEqual(first);
});

test('searches about other subcategories, or of another word, are found apart', async () => {
  const search = { limit: 20, query: 'краска для стен' };
  const about = await askSearch(database.db, { search, body: { filters: [] } });
  const [word] = about.words ?? [];
  if (word === undefined) throw new Error('The query has words.');
  const other = { ...word, spellings: ['стен'] };
  const topics = [
    null,
    { word, scopes: new Set([1]), isOnlyThere: false },
    { word, scopes: new Set([1]), isOnlyThere: true },
    { word, scopes: new Set([1, 2]), isOnlyThere: false },
    { word: other, scopes: new Set([1]), isOnlyThere: false },
  ];
  const found = topics.map((topic) => matchRecent(copy, { ...about, topic }));
  expect(new Set(found).size).toBe(topics.length);
});

test('a call that searches for long lets others be handled between two searches', async () => {
  const index = createCopyIndex(copy);
  let isOtherDone = false;
  setImmediate(() => {
    isOtherDone = true;
  });
  await index.count(asked);
  const end = performance.now() + 6;
  while (performance.now() < end);
  await index.count(asked);
  expect(isOtherDone).toBe(true);
});

test('a search that is only counted takes no place of the sets that are kept', async () => {
  const index = createCopyIndex(copy);
  const first = matchRecent(copy, dearerThan(0));
  for (let price = 1_000; price <= 1_300; price += 1) {
    // Twice: the second time its number is known.
    const count = await index.count(dearerThan(price));
    expect(await index.count(dearerThan(price))).toBe(count);
  }
  expect(matchRecent(copy, dearerThan(0))).toBe(first);
});
