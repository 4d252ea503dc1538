import { afterAll, beforeAll, expect, test } from 'vitest';

import { SearchQuery } from '../../../app/contract/index.ts';
import { countSections } from '../../../app/server/modules/search/facets/count-sections.ts';
import { countAds } from '../../../app/server/modules/search/find-ads.ts';
import { findAds } from '../../../app/server/modules/search/index.ts';
import { IS_LONG_RUN, LAW_TIMEOUT_MS } from '../../law-runs.ts';
import { openTestApp, type TestApp } from '../test-app.ts';
import { BLIND_CORPUS } from './blind-corpus.ts';
import { CORPUS } from './corpus.ts';
import type { ExpectedAds } from './expected-ads.ts';
import { OUTSIDER_CORPUS } from './newest/outsider-corpus.ts';
import { TRAVELLER_CORPUS } from './newest/traveller-corpus.ts';
import { WAYFARER_CORPUS } from './newest/wayfarer-corpus.ts';
import { PASSERS_CORPUS } from './passers-corpus.ts';

/** Of so many queries of a corpus one is asked, and all in a long run. */
const SAMPLED = IS_LONG_RUN ? 1 : 6;
/** More than any query lists. */
const ALL = 100;

let server: TestApp;

beforeAll(async () => {
  server = await openTestApp({ hasMarket: true });
}, 60_000);
afterAll(() => server.close());

type Scope = Partial<Record<'category_id' | 'subcategory_id', string>>;

function requestOf(query: string, scope: Scope = {}) {
  return { search: SearchQuery.parse({ query, ...scope, limit: ALL }), body: { filters: [] } };
}

const countOf = (query: string, scope: Scope = {}) =>
  countAds(server.database.db, requestOf(query, scope));

async function sectionsOf(query: string) {
  return (await countSections(server.database.db, requestOf(query))).categories;
}

const CORPORA: readonly { readonly name: string; readonly corpus: readonly ExpectedAds[] }[] = [
  { name: 'the corpus', corpus: CORPUS },
  { name: 'the blind corpus', corpus: BLIND_CORPUS },
  { name: 'the passers’ corpus', corpus: PASSERS_CORPUS },
  { name: 'the outsiders’ corpus', corpus: OUTSIDER_CORPUS },
  { name: 'the travellers’ corpus', corpus: TRAVELLER_CORPUS },
  { name: 'the wayfarers’ corpus', corpus: WAYFARER_CORPUS },
];

test.for(CORPORA)(
  'in $name the list, its number and its sections are one number, and so is an opened section',
  { timeout: LAW_TIMEOUT_MS },
  async ({ corpus }) => {
    const queries = corpus.flatMap((expected) => expected.queries);
    const wrong: string[] = [];
    let tried = 0;
    for (const query of queries.filter((_, index) => index % SAMPLED === 0)) {
      const count = await countOf(query);
      const page = await findAds(server.database.db, requestOf(query), null);
      const listed = page.loosened === null ? page.advertisements.length : 0;
      const categories = await sectionsOf(query);
      const sum = categories.reduce((all, one) => all + one.count, 0);
      if (sum !== count) wrong.push(`${query}: sections ${sum}, count ${count}`);
      if (listed !== Math.min(count, ALL)) wrong.push(`${query}: list ${listed}, count ${count}`);
      for (const { id, count: own, subcategories } of categories.filter((one) => one.count > 0)) {
        const opened = await countOf(query, { category_id: id });
        if (opened !== own) wrong.push(`${query}: ${id} opens ${opened}, counts ${own}`);
        const parts = subcategories.reduce((all, one) => all + one.count, 0);
        if (subcategories.length > 0 && parts !== own) {
          wrong.push(`${query}: parts of ${id} ${parts}, counts ${own}`);
        }
      }
      tried += Math.sign(count);
    }
    expect(wrong).toEqual([]);
    expect(tried).toBeGreaterThan(queries.length / SAMPLED / 3);
  },
);

test.for(['real-estate', 'jobs'])(
  'the deal of a thing of another category is no filter of %s',
  async (category) => {
    const section = (await sectionsOf('продаю машину срочно')).find(({ id }) => id === category);
    expect(section?.count).toBeGreaterThan(0);
    expect(await countOf('продаю машину срочно', { category_id: category })).toBe(section?.count);
  },
);

test('goods without ads are counted where they are listed', async () => {
  const count = await countOf('матрас');
  const categories = await sectionsOf('матрас');
  expect(count).toBeGreaterThan(0);
  expect(categories.filter((one) => one.count > 0).map(({ id, count: own }) => [id, own])).toEqual([
    ['home', count],
  ]);
});
