import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import {
  AdvertisementDraft,
  adFaultText,
  isStorable,
  routes,
  shapeFaultText,
  urlOf,
} from '../../app/contract/index.ts';
import { carDraft, goodCar } from './world/sample-fixtures.ts';

describe('a URL of the contract', () => {
  test('contains its parameters, with the query in order', () => {
    expect(
      urlOf(routes.childValues, { filter_id: 7 }, [
        ['parent', 'тойота'],
        ['parent', 'a&b'],
      ]),
    ).toBe(
      '/api/v1/static/filters/7/values/?parent=%D1%82%D0%BE%D0%B9%D0%BE%D1%82%D0%B0&parent=a%26b',
    );
    expect(urlOf(routes.creationStructure, {})).toBe('/api/v1/static/create/structure/');
  });

  test('holds any id as one segment of the path', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }).filter((id) => id.isWellFormed()),
        (id) => {
          const url = urlOf(routes.labFixture, { id });
          const [, part = ''] = /^\/api\/v1\/lab\/fixtures\/([^/]*)\/$/.exec(url) ?? [];
          expect(decodeURIComponent(part)).toBe(id);
        },
      ),
    );
  });

  test('ends with a slash, and belongs to one call', () => {
    const lines = Object.values(routes).map(({ method, path }) => `${method} ${path}`);
    expect(new Set(lines).size).toBe(lines.length);
    const odd = Object.values(routes).filter(
      ({ path }) => !/^\/api\/v1\/.*(?:\/|\.json)$/.test(path),
    );
    expect(odd).toEqual([]);
  });
});

describe('a draft of an ad', () => {
  test('is accepted in the shape of the specification', () => {
    expect(AdvertisementDraft.parse(carDraft(goodCar))).toEqual(carDraft(goodCar));
  });

  test('keeps every key of its filters, `__proto__` too', () => {
    const filters: object = JSON.parse('{"__proto__":{"polluted":1},"constructor":2}');
    const draft = AdvertisementDraft.parse(carDraft(filters));
    expect(Object.keys(draft.filters)).toEqual(['__proto__', 'constructor']);
    expect(Object.hasOwn({}, 'polluted')).toBe(false);
  });

  test.for([
    { change: { categoryId: '' }, why: 'no category' },
    { change: { categoryId: 7 }, why: 'a number for a category' },
    { change: { subcategoryId: 'a/b' }, why: 'a slash in an id' },
    { change: { images: ['x'.repeat(2_001)] }, why: 'a long address' },
    { change: { images: Array.from({ length: 21 }, () => '/art/a.svg') }, why: 'many pictures' },
    { change: { images: null }, why: 'no list of pictures' },
    { change: { filters: [] }, why: 'a list of filters' },
    { change: { filters: null }, why: 'no filters' },
    { change: { location: { latitude: 91, longitude: 0, address: '' } }, why: 'beyond the pole' },
    { change: { location: { latitude: 0, longitude: 0 } }, why: 'no address' },
    { change: { promotionType: 'GOLD' }, why: 'an unknown level' },
    { change: { promotionPeriod: 1.5 }, why: 'part of a day' },
    { change: { isAdmin: true }, why: 'an unknown property' },
  ])('is refused with $why', ({ change }) => {
    expect(AdvertisementDraft.safeParse(carDraft(goodCar, change)).success).toBe(false);
  });
});

describe('text', () => {
  test('is storable unless it has NUL or half a surrogate pair', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const survives = Buffer.from(text).toString() === text && !text.includes('\0');
        expect(isStorable(text)).toBe(survives);
      }),
    );
  });
});

describe('a fault outside of the filters', () => {
  test('has a sentence', () => {
    expect(adFaultText({ code: 'list.too-long', max: 200 })).toBe(
      'Слишком много значений: можно не больше 200',
    );
    expect(adFaultText({ code: 'images.too-many', max: 3 })).toBe(
      'Слишком много фото: можно не больше 3',
    );
    expect(adFaultText({ code: 'images.too-few', min: 1 })).toBe('Добавьте хотя бы одно фото');
    expect(adFaultText({ code: 'images.unknown' })).toMatch(/^Фото не найдено/);
    expect(shapeFaultText('shape.type')).toBe('Значение не того типа');
  });
});
