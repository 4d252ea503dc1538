import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { Advertisement, ErrorBody, routes } from '../../app/contract/index.ts';
import { queryTags, wordTags } from '../../app/server/modules/search-index/word-tags.ts';
import { openPublisher, type Publisher } from './publish/publisher.ts';
import { goodCar } from './world/sample-fixtures.ts';
import { searcher } from './world/search-world.ts';

let publisher: Publisher;
let search: ReturnType<typeof searcher>;

beforeAll(async () => {
  publisher = await openPublisher();
  search = searcher(publisher.server);
});
afterAll(() => publisher.server.close());

async function publishCar(values: object = {}, seller = publisher): Promise<number> {
  const draft = seller.draft({ ...goodCar, ...values });
  return Advertisement.parse((await seller.send(draft)).json()).id;
}

async function idsOf(query: object, filters: Parameters<typeof search.page>[1] = []) {
  const { advertisements, loosened } = await search.page({ limit: 100, ...query }, filters);
  // Those of a loosened search have not all its words.
  return loosened === null ? advertisements.map(({ id }) => id) : [];
}

async function refusalOf(query: object, filters: Parameters<typeof search.page>[1] = []) {
  const answer = await search.ask(routes.search.path, query, { filters });
  const { error } = ErrorBody.parse(answer.json());
  const codes = Object.entries(error.fields ?? {}).map(
    ([key, faults]) => [key, faults.map(({ code }) => code)] as const,
  );
  return { status: answer.statusCode, code: error.code, fields: Object.fromEntries(codes) };
}

describe('words', () => {
  test.for([
    { title: 'Тойота Камри, 2014', query: 'toyota', why: 'a make in the other alphabet' },
    { title: 'Продаётся Toyota Camry', query: 'тойоту', why: 'a form of its Russian name' },
    { title: 'Toyota Camry 40', query: 'камри', why: 'a model as it sounds' },
    {
      title: 'Недорогая семейная',
      query: 'автомобиль',
      why: 'the name of its category, in the singular',
    },
    {
      title: 'Чехол и айфон вместе',
      query: 'iPhone',
      why: 'a name that does not sound as it is written',
    },
    { title: 'Хонда ҷаҳонӣ', query: 'чахони', why: 'Tajik letters on a Russian keyboard' },
    {
      title: 'Самокат новёхонький',
      query: 'НОВЕХОНЬКИЕ самокаты',
      why: 'ё, capitals, another number',
    },
    { title: 'Без пробега по городу', query: 'без', why: 'a word that means little, alone' },
    { title: 'Холодильник как новый', query: 'холодос', why: 'a word of the street' },
    { title: 'Продам недорого, всё цело', query: 'машину', why: 'what a word means in a query' },
    { title: 'Колесо X5 отдельно', query: 'x5', why: 'letters and digits in one' },
  ])('find «$title» by «$query»: $why', async ({ title, query }) => {
    const id = await publishCar({ title });
    expect(await idsOf({ query })).toContain(id);
    expect(await search.count({ query }, [])).toBe((await idsOf({ query })).length);
  });

  test.for(['диванчик', '!!!', '🚗', '%', "'; drop table ads; --", '\\', 'тойота диванчик'])(
    'of no ad find nothing: %s',
    async (query) => {
      await publishCar();
      expect(await idsOf({ query })).toEqual([]);
      expect(await search.count({ query }, [])).toBe(0);
    },
  );

  test('that repeat one letter are no letter: they do not find a model with its name', async () => {
    const id = await publishCar({ title: 'Audi A 6' });
    expect(await idsOf({ query: 'audi a' })).toContain(id);
    expect(await idsOf({ query: 'аааааааа' })).toEqual([]);
    expect(await idsOf({ query: 'a'.repeat(40) })).toEqual([]);
  });

  test('have more meanings in a query than in an ad: a search for cars finds no washing machines', async () => {
    const words = wordTags({ title: 'Стиральная машина Beko', names: [], prose: [] });
    const meets = (word: string) => queryTags(word, 'title').some((tag) => words.includes(tag));
    expect(meets('машина')).toBe(true);
    expect(meets('стиральную')).toBe(true);
    expect(meets('автомобиль')).toBe(false);
  });

  test('that are blank do not narrow', async () => {
    expect(await idsOf({ query: '  ' })).toEqual(await idsOf({}));
  });

  test('are refused beyond two hundred characters or thirty-two words', async () => {
    expect(await refusalOf({ query: 'a'.repeat(201) })).toMatchObject({ code: 'request.invalid' });
    expect(await refusalOf({ query: 'zu '.repeat(33) })).toMatchObject({ code: 'request.invalid' });
    expect(await idsOf({ query: 'zu '.repeat(32) })).toEqual([]);
  });
});

describe('a search', () => {
  test.for([
    { filters: [{ key: 'nobody', value: 1 }], fields: { nobody: ['key.unknown'] } },
    { filters: [{ key: 'make', value: 'lada' }], fields: { make: ['choice.unknown'] } },
    { filters: [{ key: 'sort', value: 'cheapest' }], fields: { sort: ['shape.value'] } },
    { filters: [{ key: 'promotion_type', value: 1 }], fields: { promotion_type: ['shape.value'] } },
    {
      filters: [
        { key: 'customs', value: { no: 'flag' } },
        { key: 'mileage', value: 'far' },
      ],
      fields: { customs: ['shape.invalid'] },
    },
    {
      filters: [
        { key: 'make', value: 'toyota' },
        { key: 'make', value: 'honda' },
      ],
      fields: { make: ['shape.value'] },
    },
  ])('refuses $filters by key', async ({ filters, fields }) => {
    const query = { subcategory_id: 'cars.passenger' };
    expect(await refusalOf(query, filters)).toMatchObject({
      status: 422,
      code: 'search.invalid',
      fields,
    });
  });

  test('drops a filter that another one hides, as the form does (spec §4)', async () => {
    const query = { subcategory_id: 'cars.passenger' };
    const hidden = [
      { key: 'mileage', value: 5 },
      { key: 'model', value: 'camry' },
    ];
    expect(await search.count(query, hidden)).toBe(await search.count(query, []));
  });

  test('accepts a value of a list on demand without loading the list', async () => {
    const query = { subcategory_id: 'cars.passenger' };
    const filters = [
      { key: 'make', value: 'toyota' },
      { key: 'model', value: 'hilux' },
    ];
    expect(await idsOf(query, filters)).toEqual([]);
  });

  test.for([
    { query: { category_id: 'boats' }, code: 'category.unknown' },
    { query: { subcategory_id: 'cars.boats' }, code: 'subcategory.unknown' },
    {
      query: { category_id: 'jobs', subcategory_id: 'cars.passenger' },
      code: 'subcategory.unknown',
    },
  ])('of the unknown scope $query is refused', async ({ query, code }) => {
    expect(await refusalOf(query)).toMatchObject({ status: 404, code });
  });

  test('of a category finds the ads of its subcategories, and of the site all', async () => {
    const id = await publishCar({ make: 'honda', model: 'civic' });
    const honda = [{ key: 'make', value: 'honda' }];
    expect(await idsOf({ category_id: 'cars' }, honda)).toContain(id);
    expect(await idsOf({ subcategory_id: 'cars.passenger' }, honda)).toContain(id);
    expect(await idsOf({ subcategory_id: 'cars.parts' })).not.toContain(id);
    expect(await idsOf({})).toContain(id);
  });
});

describe('a search with any input', () => {
  test.for([
    { key: 'model', value: '\u0000' },
    { key: 'model', value: '\ud800' },
    { key: 'make\u0000', value: 1 },
    { key: '__proto__', value: { polluted: true } },
    { key: 'constructor', value: 'x' },
    { key: 'model', value: "') or true --" },
    { key: 'model', value: 'x'.repeat(30_000) },
    { key: 'price', value: { min: 1e308, max: null } },
    { key: 'price', value: { min: null, max: 9_007_199_254_740_992 } },
    { key: 'make', value: Array.from({ length: 5_000 }, (_, n) => n) },
    { key: 'mileage', value: Number.NaN },
  ])('never fails: %#', async (filter) => {
    const query = { subcategory_id: 'cars.passenger' };
    const filters = [{ key: 'make', value: 'toyota' }, filter];
    for (const path of [routes.search.path, routes.searchCount.path]) {
      const answer = await search.ask(path, query, { filters });
      expect([200, 400, 422]).toContain(answer.statusCode);
    }
  });

  test.for([
    { value: Array.from({ length: 201 }, (_, n) => `v${n}`), why: '201 values' },
    { value: [Array.from({ length: 200 }, () => [])], why: 'as many lists in a list' },
    { value: { min: Array.from({ length: 200 }, () => 1) }, why: 'as many in a range' },
    { value: 'x'.repeat(401), why: 'a text longer than the value of any option' },
    { value: ['x'.repeat(401)], why: 'such a text in a list' },
  ])('with a filter of $why is refused before it is read', async ({ value }) => {
    const refused = await refusalOf({}, [{ key: 'colour', value }]);
    expect(refused).toEqual({ status: 400, code: 'filter.too-large', fields: {} });
  });

  test('of more than 32 KB is refused', async () => {
    const filters = Array.from({ length: 40 }, (_, n) => ({
      key: `key-${n}`,
      value: ['x'.repeat(400), 'y'.repeat(400)],
    }));
    expect(await refusalOf({}, filters)).toMatchObject({ status: 413, code: 'body.too-large' });
  });

  test('with the maximum of filters is answered', async () => {
    const filters = Array.from({ length: 41 }, (_, n) => ({ key: `key-${n}`, value: n }));
    expect(await refusalOf({}, filters)).toMatchObject({ code: 'request.invalid' });
    expect(await refusalOf({}, filters.slice(1))).toMatchObject({ code: 'search.invalid' });
  });
});

describe('pages', () => {
  test('neither repeat nor hide an ad when another is published between them', async () => {
    const query = { subcategory_id: 'cars.passenger', limit: 3 };
    // A seller of its own: the limit is twenty ads a day.
    const seller = await openPublisher(publisher.server);
    for (let n = 0; n < 7; n += 1) await publishCar({}, seller);
    const before = await idsOf({ ...query, limit: 100 });
    const first = await search.page(query, []);
    await publishCar({}, seller);
    const second = await search.page({ ...query, cursor: first.cursor ?? '' }, []);
    const ids = [...first.advertisements, ...second.advertisements].map(({ id }) => id);
    expect(ids).toEqual(before.slice(0, 6));
    expect(second.group_id).toBe(first.group_id);
  });

  test('of one search are refused to another', async () => {
    const { cursor } = await search.page({ limit: 1 }, []);
    for (const [query, filters] of [
      [{ query: 'тойота' }, []],
      [{ category_id: 'cars' }, []],
      [{}, [{ key: 'sort', value: 'newest' }]],
    ] as const) {
      expect(await refusalOf({ ...query, cursor }, [...filters])).toMatchObject({
        status: 400,
        code: 'cursor.foreign',
      });
    }
    const { group_id: group } = await search.page({}, []);
    const forged = [
      [group],
      [group, [[1, 2 ** 40], null]],
      [group, [null]],
      [group, [['1', 1], null]],
    ];
    for (const json of forged) {
      const made = Buffer.from(JSON.stringify(json)).toString('base64url');
      expect(await refusalOf({ cursor: made })).toMatchObject({ code: 'cursor.foreign' });
    }
    expect(await refusalOf({ cursor: 'bm9uc2Vuc2U' })).toMatchObject({ code: 'cursor.foreign' });
    expect(await refusalOf({ cursor: 'no cursor' })).toMatchObject({ code: 'request.invalid' });
  });

  test('may have different sizes', async () => {
    const first = await search.page({ limit: 2 }, []);
    const rest = await search.page({ limit: 100, cursor: first.cursor ?? '' }, []);
    const ids = [...first.advertisements, ...rest.advertisements].map(({ id }) => id);
    expect(ids).toEqual(await idsOf({}));
    expect(rest.cursor).toBeNull();
  });
});
