import { afterAll, beforeAll, expect, test } from 'vitest';

import { diminutiveBases } from '../../app/server/modules/search-index/index.ts';
import { openTestApp, type TestApp } from './test-app.ts';
import { searcher } from './world/search-world.ts';

let server: TestApp;
let search: ReturnType<typeof searcher>;

beforeAll(async () => {
  server = await openTestApp({ hasMarket: true });
  search = searcher(server);
}, 60_000);
afterAll(() => server.close());

async function idsOf(query: string): Promise<readonly number[]> {
  return (await search.page({ query }, [])).advertisements.map(({ id }) => id);
}

/** Words for small and dear things, and what they are. */
const DEAR = [
  ['телефончик', 'телефон'],
  ['ноутбучок', 'ноутбук'],
  ['холодильничек', 'холодильник'],
  ['чайничек электрический', 'чайник электрический'],
  ['тарелочки', 'тарелка'],
  ['чашечки', 'чашка'],
  ['юбочка', 'юбка'],
  ['пиджачок', 'пиджак'],
  ['мячик', 'мяч'],
  ['фенчик', 'фен'],
  ['пледик', 'плед'],
  ['куколка', 'кукла'],
  ['платьице', 'платье'],
  ['подушечка', 'подушка'],
  ['экскаваторчик', 'экскаватор'],
  ['матрасик', 'матрас'],
  ['кафешка', 'кафе'],
  ['зилок', 'зил'],
  ['самсунгчик', 'самсунг'],
  ['девяточка', 'девятка'],
] as const;

test.for(DEAR)('«%s» finds what «%s» finds', async ([dear, plain]) => {
  const found = await idsOf(plain);
  expect(found.length).toBeGreaterThan(0);
  expect(await idsOf(dear)).toEqual(found);
});

test.for([
  ['калонка', 'колонка'],
  ['падушки', 'подушки'],
  ['кролек', 'кролик'],
] as const)('«%s» is «%s» with another vowel, no small thing', async ([typed, meant]) => {
  expect((await idsOf(typed))[0]).toBe((await idsOf(meant))[0]);
});

test('a word that ads have is no small thing of another one', async () => {
  const page = await search.page({ query: 'утюжок' }, []);
  expect(page.advertisements[0]?.title).toMatch(/утюжок/i);
});

test('the bases of a word are others, no longer than it and two letters', () => {
  for (const [dear] of DEAR) {
    const [word = ''] = dear.split(' ');
    for (const base of diminutiveBases(word)) {
      expect(base).not.toBe(word);
      expect(base.length).toBeLessThanOrEqual(word.length + 2);
    }
  }
});
