import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import {
  Advertisement,
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
import { wordsIn, wordsOf } from '../e2e/forms/recorded-words.ts';
import { recordedForm } from '../e2e/forms/recorded.ts';
import { openPublisher } from './publish/publisher.ts';
import { openTestApp, type TestApp } from './test-app.ts';

const FIXTURES = 'fixtures';
const subcategories = readdirSync(join(FIXTURES, 'answers')).map((file) => file.slice(0, -5));

let server: TestApp;

beforeAll(async () => {
  server = await openTestApp({ fixtures: FIXTURES });
}, 60_000);
afterAll(() => server.close());

const ask = async (url: string): Promise<unknown> =>
  (await server.app.inject({ method: 'GET', url })).json();

describe('the recorded fixtures', () => {
  test('contain eleven categories of at least three subcategories each', async () => {
    const { categories } = CreationStructure.parse(await ask(routes.creationStructure.path));
    expect(new Set(categories.map(({ type }) => type)).size).toBe(11);
    const poor = categories.filter(({ subcategories: own }) => own.length < 3);
    expect(poor.map(({ id }) => id)).toEqual([]);
  });

  test('load the models of all makes at once: a user who ticks every box gets a list', async () => {
    const page = FilterPage.parse(await ask(urlOf(routes.searchCategoryFilters, { id: 'cars' })));
    const makes = page.filters.find(({ key }) => key === 'make');
    const model = page.filters.find(({ key }) => key === 'model');
    const parents = (makes?.values ?? []).map(({ value }) => ['parent', String(value)] as const);
    expect(parents.length).toBeGreaterThan(50);
    const url = urlOf(routes.childValues, { filter_id: model?.id ?? '' }, parents);
    const first = ChildValues.parse(await ask(url));
    expect(first.values).toHaveLength(200);
    const cursor: [string, string] = ['cursor', first.next_cursor ?? ''];
    const next = urlOf(routes.childValues, { filter_id: model?.id ?? '' }, [...parents, cursor]);
    expect(ChildValues.parse(await ask(next)).values.length).toBeGreaterThan(0);
  });

  test('each open in the lab', async () => {
    const { fixtures } = LabFixtures.parse(await ask(routes.labFixtures.path));
    expect(fixtures.length).toBeGreaterThan(100);
    for (const { id } of fixtures) {
      expect(LabFixture.safeParse(await ask(urlOf(routes.labFixture, { id }))).success, id).toBe(
        true,
      );
    }
  });

  test.for(subcategories)(
    'allow a seller to publish in %s, and the ad contains the answers',
    async (id) => {
      const { breadcrumbs } = CreatePage.parse(await ask(urlOf(routes.createFilters, { id })));
      const { values } = JSON.parse(readFileSync(join(FIXTURES, 'answers', `${id}.json`), 'utf8'));
      const publisher = await openPublisher(server);
      const draft = {
        categoryId: breadcrumbs[0]?.id,
        subcategoryId: id,
        images: [publisher.photo],
        filters: values,
        location: values.location ?? null,
        promotionType: 'BASIC',
        promotionPeriod: null,
      };
      const answer = await publisher.send(draft);
      const refusal = ErrorBody.safeParse(answer.json()).data?.error.fields;
      expect([answer.statusCode, refusal]).toEqual([201, undefined]);
      const { id: adId } = Advertisement.parse(answer.json());
      const url = urlOf(routes.readAdvertisement, { id: adId });
      const ad = Advertisement.parse(await ask(url));
      expect(ad).toMatchObject({ subcategory_id: id, status: 'PUBLISHED' });
      const words = wordsOf(recordedForm(id));
      expect(wordsIn(ad, words.city)).toEqual(words);
      expect(ad.subtitle3).toContain(words.city ?? '');
      expect((await publisher.storedAd(adId)).attrs).toEqual(values);
    },
  );

  test.for([
    { id: 'real-estate.kvartiry', wrong: { floor: 12, floors: 5 }, key: 'floor' },
    { id: 'real-estate.kvartiry', wrong: { kitchen_area: 90, area: 40 }, key: 'kitchen_area' },
    {
      id: 'real-estate.kommercheskaya-nedvizhimost',
      wrong: { floor: 3, floors: 2 },
      key: 'floor',
    },
  ])('refuse in $id what cannot be: $wrong', async ({ id, wrong, key }) => {
    const publisher = await openPublisher(server);
    const { answers } = recordedForm(id);
    const answer = await publisher.send({
      categoryId: 'real-estate',
      subcategoryId: id,
      images: [publisher.photo],
      filters: { ...answers, ...wrong },
      location: answers['location'] ?? null,
      promotionType: 'BASIC',
      promotionPeriod: null,
    });
    const fields = ErrorBody.parse(answer.json()).error.fields ?? {};
    expect([answer.statusCode, Object.keys(fields)]).toEqual([422, [key]]);
    expect(fields[key]?.[0]?.message).toMatch(/^Не больше, чем «/);
  });
});
