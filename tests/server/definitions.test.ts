import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import {
  CHILD_VALUES_PAGE,
  ChildValues,
  CreatePage,
  CreationStructure,
  ErrorBody,
  FilterPage,
  LabFixture,
  LabFixtures,
  routes,
  urlOf,
} from '../../app/contract/index.ts';
import { openTestApp, type TestApp } from './test-app.ts';
import { COLOURS, sampleFiles } from './world/sample-fixtures.ts';

let server: TestApp;

beforeAll(async () => {
  server = await openTestApp();
});
afterAll(() => server.close());

const ask = (url: string, headers = {}) => server.app.inject({ method: 'GET', url, headers });
const codeOf = (answer: { json: () => unknown }): string =>
  ErrorBody.parse(answer.json()).error.code;

describe('filter pages', () => {
  test.for([
    { url: urlOf(routes.searchCategoryFilters, { id: 'cars' }), file: 'pages/search/cars' },
    {
      url: urlOf(routes.searchSubcategoryFilters, { id: 'cars.passenger' }),
      file: 'pages/search/cars.passenger',
    },
    {
      url: urlOf(routes.createFilters, { id: 'cars.passenger' }),
      file: 'pages/create/cars.passenger',
    },
  ])('are returned as recorded: $url', async ({ url, file }) => {
    const answer = await ask(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(answer.json()).toEqual(sampleFiles[file]);
    expect(FilterPage.safeParse(answer.json()).success).toBe(true);
  });

  test('of a form have its steps', async () => {
    const answer = await ask(urlOf(routes.createFilters, { id: 'jobs.vacancies' }));
    expect(CreatePage.parse(answer.json()).steps[0]?.filter_ids).toEqual([30, 31, 32]);
  });

  test('are sent again only when they have changed', async () => {
    const url = urlOf(routes.createFilters, { id: 'cars.passenger' });
    const first = await ask(url);
    const tag = first.headers['etag'];
    const second = await ask(url, { 'if-none-match': tag });
    expect([second.statusCode, second.body]).toEqual([304, '']);
    expect(first.headers['cache-control']).toBe('no-cache');
  });

  test.for([
    { url: urlOf(routes.searchCategoryFilters, { id: 'boats' }), code: 'category.unknown' },
    {
      url: urlOf(routes.searchCategoryFilters, { id: 'cars.passenger' }),
      code: 'category.unknown',
    },
    { url: urlOf(routes.searchSubcategoryFilters, { id: 'cars' }), code: 'subcategory.unknown' },
    { url: urlOf(routes.createFilters, { id: 'cars' }), code: 'subcategory.unknown' },
    { url: urlOf(routes.createFilters, { id: '../x' }), code: 'request.invalid' },
    { url: '/api/v1/static/filters/create/subcategory/%00/', code: 'request.invalid' },
    { url: '/api/v1/static/filters/create/subcategory/%E0%A4%A/', code: 'request.invalid' },
  ])('are refused at $url with $code', async ({ url, code }) => {
    const answer = await ask(url);
    expect(codeOf(answer)).toBe(code);
  });
});

describe('the creation structure', () => {
  test('lists every offered subcategory in order, and its version follows the definitions', async () => {
    const answer = await ask(routes.creationStructure.path);
    const { version, categories } = CreationStructure.parse(answer.json());
    const { version: _, ...sample } = { ...Object(sampleFiles['pages/structure']) };
    expect({ categories }).toEqual(sample);
    expect(version).toMatch(/^[\w-]{43}$/);

    const again = await ask(routes.creationStructure.path, {
      'if-none-match': answer.headers['etag'],
    });
    expect(again.statusCode).toBe(304);
  });
});

describe('child values', () => {
  const valuesOf = async (query: readonly (readonly [string, string])[], filter_id = '2') => {
    const answer = await ask(urlOf(routes.childValues, { filter_id }, query));
    expect(answer.statusCode).toBe(200);
    const { values, ...rest } = ChildValues.parse(answer.json());
    return { ...rest, keys: values.map(({ key }) => key) };
  };

  test('are those of the parent’s value, with their groups', async () => {
    expect(await valuesOf([['parent', 'toyota']])).toEqual({
      keys: ['camry', 'corolla', 'other'],
      groups: [{ group: 'Седаны', value_keys: ['camry', 'corolla'] }],
      next_cursor: null,
    });
  });

  test('of several parents are the union, in their order, without duplicates', async () => {
    const query = [
      ['parent', 'honda'],
      ['parent', 'toyota'],
      ['parent', 'honda'],
    ] as const;
    expect(await valuesOf(query)).toEqual({
      keys: ['civic', 'other', 'hijet', 'camry', 'corolla'],
      groups: [{ group: 'Седаны', value_keys: ['civic', 'camry', 'corolla'] }],
      next_cursor: null,
    });
  });

  test.for(['nothing', 'daewoo'])(
    'of the parent %s are empty, which is not a failure',
    async (parent) => {
      expect(await valuesOf([['parent', parent]])).toMatchObject({ keys: [], next_cursor: null });
    },
  );

  test.for(['хичет', 'ҲИҶЕТ', 'елка', 'ЁЛКА', ' Ёлка '])(
    'are found by %s with folded letters',
    async (q) => {
      const { keys } = await valuesOf([
        ['parent', 'honda'],
        ['q', q],
      ]);
      expect(keys).toEqual(['hijet']);
    },
  );

  test.for(['%', '_', '\\', "'"])('are not found by the wildcard %s', async (q) => {
    const { keys } = await valuesOf([
      ['parent', 'honda'],
      ['q', q],
    ]);
    expect(keys).toEqual([]);
  });

  test('are paged without a repeated or lost value', async () => {
    const seen: unknown[] = [];
    const sizes: number[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const query = cursor === '' ? [] : [['cursor', cursor] as const];
      const page: Awaited<ReturnType<typeof valuesOf>> = await valuesOf(query, '11');
      seen.push(...page.keys);
      sizes.push(page.keys.length);
      cursor = page.next_cursor;
    }
    expect(sizes).toEqual([CHILD_VALUES_PAGE, CHILD_VALUES_PAGE, COLOURS - 2 * CHILD_VALUES_PAGE]);
    expect(seen).toEqual(Array.from({ length: COLOURS }, (_, n) => `colour-${n}`));
  });

  test.for([
    { query: '', filter: '1', code: 'filter.unknown' },
    { query: '', filter: '999', code: 'filter.unknown' },
    { query: '', filter: 'a%20b', code: 'request.invalid' },
    { query: '?cursor=abc', filter: '2', code: 'request.invalid' },
    { query: '?cursor=1.2&cursor=1.3', filter: '2', code: 'request.invalid' },
    { query: '?parent=', filter: '2', code: 'request.invalid' },
    { query: '?parent=%00', filter: '2', code: 'request.invalid' },
    { query: `?q=${'я'.repeat(201)}`, filter: '2', code: 'request.invalid' },
    { query: `?${'parent=a&'.repeat(201)}`, filter: '2', code: 'request.invalid' },
  ])('of filter $filter are refused with $code: $query', async ({ query, filter, code }) => {
    const answer = await ask(`/api/v1/static/filters/${filter}/values/${query}`);
    expect(codeOf(answer)).toBe(code);
  });
});

describe('the lab', () => {
  test('lists every recorded page and every defective definition', async () => {
    const { fixtures } = LabFixtures.parse((await ask(routes.labFixtures.path)).json());
    expect(fixtures.map(({ id, mode }) => [id, mode])).toEqual([
      ['search/cars', 'filter'],
      ['create/cars.passenger', 'entry'],
      ['search/cars.passenger', 'filter'],
      ['create/cars.parts', 'entry'],
      ['create/jobs.vacancies', 'entry'],
      ['trouble/parent-loop', 'entry'],
    ]);
    expect(fixtures[1]).toEqual({
      id: 'create/cars.passenger',
      group: 'Автомобили',
      title: 'Легковые',
      mode: 'entry',
      category_id: 'cars',
      subcategory_id: 'cars.passenger',
    });
  });

  test('returns a recorded page and a defective definition as stored, NUL included', async () => {
    for (const id of ['create/cars.passenger', 'trouble/parent-loop']) {
      const answer = await ask(urlOf(routes.labFixture, { id }));
      const recorded = Object(sampleFiles[`pages/${id}`] ?? sampleFiles[id]);
      expect(LabFixture.parse(answer.json()).page).toEqual(recorded.page ?? recorded);
    }
  });

  test.for(['trouble/none', 'create/cars'])('refuses the unknown %s', async (id) => {
    expect(codeOf(await ask(urlOf(routes.labFixture, { id })))).toBe('fixture.unknown');
  });
});
