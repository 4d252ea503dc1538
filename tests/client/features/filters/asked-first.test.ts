import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { arbitraryPage } from '@bozor/form-engine/testing';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { askedFirst } from '../../../../app/client/features/filters/sync/asked-first.ts';
import { FilterPage } from '../../../../app/contract/index.ts';

type Filters = FilterPage['filters'];

const arbitraryFilters = arbitraryPage.map(
  (page) => FilterPage.shape.filters.safeParse(page.filters).data ?? [],
);

const filter = (key: string, id: number, parent: number | null = null): Filters[number] => ({
  id,
  parent_filter_id: parent,
  key,
  name: key,
  type: 'EDIT_TEXT',
  data_type: 'STRING',
});

const FOLDER = 'fixtures/pages/search';
const PAGES = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.json'))
  .toSorted();

/** A panel begins with these, as far as a page has them. */
const MONEY = new Set(['price', 'salary', 'pay_period']);

describe('the panel of every recorded page', () => {
  test('is there', () => expect(PAGES.length).toBeGreaterThan(70));

  test.for(PAGES)('asks for the money and the place first: %s', (name) => {
    const { filters } = FilterPage.parse(JSON.parse(readFileSync(join(FOLDER, name), 'utf8')));
    const roots = askedFirst(filters).filter(({ parent_filter_id: parent }) => !parent);
    const keys = roots.map(({ key }) => key);
    const city = keys.indexOf('city');
    const before = keys.slice(0, city);
    expect(city).toBeGreaterThan(0);
    expect(before.filter((key) => !MONEY.has(key))).toEqual([]);
    // The district depends on the city: it is right behind it, on every page that has one.
    const all = askedFirst(filters).map(({ key }) => key);
    const places = all.filter((key) => key === 'city' || key === 'district');
    expect(all.slice(all.indexOf('city')).slice(0, places.length)).toEqual(places);
  });
});

describe('the filters in the order of the panel', () => {
  test('are the same filters, in an order that a second sorting keeps', () => {
    fc.assert(
      fc.property(arbitraryFilters, (filters) => {
        const ordered = askedFirst(filters);
        expect(new Set(ordered)).toEqual(new Set(filters));
        expect(ordered).toHaveLength(filters.length);
        expect(askedFirst(ordered)).toEqual(ordered);
      }),
    );
  });

  test('begin with the price, the pay and the city; children follow their parents', () => {
    const filters = [
      filter('make', 1),
      filter('district', 4, 3),
      filter('doors', 2),
      filter('city', 3),
      filter('model', 5, 1),
      filter('price', 6),
      filter('salary', 7),
    ];
    const keys = askedFirst(filters).map(({ key }) => key);
    expect(keys).toEqual(['price', 'salary', 'city', 'district', 'make', 'model', 'doors']);
  });

  test('keep those whose parents form a circle, or whose parent is missing', () => {
    const filters = [filter('one', 1, 2), filter('two', 2, 1), filter('left', 3, 99)];
    const keys = askedFirst(filters).map(({ key }) => key);
    expect(keys).toEqual(['left', 'one', 'two']);
  });
});
