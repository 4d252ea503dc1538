import { toSearchFilters } from '@bozor/form-engine/search';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { AdPage, routes, SavedSearches, type KeptSearch } from '../../app/contract/index.ts';
import { notifications, savedSearches, unmatchedAds } from '../../app/server/db/saved-schema.ts';
import { ads } from '../../app/server/db/schema.ts';
import { followSearches } from '../../app/server/modules/saved-searches/follow-searches.ts';
import { matchPublishedAds } from '../../app/server/modules/saved-searches/index.ts';
import { findCatalogue, type Catalogue } from '../../app/server/modules/search-index/index.ts';
import { askSearch } from '../../app/server/modules/search/ask-search.ts';
import { toAdCondition } from '../../app/server/modules/search/keeping/ad-condition.ts';
import {
  readIndexedAd,
  type IndexedAd,
} from '../../app/server/modules/search/keeping/indexed-ad.ts';
import { createSqlIndex } from '../../app/server/modules/search/rows/create-sql-index.ts';
import { LAW_RUNS, LAW_TIMEOUT_MS } from '../law-runs.ts';
import { signInAs } from './account/sign-in.ts';
import { openTestApp, type TestApp } from './test-app.ts';
import { aboutTopic, arbitraryTopic } from './world/arbitrary-topic.ts';
import {
  arbitraryFilters,
  pageOf,
  publishWorld,
  searcher,
  type Scope,
  type WorldAd,
} from './world/search-world.ts';

const ADS_A_SUBCATEGORY = 6;
/** Searches of one user: below the limit. */
const SEARCHES_OF_USER = 40;
/** Number of ads that are published again. */
const PUBLISHED = 60;

interface TitledAd extends WorldAd {
  readonly title: string;
}

let server: TestApp;
let world: readonly TitledAd[];
let catalogue: Catalogue;

beforeAll(async () => {
  server = await openTestApp({ fixtures: 'fixtures' });
  const { db } = server.database;
  const published = await publishWorld(db, ADS_A_SUBCATEGORY);
  const titles = new Map((await db.select().from(ads)).map(({ id, title }) => [id, title]));
  world = published.map((ad) => ({ ...ad, title: titles.get(ad.id) ?? '' }));
  catalogue = await findCatalogue(db);
}, 60_000);
afterAll(() => server.close());

/** Queries of which parts may be read as filters. */
const READABLE = ['2 комнаты', 'душанбе', 'до 500 000 сомони', '2015 года', '256 гб', 'продам'];

/** A search near an ad: of its scope, by its values, by words of its title. */
function arbitrarySearch(): fc.Arbitrary<KeptSearch> {
  return fc.constantFrom(...world).chain((ad) => {
    const scopes: readonly Scope[] = [
      { subcategory_id: ad.subcategoryId },
      { category_id: ad.categoryId },
      {},
    ];
    const words = ad.title.split(/\s+/).filter((word) => /\p{L}/u.test(word));
    const query = fc
      .tuple(
        fc.subarray(words, { maxLength: Math.min(2, words.length) }),
        fc.subarray(READABLE, { maxLength: 1 }),
      )
      .map((parts) => parts.flat().join(' ').slice(0, 100));
    return fc.constantFrom(...scopes).chain((scope) => {
      const plan = pageOf(catalogue, scope);
      return fc
        .record({
          filters: arbitraryFilters(plan, [ad]),
          query: fc.oneof(fc.constant(''), query),
        })
        .map(({ filters, query }) => ({
          ...scope,
          ...(query.trim() !== '' && { query }),
          filters: [...toSearchFilters(plan, filters)],
        }));
    });
  });
}

async function save(search: KeptSearch, headers: Readonly<Record<string, string>>) {
  const answer = await server.app.inject({
    method: 'PUT',
    url: routes.saveSearch.path,
    headers,
    payload: search,
  });
  return SavedSearches.safeParse(answer.json()).data?.changed_id ?? null;
}

/** All ads that a search lists. */
async function listedBy({ filters, ...scope }: KeptSearch): Promise<ReadonlySet<number>> {
  const ids = new Set<number>();
  let cursor: string | null = null;
  do {
    const query = { ...scope, limit: 100, ...(cursor === null ? {} : { cursor }) };
    const answer = await searcher(server).ask(routes.search.path, query, { filters });
    const page: AdPage = AdPage.parse(answer.json());
    // Those of a loosened search are not its own.
    if (page.loosened === null) for (const { id } of page.advertisements) ids.add(id);
    cursor = page.cursor;
  } while (cursor !== null);
  return ids;
}

describe('a published ad', () => {
  test.each([
    { limit: 1_000_000, where: 'in memory' },
    { limit: 10, where: 'in the database, of which there are too many for the memory' },
  ])(
    'is noted for exactly the saved searches that list it, $where',
    async ({ limit }) => {
      const { db } = server.database;
      await db.delete(savedSearches);
      const follower = followSearches(db, limit);
      const searches = fc.sample(arbitrarySearch(), LAW_RUNS);
      const saved = new Map<number, KeptSearch>();
      for (let from = 0; from < searches.length; from += SEARCHES_OF_USER) {
        const { headers } = await signInAs(server);
        for (const search of searches.slice(from, from + SEARCHES_OF_USER)) {
          const id = await save(search, headers);
          if (id !== null) saved.set(id, search);
        }
        // Later ones are read when they have come.
        await follower.find();
      }
      expect(saved.size).toBeGreaterThan(LAW_RUNS / 2);

      const published = fc.sample(fc.constantFrom(...world), PUBLISHED).map(({ id }) => id);
      await db.insert(unmatchedAds).values(published.map((adId) => ({ adId })));
      await matchPublishedAds(db, { follower });
      const noted = Map.groupBy(
        await db.select().from(notifications),
        ({ savedSearchId }) => savedSearchId,
      );

      let found = 0;
      for (const [id, search] of saved) {
        const listed = await listedBy(search);
        const expected = new Set(published.filter((adId) => listed.has(adId)));
        const alerts = (noted.get(id) ?? []).map(({ adId }) => adId);
        expect(new Set(alerts), JSON.stringify(search)).toEqual(expected);
        expect(alerts).toHaveLength(expected.size);
        found += alerts.length;
      }
      expect(found).toBeGreaterThan(0);
      expect(await db.$count(unmatchedAds)).toBe(0);
    },
    LAW_TIMEOUT_MS,
  );

  test(
    'meets the condition of a search about anything exactly when the search lists it',
    async () => {
      const { db } = server.database;
      const indexed: IndexedAd[] = [];
      for (const { id } of world) {
        const ad = await readIndexedAd(db, catalogue, id);
        if (ad !== null) indexed.push(ad);
      }
      const index = createSqlIndex(db);
      let [found, excluded] = [0, 0];
      await fc.assert(
        fc.asyncProperty(arbitrarySearch(), arbitraryTopic(catalogue), async (kept, topic) => {
          const { filters, ...search } = kept;
          const request = { search: { ...search, limit: 20 }, body: { filters } };
          const asked = aboutTopic(await askSearch(db, request, { catalogue }), topic);
          const listed = Array.from(await index.findIds(asked, () => null));
          const condition = toAdCondition(asked);
          const met = indexed.filter((ad) => condition?.isMet(ad) === true).map(({ id }) => id);
          expect(new Set(met)).toEqual(new Set(listed));
          found += met.length;
          if (asked.topic !== null) {
            excluded += (await index.count({ ...asked, topic: null })) - met.length;
          }
        }),
      );
      expect(found).toBeGreaterThan(0);
      expect(excluded).toBeGreaterThan(0);
    },
    LAW_TIMEOUT_MS,
  );
});
