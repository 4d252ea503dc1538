import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import {
  EVERYTHING,
  filterCount,
  scopeOf,
  readSearchAddress,
  writeSearchAddress,
} from '../../../app/client/links/search-address.ts';
import type { SearchAddress } from '../../../app/client/links/search-address.ts';
import {
  QUERY_LENGTH,
  READINGS_LIMIT,
  SORTS,
  SuggestionsQuery,
} from '../../../app/contract/index.ts';

const slug = fc.stringMatching(/^[a-z][a-z0-9._-]{0,20}$/);
const words = fc.string({ unit: 'grapheme', maxLength: 40 }).map((text) => text.trim());
const key = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 12 })
  .filter((name) => name.isWellFormed() && !['sort', 'promotion_type'].includes(name));
const entries = fc.uniqueArray(
  fc.tuple(
    key.map((name) => `filter_${name}`),
    fc.string({ unit: 'grapheme', maxLength: 20 }),
  ),
  { selector: ([name]) => name, maxLength: 6 },
);
const place = fc.oneof(
  fc.record({
    page: fc.constant('search' as const),
    categoryId: fc.option(slug),
    subcategoryId: fc.option(slug),
  }),
  fc.record({
    page: fc.constant('category' as const),
    categoryId: slug,
    subcategoryId: fc.constant(null),
  }),
  fc.record({
    page: fc.constant('subcategory' as const),
    categoryId: fc.constant(null),
    subcategoryId: slug,
  }),
);
const address: fc.Arbitrary<SearchAddress> = fc
  .tuple(
    place,
    fc.record({
      query: words,
      sort: fc.constantFrom(...SORTS, 'year_desc', 'living area_asc'),
      promotion: fc.constantFrom('BASIC', 'VIP', 'PREMIUM', null),
      entries,
      map: fc.constantFrom(null, 'all', '38.56,68.787,12'),
    }),
  )
  .chain(([where, rest]) =>
    literalOf(rest.query).map((literal) => ({ ...where, ...rest, literal })),
  );

/** Different parts of a query, as the server reads them. */
function literalOf(query: string): fc.Arbitrary<readonly string[]> {
  const part = fc
    .tuple(fc.nat(query.length), fc.nat(query.length))
    .map(([from, to]) => query.slice(from, to).trim())
    .filter((text) => text !== '' && text.isWellFormed());
  return query === '' ? fc.constant([]) : fc.uniqueArray(part, { maxLength: READINGS_LIMIT });
}

const read = (href: string) => {
  const { pathname, search } = new URL(href, 'http://bozor.test');
  return readSearchAddress(pathname, search);
};

describe('the address of a search', () => {
  test('restores the search that it was written from', () => {
    fc.assert(
      fc.property(address, (search) => {
        expect(read(writeSearchAddress(search))).toEqual(search);
      }),
    );
  });

  test('is equal for equal searches', () => {
    fc.assert(
      fc.property(address, (search) => {
        const once = writeSearchAddress(search);
        expect(writeSearchAddress(read(once) ?? EVERYTHING)).toBe(once);
      }),
    );
  });

  test('accepts any text as parameters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (search) => {
        expect(readSearchAddress('/search', search)).toMatchObject({ page: 'search' });
      }),
    );
  });

  test.for([
    { href: '/', why: 'the first page' },
    { href: '/category', why: 'no category' },
    { href: '/category/cars/more', why: 'something below it' },
    { href: '/search/cars', why: 'something below the search' },
    { href: '/searching', why: 'another page' },
  ])('is not read from $href: $why', ({ href }) => {
    expect(read(href)).toBeNull();
  });

  test('counts the first of equal names', () => {
    expect(read('/search?q=one&q=two&filter_a=1&filter_a=2')).toMatchObject({
      query: 'one',
      entries: [['filter_a', '1']],
    });
  });

  test('treats an unknown order as an obsolete filter', () => {
    expect(read('/search?filter_sort=cheap')).toMatchObject({
      sort: 'relevant',
      entries: [['filter_sort', 'cheap']],
    });
  });

  test('keeps only those words to search literally that the query has', () => {
    const href = '/search?q=flat+2+rooms&words=2+rooms&words=2+rooms&words=kitchen';
    expect(read(href)).toMatchObject({ literal: ['2 rooms'] });
    expect(read('/search?words=2+rooms')).toMatchObject({ literal: [] });
  });

  test('requests nothing that the server would refuse for its spelling', () => {
    const long = `${'a'.repeat(QUERY_LENGTH - 1)}😀`;
    for (const text of [long, 'a\0b', '\uD800']) {
      const { query } = read(`/search?${new URLSearchParams({ q: text })}`) ?? EVERYTHING;
      expect(SuggestionsQuery.safeParse({ query }).success, text).toBe(true);
    }
  });

  test('searches in the narrower of its scopes', () => {
    const search = { ...EVERYTHING, categoryId: 'cars', subcategoryId: 'cars.trucks' };
    expect(scopeOf(search)).toEqual({ kind: 'subcategory', id: 'cars.trucks' });
    expect(scopeOf({ ...search, subcategoryId: null })).toEqual({ kind: 'category', id: 'cars' });
    expect(scopeOf(EVERYTHING)).toBeNull();
  });

  test('counts a promotion as a filter, and an order not', () => {
    const search = read('/search?filter_a=1&filter_promotion_type=VIP&filter_sort=newest');
    expect(filterCount(search ?? EVERYTHING)).toBe(2);
  });
});
