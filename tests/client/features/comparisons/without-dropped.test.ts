import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { withoutDropped } from '../../../../app/client/features/comparisons/without-dropped.ts';
import type { Comparison } from '../../../../app/contract/index.ts';
import { anyAd as card } from '../../any-ad.ts';

const value = fc.constantFrom('Автомат', 'Механика', null);
const comparison = fc
  .array(fc.array(value, { minLength: 4, maxLength: 4 }))
  .map((table): Comparison => ({
    subcategory_id: 'cars.passenger',
    category_id: 'cars',
    name: 'Легковые',
    advertisements: [1, 2, 3, 4].map(card),
    rows: table.map((values, index) => ({
      key: `${index}`,
      name: `${index}`,
      values,
      differs: new Set(values).size > 1,
    })),
  }));

describe('a comparison without the dropped ads', () => {
  test('has the columns and values of the kept ones, and no row without a value', () => {
    fc.assert(
      fc.property(comparison, fc.subarray([1, 2, 3, 4]), (group, kept) => {
        const [left = { ...group, advertisements: [], rows: [] }] = withoutDropped([group], kept);
        expect(left.advertisements.map(({ id }) => id)).toEqual(kept);
        const expected = group.rows
          .map(({ key, values }) => ({ key, values: kept.map((id) => values[id - 1] ?? null) }))
          .filter(({ values }) => kept.length === 4 || values.some((one) => one !== null));
        expect(left.rows.map(({ key, values }) => ({ key, values }))).toEqual(expected);
        for (const { values, differs } of left.rows) expect(differs).toBe(new Set(values).size > 1);
      }),
    );
  });

  test('is unchanged until it is known what is kept', () => {
    const [group] = fc.sample(comparison, 1);
    expect(withoutDropped(group === undefined ? [] : [group], null)).toEqual([group]);
  });
});
