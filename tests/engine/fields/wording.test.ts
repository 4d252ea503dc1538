import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import type { PlanField } from '../../../engine/definition/plan.ts';
import { toChipText } from '../../../engine/fields/chips/to-chip-text.ts';
import type { FieldValue } from '../../../engine/fields/field-value.ts';
import { fromLinkText, toLinkText } from '../../../engine/fields/link/link-text.ts';
import { kindOf } from '../../../engine/fields/registry.ts';
import { joinList, splitList } from '../../../engine/fields/shapes/split-list.ts';
import { contextOf, option } from './plan-field.ts';

type Row = readonly [field: Partial<PlanField>, value: FieldValue, text: string];

const km = { type: 'RANGE_INPUT', inputSuffix: 'км' } as const;
const year = { type: 'RANGE_INPUT', minValue: 1950, maxValue: 2026 } as const;
const brand = { type: 'DROP_LIST', options: [option('bmw', 'БМВ'), option('vaz', 'ВАЗ')] } as const;
const sums = { salary_min: 4000, salary_max: 6500, is_negotiable: false } as const;

describe('the text of a chip', () => {
  const rows: readonly Row[] = [
    [km, { min: 5000, max: 10_000 }, 'от 5\u00A0000 до 10\u00A0000\u00A0км'],
    [km, { min: null, max: 150_000 }, 'до 150\u00A0000\u00A0км'],
    [km, { min: 5000, max: null }, 'от 5\u00A0000\u00A0км'],
    [km, { min: 5000, max: 5000 }, '5\u00A0000\u00A0км'],
    [year, { min: 2014, max: 2020 }, 'от 2014 до 2020'],
    [{ dataType: 'INTEGER' }, 2014, '2014'],
    [{ dataType: 'INTEGER', inputSuffix: 'с.' }, 2014, '2\u00A0014\u00A0с.'],
    [{ dataType: 'FLOAT', inputSuffix: 'л' }, 2.5, '2,5\u00A0л'],
    [{ dataType: 'FLOAT', inputSuffix: '″' }, 15.6, '15,6″'],
    [{ dataType: 'FLOAT', inputSuffix: 'м/°C' }, 1.5, '1,5\u00A0м/°C'],
    [{ dataType: 'FLOAT' }, -12_345.678_9, '-12\u00A0345,6789'],
    [{ type: 'SALARY', inputSuffix: 'с.' }, sums, 'от 4\u00A0000 до 6\u00A0500\u00A0с.'],
    [
      { type: 'SALARY' },
      { salary_min: null, salary_max: null, is_negotiable: true },
      'по договорённости',
    ],
    [{ type: 'CHECKBOX' }, true, 'да'],
    [brand, 'bmw', 'БМВ'],
    [{ ...brand, isMultiple: true }, ['vaz', 'bmw'], 'ВАЗ, БМВ'],
    [brand, 'kia', 'kia'],
    [{ type: 'DATE' }, '2025-11-18', '18.11.2025'],
    [{ type: 'DATE', dataType: 'DATETIME' }, '2025-11-18T14:20', '18.11.2025, 14:20'],
    [{ type: 'EDIT_TEXT' }, 'Седан', 'Седан'],
    [{ dataType: 'INTEGER_LIST', isMultiple: true }, [1, 2], '1, 2'],
    [{ type: 'MAP' }, { latitude: 38.5, longitude: 68.7, address: 'Рудаки 1' }, 'Рудаки 1'],
    [{ type: 'MAP' }, { latitude: 38.5, longitude: 68.7, address: ' ' }, '38.50000, 68.70000'],
  ];

  test.for(rows)('of %o with %o: %s', ([field, value, text]) => {
    const context = contextOf(field);
    expect(toChipText(value, context)).toBe(text);
  });

  test('nothing of a value that is not its own', () => {
    const context = contextOf(km);
    expect(toChipText('text', context)).toBe('');
  });
});

describe('the content of a link', () => {
  const rows: readonly Row[] = [
    [km, { min: 10, max: 20 }, '10..20'],
    [km, { min: 10.5, max: null }, '10.5..'],
    [km, { min: null, max: -20 }, '..-20'],
    [{ type: 'SALARY' }, sums, '4000..6500'],
    [{ type: 'SALARY' }, { salary_min: null, salary_max: null, is_negotiable: true }, 'negotiable'],
    [{ type: 'MAP' }, { latitude: 38.5, longitude: 68.7, address: 'a, b' }, '38.5,68.7,a, b'],
    [{ ...brand, isMultiple: true }, ['bmw', 'vaz'], 'bmw,vaz'],
    [
      { dataType: 'STRING_LIST', isMultiple: true },
      ['a,b', String.raw`c\d`],
      String.raw`a\,b,c\\d`,
    ],
    [{ dataType: 'FLOAT' }, 1e21, `1${'0'.repeat(21)}`],
    [{ type: 'CHECKBOX' }, true, 'true'],
    [{ type: null }, ['a', 1], '["a",1]'],
  ];

  test.for(rows)('of %o with %o: %s', ([field, value, text]) => {
    const context = contextOf(field);
    const kind = kindOf(context.field);
    expect(toLinkText(value, context)).toBe(text);
    const back = fromLinkText(text, context) ?? null;
    expect(kind.toValue(back, context)).toEqual(value);
  });

  test.for([
    { field: km, text: '10', why: 'no range' },
    { field: km, text: '..', why: 'a range open on both sides' },
    { field: km, text: 'a..b', why: 'no numbers' },
    { field: { type: 'SALARY' }, text: '4000', why: 'no range' },
    { field: { type: 'MAP' }, text: '38.5', why: 'one coordinate' },
    { field: { type: 'MAP' }, text: '99,68.7,x', why: 'beyond the pole' },
    { field: { type: 'CHECKBOX' }, text: '1', why: 'no flag' },
    { field: { type: 'CHECKBOX' }, text: 'false', why: 'an empty box' },
    { field: { dataType: 'INTEGER' }, text: 'x', why: 'no number' },
    { field: { type: 'DATE' }, text: '2023-02-29', why: 'no such day' },
    { field: { type: null }, text: '{', why: 'no JSON' },
    { field: { type: null }, text: '{}', why: 'no value' },
    { field: {}, text: ' ', why: 'blank' },
  ] as const)('nothing to $field with «$text»: $why', ({ field, text }) => {
    const context = contextOf(field);
    expect(fromLinkText(text, context)).toBeUndefined();
  });
});

describe('a list in one text', () => {
  const members = fc.array(fc.string({ unit: fc.constantFrom('a', 'b', '\\', ',', '\n', ' ') }), {
    minLength: 1,
  });

  test('falls apart into the members it was joined of', () => {
    fc.assert(
      fc.property(members, (texts) => {
        expect(splitList(joinList(texts, ','), ',')).toEqual(texts);
        expect(splitList(joinList(texts, ','), ',\n')).toEqual(texts);
      }),
    );
  });
});
