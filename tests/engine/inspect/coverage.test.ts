import { DATA_TYPES, FIELD_TYPES } from '@bozor/form-engine';
import { coverage, FEATURES } from '@bozor/form-engine/inspect';
import { describe, expect, test } from 'vitest';

import { choice, planOf } from '../form/pages.ts';
import { recordedPages } from './recorded-pages.ts';

describe('coverage', () => {
  const found = coverage(recordedPages());

  test('has a row for each of the sixteen types, and one for the unknown', () => {
    expect(found.rows.map(({ type }) => type)).toEqual([...FIELD_TYPES, null]);
    for (const { features, dataTypes } of found.rows) {
      expect(features.map(({ of }) => of)).toEqual(FEATURES);
      expect(dataTypes.map(({ of }) => of)).toEqual(DATA_TYPES);
    }
  });

  test('of the recorded pages meets every type and every data type', () => {
    const unmet = found.rows.filter(({ type, total }) => type !== null && total.count === 0);
    expect(unmet).toEqual([]);
    const met = DATA_TYPES.filter((_, at) =>
      found.rows.some(({ dataTypes }) => (dataTypes[at]?.count ?? 0) > 0),
    );
    expect(met).toEqual(DATA_TYPES);
  });

  test('counts every field once, in one row and one data type of it', () => {
    const total = found.rows.reduce((sum, { total: { count } }) => sum + count, 0);
    expect(total).toBe(found.fields);
    for (const { total: all, dataTypes } of found.rows) {
      expect(dataTypes.reduce((sum, { count }) => sum + count, 0)).toBe(all.count);
    }
  });

  test('stays small, and is the same for the pages in any order', () => {
    expect(JSON.stringify(found).length).toBeLessThan(100_000);
    expect(coverage(recordedPages().toReversed())).toEqual(found);
    const [row] = coverage(recordedPages(), { names: 2 }).rows;
    expect(row?.total.pages).toHaveLength(2);
  });

  test('lists the features of a field and the rules that it may break', () => {
    const plan = planOf([
      choice('make', ['opel'], { id: 1, has_next_filter: true, is_required: true }),
      {
        id: 2,
        key: 'year',
        data_type: 'INTEGER',
        min_value: 1900,
        max_value: 2030,
        parent_filter_id: 1,
        show_if: [{ key: 'make', value: 'opel' }],
        is_required: true,
      },
    ]);
    const { rows } = coverage([{ name: 'small', plan }]);
    const row = rows.find(({ type }) => type === 'EDIT_TEXT');
    const features = row?.features.filter(({ count }) => count > 0).map(({ of }) => of);
    expect(features).toEqual(['parent-and-show-if', 'required', 'limits']);
    expect(row?.faults).toEqual([
      'number.integer',
      'number.invalid',
      'number.max',
      'number.min',
      'number.too-long',
      'required',
      'shape.invalid',
    ]);
  });
});
