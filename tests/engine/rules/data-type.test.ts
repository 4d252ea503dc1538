import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { DATA_TYPES } from '../../../engine/definition/field-definition.ts';
import { dataType } from '../../../engine/rules/data-type.ts';

const UNICORN = '\u{1F984}';

describe('a data type', () => {
  test('validates any JSON without throwing, and the same way twice', () => {
    fc.assert(
      fc.property(fc.constantFrom(...DATA_TYPES), fc.jsonValue(), (name, value) => {
        const rule = dataType(name, { minValue: 0, maxLength: 3 });
        expect(rule(value)).toEqual(rule(value));
      }),
    );
  });

  test('accepts a number exactly when it is within its limits', () => {
    const number = fc.integer({ min: -5, max: 5 });
    fc.assert(
      fc.property(number, number, number, (value, minValue, maxValue) => {
        const isWithin = value >= minValue && value <= maxValue;
        expect(dataType('INTEGER', { minValue, maxValue })(value) === null).toBe(isWithin);
        expect(dataType('FLOAT_LIST', { minValue, maxValue })([value]) === null).toBe(isWithin);
      }),
    );
  });

  test('counts the length of a text in code points', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.nat({ max: 12 }), (text, limit) => {
        const length = Array.from(text).length;
        expect(dataType('STRING', { maxLength: limit })(text) === null).toBe(length <= limit);
        expect(dataType('STRING', { minLength: limit })(text) === null).toBe(length >= limit);
      }),
    );
  });

  test.for([
    { name: 'STRING', limits: {}, value: 'any text', why: 'no limits' },
    { name: 'STRING', limits: { maxLength: 1 }, value: UNICORN, why: 'one sign outside the BMP' },
    { name: 'INTEGER', limits: { minValue: 0 }, value: 0, why: 'the limit itself' },
    { name: 'INTEGER', limits: {}, value: 12.0, why: 'a whole number' },
    { name: 'FLOAT', limits: { maxValue: 0.5 }, value: 0.5, why: 'the limit itself' },
    { name: 'BOOLEAN', limits: {}, value: false, why: 'a flag' },
    { name: 'DATE', limits: {}, value: '2024-02-29', why: 'a leap day' },
    { name: 'DATETIME', limits: {}, value: '2024-02-29T23:59', why: 'a moment' },
    { name: 'STRING_LIST', limits: { minLength: 2 }, value: ['ab', 'cd'], why: 'each long enough' },
    { name: 'INTEGER_LIST', limits: {}, value: [], why: 'an empty list' },
    { name: 'FLOAT_LIST', limits: {}, value: [0.5, 1], why: 'numbers' },
    { name: 'BOOLEAN_LIST', limits: {}, value: [true, false], why: 'flags' },
  ] as const)('$name accepts $value: $why', ({ name, limits, value }) => {
    expect(dataType(name, limits)(value)).toBeNull();
  });

  test.for([
    { name: 'STRING', limits: {}, value: 5, fault: { code: 'shape.invalid' } },
    {
      name: 'STRING',
      limits: { minLength: 2 },
      value: UNICORN,
      fault: { code: 'text.min', min: 2 },
    },
    { name: 'STRING', limits: { maxLength: 2 }, value: 'abc', fault: { code: 'text.max', max: 2 } },
    { name: 'INTEGER', limits: {}, value: 'x', fault: { code: 'number.invalid' } },
    { name: 'INTEGER', limits: {}, value: 1.5, fault: { code: 'number.integer' } },
    { name: 'INTEGER', limits: {}, value: Number.NaN, fault: { code: 'number.invalid' } },
    { name: 'INTEGER', limits: { minValue: 1 }, value: 0, fault: { code: 'number.min', min: 1 } },
    { name: 'FLOAT', limits: { maxValue: 1 }, value: 1.1, fault: { code: 'number.max', max: 1 } },
    { name: 'FLOAT', limits: {}, value: '1', fault: { code: 'number.invalid' } },
    { name: 'BOOLEAN', limits: {}, value: 'true', fault: { code: 'shape.invalid' } },
    { name: 'DATE', limits: {}, value: '2023-02-29', fault: { code: 'date.invalid' } },
    { name: 'DATETIME', limits: {}, value: '2024-02-29', fault: { code: 'date.invalid' } },
    { name: 'STRING_LIST', limits: {}, value: 'a', fault: { code: 'shape.invalid' } },
    { name: 'INTEGER_LIST', limits: {}, value: [1, 1.5], fault: { code: 'number.integer' } },
    { name: 'INTEGER_LIST', limits: {}, value: [1, 'x'], fault: { code: 'number.invalid' } },
    {
      name: 'FLOAT_LIST',
      limits: { minValue: 2 },
      value: [2, 1],
      fault: { code: 'number.min', min: 2 },
    },
    { name: 'BOOLEAN_LIST', limits: {}, value: [true, null], fault: { code: 'shape.invalid' } },
  ] as const)('$name refuses $value with $fault.code', ({ name, limits, value, fault }) => {
    expect(dataType(name, limits)(value)).toEqual(fault);
  });
});
