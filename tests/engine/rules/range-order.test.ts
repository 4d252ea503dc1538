import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { areOrdered } from '../../../engine/rules/numbers/ordered-properties.ts';
import { rangeOrder } from '../../../engine/rules/numbers/range-order.ts';

const number = fc.integer({ min: -3, max: 3 });

describe('the order of a range', () => {
  test('is wrong exactly when the lower side is above the upper', () => {
    fc.assert(
      fc.property(number, number, (low, high) => {
        expect(rangeOrder([low, high])).toEqual(low > high ? { code: 'range.order' } : null);
      }),
    );
  });

  test('does not bind an open side', () => {
    expect([rangeOrder([5, null]), rangeOrder([null, 5]), rangeOrder([null, null])]).toEqual([
      null,
      null,
      null,
    ]);
  });

  test('is the same as a keyword of JSON Schema', () => {
    fc.assert(
      fc.property(number, number, (min, max) => {
        expect(areOrdered(['min', 'max'], { min, max })).toBe(rangeOrder([min, max]) === null);
      }),
    );
  });

  test.for([
    { value: {}, why: 'no property' },
    { value: { min: 5 }, why: 'one property' },
    { value: { min: 5, max: null }, why: 'an open side' },
    { value: { min: '5', max: 1 }, why: 'a text, which is for another keyword' },
    { value: [5, 1], why: 'a list' },
  ])('is no matter to $value: $why', ({ value }) => {
    expect(areOrdered(['min', 'max'], value)).toBe(true);
  });
});
