import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { isInCountry, textFault } from '../../app/contract/index.ts';
import { openPublisher, refusalOf, type Publisher } from './publish/publisher.ts';
import { goodCar } from './world/sample-fixtures.ts';

let publisher: Publisher;

beforeAll(async () => {
  publisher = await openPublisher();
});
afterAll(() => publisher.server.close());

describe('a text of an ad', () => {
  test.for([
    { key: 'title', value: '\u200B'.repeat(6), code: 'text.invisible', why: 'nothing to be seen' },
    { key: 'title', value: 'Toyota \u202Eyrmac', code: 'text.controls', why: 'turned letters' },
    { key: 'title', value: 'Toyota \u001B[31m', code: 'text.controls', why: 'a control' },
    { key: 'title', value: `T${'\u0301'.repeat(9)}oyota`, code: 'text.marks', why: 'marks' },
    { key: 'title', value: 'Toyota\n\n\n\nCamry', code: 'text.lines', why: 'line breaks' },
    { key: 'description', value: '\u2800'.repeat(30), code: 'text.invisible', why: 'blanks' },
    { key: 'title', value: 'Toyota, 92 777-12-34', code: 'text.phone', why: 'a phone' },
    {
      key: 'description',
      value: 'Машина в хорошем состоянии. Звоните: 927771234',
      code: 'text.phone',
      why: 'a phone after a word of calling',
    },
  ])('is refused at $key: $why', async ({ key, value, code }) => {
    expect(await refusalOf(publisher, publisher.draft({ ...goodCar, [key]: value }))).toEqual({
      status: 422,
      code: 'ad.invalid',
      faults: { [key]: [code] },
      stored: 0,
    });
  });

  test('may have lines, tabs, emoji of several parts and letters of any script', () => {
    for (const text of ['Одна\nдве\tтри', '👩‍👩‍👧 🇹🇯', 'مازدا ٣٣٣', 'Ҷомӣ', 'é́́́́', '']) {
      expect(textFault(text), text).toBeNull();
    }
  });

  test('is never refused for letters, digits and spaces', () => {
    const letters = fc.string({
      unit: fc.constantFrom('а', 'Я', 'ҷ', 'қ', 'ӯ', 'x', 'Z', '0', '9', ' ', '\n'),
      minLength: 1,
    });
    fc.assert(
      fc.property(letters, (text) => {
        expect(textFault(`а${text}`)).toBeNull();
      }),
    );
  });
});

describe('a place', () => {
  test.for([
    { name: 'Москва', latitude: 55.75, longitude: 37.62 },
    { name: 'Ташкент', latitude: 41.31, longitude: 69.24 },
    { name: 'nowhere', latitude: 0, longitude: 0 },
    { name: 'the pole', latitude: 90, longitude: 180 },
  ])('abroad is refused: $name', async ({ latitude, longitude }) => {
    const location = { latitude, longitude, address: '' };
    expect(isInCountry(location)).toBe(false);
    const draft = publisher.draft(goodCar, { location });
    expect((await refusalOf(publisher, draft)).faults).toEqual({ location: ['location.abroad'] });
  });

  test.for([
    { name: 'Душанбе', latitude: 38.57, longitude: 68.78 },
    { name: 'Панджакент', latitude: 39.49, longitude: 67.61 },
    { name: 'Исфара', latitude: 40.12, longitude: 70.63 },
    { name: 'Истиклол', latitude: 40.57, longitude: 69.64 },
    { name: 'Мургаб', latitude: 38.17, longitude: 73.97 },
    { name: 'Турсунзаде', latitude: 38.51, longitude: 68.23 },
    { name: 'Ишкашим', latitude: 36.73, longitude: 71.61 },
  ])('in the country is accepted: $name', (town) => {
    expect(isInCountry(town)).toBe(true);
  });
});
