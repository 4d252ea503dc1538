import { describe, expect, test } from 'vitest';

import { suggestionTarget } from '../../../../app/client/features/search-bar/suggestion-target.ts';
import { writeSearchAddress } from '../../../../app/client/links/search-address.ts';
import type { Suggestion } from '../../../../app/contract/index.ts';

const blank: Suggestion = {
  category_id: null,
  subcategory_id: null,
  image_url: null,
  title: 'Тойота',
  subtitle: null,
  type: 'SEARCH_HISTORY',
  icons: null,
  filter: null,
};
const hrefOf = (part: Partial<Suggestion>) => {
  const target = suggestionTarget({ ...blank, ...part });
  return target.type === 'search' ? decodeURI(writeSearchAddress(target.address)) : target.scope;
};

describe('a suggestion', () => {
  test('of a scope opens the filters of the narrower one', () => {
    expect(hrefOf({ type: 'CATEGORY', category_id: 'cars' })).toEqual({
      kind: 'category',
      id: 'cars',
    });
    expect(
      hrefOf({ type: 'SUBCATEGORY', category_id: 'cars', subcategory_id: 'cars.trucks' }),
    ).toEqual({ kind: 'subcategory', id: 'cars.trucks' });
  });

  test.for([
    { part: {}, href: '/search?q=Тойота', why: 'a text alone' },
    {
      part: { category_id: 'cars' },
      href: '/search?q=Тойота&category_id=cars',
      why: 'a text and where it is found most',
    },
    {
      part: {
        type: 'SEARCH_BY_FILTERS' as const,
        category_id: 'cars',
        subcategory_id: 'cars.trucks',
        filter: { key: 'make', value: 'kamaz' },
      },
      href: '/search?category_id=cars&subcategory_id=cars.trucks&filter_make=kamaz',
      why: 'a place and a filter',
    },
    {
      part: {
        type: 'SEARCH_BY_FILTERS' as const,
        category_id: 'cars',
        filter: { key: 'make', value: null },
      },
      href: '/search?category_id=cars',
      why: 'a filter without a value',
    },
    { part: { type: 'CATEGORY' as const }, href: '/search', why: 'a place without a name' },
  ])('opens $href: $why', ({ part, href }) => {
    expect(hrefOf(part)).toBe(href);
  });
});
