import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { cardLayouts, isWordsOnly } from '../../../../app/client/features/search/card-layouts.ts';
import { AD_TYPES } from '../../../../app/contract/ad/ad-terms.ts';
import type { AdCard } from '../../../../app/contract/index.ts';

const COLUMNS = 3;
const ads = fc.array(
  fc.record({
    promotion_type: fc.constantFrom('BASIC' as const, 'VIP' as const, 'PREMIUM' as const),
    type: fc.constantFrom(...AD_TYPES),
    images: fc.boolean().map((has) => (has ? [{ id: 1, url: '/a' }] : [])),
  }),
  { maxLength: 60 },
);

const NO_PHOTO: Pick<AdCard, 'images'> = { images: [] };

describe('a list of words', () => {
  test('has no photo among its first twelve cards', () => {
    const words = Array.from({ length: 20 }, () => NO_PHOTO);
    const photo = { images: [{ id: 1, url: '/a' }] };
    expect(isWordsOnly(words)).toBe(true);
    expect(isWordsOnly([...words, photo])).toBe(true);
    expect(isWordsOnly(words.with(11, photo))).toBe(false);
    expect(isWordsOnly([])).toBe(false);
  });
});

describe('cards of a grid of results', () => {
  test('leave no gap in a row', () => {
    fc.assert(
      fc.property(ads, (found) => {
        let column = 0;
        for (const layout of cardLayouts(found, 'grid')) {
          const width = layout === 'wide' ? 2 : 1;
          expect(column + width).toBeLessThanOrEqual(COLUMNS);
          column = (column + width) % COLUMNS;
        }
      }),
    );
  });

  test('are wide at most once in six, and only for PREMIUM', () => {
    fc.assert(
      fc.property(ads, (found) => {
        const wide = cardLayouts(found, 'grid').flatMap((layout, at) =>
          layout === 'wide' ? [at] : [],
        );
        expect(wide.every((at) => found[at]?.promotion_type === 'PREMIUM')).toBe(true);
        expect(wide.every((at, n) => n === 0 || at - (wide[n - 1] ?? 0) >= 6)).toBe(true);
      }),
    );
  });

  test('do not move when more are loaded', () => {
    fc.assert(
      fc.property(ads, ads, (found, more) => {
        const before = cardLayouts(found, null);
        expect(cardLayouts([...found, ...more], null).slice(0, found.length)).toEqual(before);
      }),
    );
  });

  test.for([
    { type: 'CARS' as const, layout: 'strip' },
    { type: 'REAL_ESTATE' as const, layout: 'strip' },
    { type: 'NEW_BUILDINGS' as const, layout: 'strip' },
    { type: 'PETS' as const, layout: 'grid' },
  ])('of $type are a $layout until the person chooses', ({ type, layout }) => {
    const found = [{ promotion_type: 'BASIC' as const, type, images: [{ id: 1, url: '/a' }] }];
    expect(cardLayouts(found, null)).toEqual([layout]);
    expect(cardLayouts(found, 'grid')).toEqual(['grid']);
    expect(cardLayouts(found, 'list')).toEqual(['list']);
  });
});
