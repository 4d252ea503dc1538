import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { routes, Suggestions, SUGGESTIONS_LIMIT, urlOf } from '../../app/contract/index.ts';
import { openPublisher, type Publisher } from './publish/publisher.ts';
import { goodCar } from './world/sample-fixtures.ts';
import { searcher } from './world/search-world.ts';

let publisher: Publisher;

beforeAll(async () => {
  publisher = await openPublisher();
  const titles = ['Toyota Camry, один хозяин', 'Продам Toyota Camry Hybrid', 'Toyota Camry 2014'];
  for (const title of titles) {
    const { send, draft } = await openPublisher(publisher.server);
    await send(draft({ ...goodCar, title }));
  }
  const two = [publisher, await openPublisher(publisher.server)];
  for (let time = 0; time < 4; time += 1) {
    await publisher.send(publisher.draft({ ...goodCar, title: `Жуликовский обманул, ${time}` }));
    for (const { send, draft } of two) {
      await send(draft({ ...goodCar, title: `Двое говорят, ${time}` }));
    }
  }
});
afterAll(() => publisher.server.close());

async function suggest(query: string): Promise<Suggestions> {
  const url = urlOf(routes.suggestions, {}, [['query', query]]);
  return Suggestions.parse((await publisher.server.app.inject({ url })).json());
}

const inShort = ({ type, title, subtitle }: Suggestions[number]) =>
  [type, title, ...(subtitle === null ? [] : [subtitle])].join(' · ');

describe('suggestions', () => {
  test.for([
    { typed: 'ав', first: 'CATEGORY · Автомобили', why: 'a category by its beginning' },
    { typed: 'АВТОМО', first: 'CATEGORY · Автомобили', why: 'capitals' },
    { typed: 'машин', first: 'CATEGORY · Автомобили', why: 'a synonym' },
    { typed: 'автомобилем', first: 'CATEGORY · Автомобили', why: 'another form' },
    { typed: 'запч', first: 'SUBCATEGORY · Запчасти', why: 'a subcategory' },
    { typed: 'тойо', first: 'SEARCH_BY_FILTERS · Toyota · Легковые', why: 'a make as it sounds' },
    {
      typed: 'toy',
      first: 'SEARCH_BY_FILTERS · Toyota · Легковые',
      why: 'a make as it is written',
    },
    { typed: 'njqjnf', first: 'SEARCH_BY_FILTERS · Toyota · Легковые', why: 'the other layout' },
    { typed: 'камр', first: 'SEARCH_HISTORY · Camry', why: 'a word of titles' },
  ])('of «$typed» start with $first: $why', async ({ typed, first }) => {
    const [suggestion] = await suggest(typed);
    expect(suggestion && inShort(suggestion)).toBe(first);
  });

  test('have no phrase of fewer than three sellers, whatever the number of their ads', async () => {
    for (const typed of ['жуликовск', 'двое']) {
      // The section of these ads is no phrase of theirs.
      expect((await suggest(typed)).map(inShort)).toEqual(['SUBCATEGORY · Легковые']);
    }
  });

  test.for([
    { typed: 'кэмри 2014', why: 'a spoken name and a year' },
    { typed: 'toyta camri', why: 'wrong letters' },
    { typed: 'тоёту камри', why: 'other forms' },
    { typed: 'продам гибрид', why: 'a word in the other alphabet' },
  ])('of «$typed» are those of the section that the search means: $why', async ({ typed }) => {
    const found = await suggest(typed);
    expect(found[0] && inShort(found[0])).toBe('SUBCATEGORY · Легковые');
    const { advertisements } = await searcher(publisher.server).page({ query: typed }, []);
    expect(advertisements).not.toEqual([]);
  });

  test('contain the scope and the filter of the search', async () => {
    const found = await suggest('toyo');
    expect(found[0]).toMatchObject({
      category_id: 'cars',
      subcategory_id: 'cars.passenger',
      filter: { key: 'make', value: 'toyota' },
    });
  });

  test('are empty for blank text and for unknown words, and never have a value without ads', async () => {
    for (const typed of ['', '  ', '!!!', 'ъъъъ', 'zzzz', 'honda']) {
      expect(await suggest(typed), typed).toEqual([]);
    }
  });

  test('are at most eight, and every query among them finds an ad', async () => {
    const search = searcher(publisher.server);
    for (const typed of ['а', 'л', 'т', 'c', 't', 'с', 'к']) {
      const found = await suggest(typed);
      expect(found.length).toBeLessThanOrEqual(SUGGESTIONS_LIMIT);
      for (const { type, title } of found.filter((one) => one.type === 'SEARCH_HISTORY')) {
        expect(await search.count({ query: title }, []), `${type} ${title}`).toBeGreaterThan(0);
      }
    }
  });
});
