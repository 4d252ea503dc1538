import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { LoosenedSearch, routes } from '../../app/contract/index.ts';
import { LAW_RUNS } from '../law-runs.ts';
import { openPublisher, type Publisher } from './publish/publisher.ts';
import { goodCar } from './world/sample-fixtures.ts';
import { searcher } from './world/search-world.ts';

const TITLES = [
  'Toyota Camry белая',
  'Toyota Corolla серая',
  'Opel Astra зимние шины',
  'Синий Nexia',
];
const WORDS = [
  'toyota',
  'camry',
  'белая',
  'opel',
  'шины',
  'nexia',
  'жжжжщщ',
  '777',
  'квадрокоптер',
];

let publisher: Publisher;
let search: ReturnType<typeof searcher>;

beforeAll(async () => {
  publisher = await openPublisher();
  search = searcher(publisher.server);
  for (const title of TITLES) await publisher.send(publisher.draft({ ...goodCar, title }));
});
afterAll(() => publisher.server.close());

async function loosen(query: string): Promise<LoosenedSearch> {
  const answer = await search.ask(routes.searchLoosened.path, { query }, { filters: [] });
  return LoosenedSearch.parse(answer.json());
}

test('the words that are left find as many ads as is promised, and no word is invented', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 5 }),
      async (words) => {
        const loosened = await loosen(words.join(' '));
        expect(loosened.words.map(({ text }) => text)).toEqual(words);
        const kept = loosened.words.filter((word) => word.is_kept).map(({ text }) => text);
        expect(loosened.query).toBe(kept.length === 0 ? null : kept.join(' '));
        const count =
          loosened.query === null ? 0 : await search.count({ query: loosened.query }, []);
        expect(loosened.count).toBe(count);
        // Nothing is left out of a search that finds something.
        const whole = await search.count({ query: words.join(' ') }, []);
        expect(kept.length === words.length).toBe(whole > 0);
      },
    ),
    { numRuns: LAW_RUNS },
  );
});

test('an unknown word is left out first', async () => {
  expect(await loosen('жжжжщщ toyota camry')).toEqual({
    words: [
      { text: 'жжжжщщ', is_kept: false },
      { text: 'toyota', is_kept: true },
      { text: 'camry', is_kept: true },
    ],
    query: 'toyota camry',
    count: await search.count({ query: 'toyota camry' }, []),
  });
});

test('the page of a search that finds nothing has the ads of the words that are left', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 5 }),
      async (words) => {
        const query = words.join(' ');
        const page = await search.page({ query }, []);
        const loosened = await loosen(query);
        const isLoosened = loosened.query !== null && loosened.query !== query;
        expect(page.loosened).toEqual(isLoosened ? loosened : null);
        const kept = isLoosened ? await search.page({ query: loosened.query ?? '' }, []) : page;
        expect(page.advertisements.map(({ id }) => id)).toEqual(
          kept.advertisements.map(({ id }) => id),
        );
        // The next pages are those of the words that are left.
        expect(isLoosened && page.cursor !== null).toBe(false);
      },
    ),
    { numRuns: LAW_RUNS },
  );
});

test('a query without words has none to leave out', async () => {
  expect(await loosen('!!!')).toEqual({ words: [], query: null, count: 0 });
});
