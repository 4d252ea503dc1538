import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { ads } from '../../app/server/db/schema.ts';
import { findCatalogue, type Catalogue } from '../../app/server/modules/search-index/index.ts';
import { createKeptSearches } from '../../app/server/modules/search/index.ts';
import { rememberAnswers } from '../../app/server/modules/search/keeping/asked-words.ts';
import { findIndexedAd } from '../../app/server/modules/search/keeping/create-ad-test.ts';
import { readKept, renewKept } from '../../app/server/modules/search/keeping/kept-reading.ts';
import { createVocabulary } from '../../app/server/modules/search/words/vocabulary.ts';
import { openTestDatabaseOf, type TestDatabase } from './database/test-database.ts';
import { publishWorld } from './world/search-world.ts';

let database: TestDatabase;
let catalogue: Catalogue;
let published: readonly (typeof ads.$inferSelect)[];

beforeAll(async () => {
  database = await openTestDatabaseOf('fixtures');
  await publishWorld(database.db, 6);
  catalogue = await findCatalogue(database.db);
  published = await database.db.select().from(ads);
}, 60_000);
afterAll(() => database.close());

/** Words of a title as people write them: with a letter too few, joined, with a number. */
const arbitraryQuery = () =>
  fc
    .tuple(
      fc.constantFrom(...published),
      fc.integer({ min: 1, max: 3 }),
      fc.constantFrom('as typed', 'a letter less', 'joined'),
      fc.constantFrom('', ' душанбе', ' 2 комнаты', ' до 5000'),
    )
    .map(([{ title }, count, how, more]) => {
      const words = title.split(/\s+/).slice(0, count);
      if (how === 'joined') return words.join('').slice(0, 60) + more;
      const [first = '', ...rest] = words;
      const typed = how === 'as typed' ? first : first.slice(0, 2) + first.slice(3);
      return [typed, ...rest].join(' ').slice(0, 60) + more;
    });

test('a kept search is read again whenever the words that were added change its meaning', () => {
  let again = 0;
  let kept = 0;
  fc.assert(
    fc.property(
      fc.record({
        query: arbitraryQuery(),
        where: fc.constantFrom(null, null, ...catalogue.subcategoryById.keys()),
        before: fc.array(fc.nat(), { maxLength: 30 }),
        later: fc.array(fc.nat(), { minLength: 1, maxLength: 10 }),
      }),
      ({ query, where, before, later }) => {
        const vocabulary = createVocabulary();
        const add = (index: number): void => {
          const ad = published[index % published.length];
          const subcategory = catalogue.subcategoryById.get(ad?.subcategoryId ?? '');
          if (ad === undefined || subcategory === undefined) return;
          const { name: scopeName, number: scope } = subcategory;
          const categoryName = catalogue.categoryById.get(subcategory.categoryId)?.name ?? '';
          vocabulary.add({ title: ad.title, scopeName, categoryName, scope });
        };
        before.forEach(add);
        const known = { catalogue, vocabulary };
        const scope = where === null ? {} : { subcategory_id: where };
        const request = { search: { ...scope, query, limit: 1 }, body: { filters: [] } };
        const reading = readKept(known, request);
        later.forEach(add);
        const renewed = renewKept(known, { request, reading }, rememberAnswers(vocabulary));
        const fresh = readKept(known, request);
        expect(renewed.byFilters?.required).toEqual(fresh.byFilters?.required);
        expect(renewed.byWords?.required).toEqual(fresh.byWords?.required);
        expect(renewed.asked).toEqual(fresh.asked);
        if (renewed === reading || renewed.byFilters === reading.byFilters) kept += 1;
        else again += 1;
      },
    ),
  );
  expect(again).toBeGreaterThan(0);
  expect(kept).toBeGreaterThan(0);
});

test('an ad is tried on few of the searches that it is in the section of', async () => {
  const { db } = database;
  const searches = createKeptSearches(db);
  for (const { id, title, subcategoryId } of published) {
    const query = title.split(/\s+/).slice(0, 2).join(' ');
    const search = { query, subcategory_id: subcategoryId, limit: 1 };
    searches.add(`own ${id}`, { search, body: { filters: [] } });
    searches.add(`any ${id}`, { search: { query, limit: 1 }, body: { filters: [] } });
  }
  await searches.renew();
  let candidates = 0;
  let listing = 0;
  for (const { id } of published) {
    const ad = await findIndexedAd(db, id);
    if (ad === null) throw new Error('The ad is published.');
    const [tried, listed] = [searches.candidates(ad), await searches.listing(ad)];
    expect(tried).toEqual(expect.arrayContaining([...listed]));
    candidates += tried.length;
    listing += listed.length;
  }
  expect(listing).toBeGreaterThan(0);
  // Of all pairs of an ad and a search.
  expect(candidates).toBeLessThan(published.length * searches.size() * 0.1);
});
