import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { routes } from '../../app/contract/index.ts';
import { followerOf } from '../../app/server/modules/search/copy/follow-index.ts';
import { findVocabulary } from '../../app/server/modules/search/words/find-vocabulary.ts';
import { recordStatements, type Statement } from '../perf/search/statements.ts';
import { openTestApp, type TestApp } from './test-app.ts';
import { publishWorld, searcher } from './world/search-world.ts';

let server: TestApp;

beforeAll(async () => {
  server = await openTestApp({ fixtures: 'fixtures' });
  const { db } = server.database;
  await publishWorld(db, 6);
  await followerOf(db).fill();
  await findVocabulary(db);
}, 60_000);
afterAll(() => server.close());

const CARS = { subcategory_id: 'cars.legkovye-avtomobili' };
const MAKE = { key: 'make', value: ['toyota'] };

test.for([
  { name: 'a page', path: routes.search.path, query: CARS, filters: [], most: 2 },
  { name: 'a filtered page', path: routes.search.path, query: CARS, filters: [MAKE], most: 2 },
  { name: 'words', path: routes.search.path, query: { query: 'продам' }, filters: [], most: 2 },
  { name: 'a number', path: routes.searchCount.path, query: CARS, filters: [MAKE], most: 1 },
  { name: 'options', path: routes.searchFacets.path, query: CARS, filters: [MAKE], most: 1 },
  {
    name: 'sections',
    path: routes.searchSections.path,
    query: { query: 'продам' },
    filters: [],
    most: 1,
  },
  // The state of the index, and the list of models: of the subcategory, and of the category.
  {
    name: 'wider searches',
    path: routes.searchWider.path,
    query: { ...CARS, query: 'абракадабра' },
    filters: [MAKE, { key: 'price', value: { min: 1, max: 2 } }],
    most: 7,
  },
])('a search for $name sends at most $most statements', async ({ path, query, filters, most }) => {
  const pool: unknown = Reflect.get(server.database.db, '$client');
  if (!(pool instanceof pg.Pool)) throw new Error('The database has no pool.');
  await searcher(server).ask(path, query, { filters });
  const statements: Statement[] = [];
  const stop = recordStatements(pool, statements);
  const answer = await searcher(server).ask(path, query, { filters });
  stop();
  expect(answer.statusCode).toBe(200);
  expect(statements.length).toBeGreaterThan(0);
  expect(statements.map(({ text }) => text).slice(most)).toEqual([]);
});
