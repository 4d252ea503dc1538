import { describe, expect, test } from 'vitest';

import type { FieldInput } from '../../../engine/fields/field-value.ts';
import { kindOf } from '../../../engine/fields/registry.ts';
import { contextOf } from './plan-field.ts';

const mileage = { type: 'EDIT_TEXT', dataType: 'INTEGER', minValue: 0, maxValue: 500_000 } as const;

describe('a number', () => {
  const context = contextOf({ ...mileage, isRequired: true });
  const kind = kindOf(context.field);

  test.for([
    { input: '12 500', fault: null, why: 'groups' },
    { input: '1,5 тыс', fault: null, why: 'a word makes it whole' },
    { input: '1,5005 тыс', fault: { code: 'number.integer' }, why: 'and here it does not' },
    {
      input: '0,00000000000000000001 тыс',
      fault: { code: 'number.integer' },
      why: 'a tiny fraction',
    },
    {
      input: '12.000',
      fault: { code: 'number.integer' },
      why: 'twelve thousand to people, not 12',
    },
    { input: '850,000', fault: { code: 'number.integer' }, why: 'the same by a comma' },
    { input: '500.00', fault: null, why: 'no diram' },
    { input: '600 тыс', fault: { code: 'number.max', max: 500_000 }, why: 'more than the limit' },
    { input: '9007199254741 тыс', fault: { code: 'number.too-long' }, why: 'more than it holds' },
    { input: '5 км', fault: { code: 'number.invalid' }, why: 'a unit of no field' },
    { input: '0', fault: null, why: 'zero is a value' },
    { input: 7, fault: null, why: 'a number instead of its text' },
    { input: '', fault: { code: 'required' }, why: 'nothing' },
    { input: ' ', fault: { code: 'required' }, why: 'blank' },
    { input: 'abc', fault: { code: 'number.invalid' }, why: 'letters' },
    { input: Number.NaN, fault: { code: 'number.invalid' }, why: 'no number at all' },
    { input: '12,5', fault: { code: 'number.integer' }, why: 'a fraction' },
    { input: '-1', fault: { code: 'number.min', min: 0 }, why: 'below the limit' },
    { input: '500001', fault: { code: 'number.max', max: 500_000 }, why: 'above the limit' },
    { input: true, fault: { code: 'shape.invalid' }, why: 'a tick' },
    { input: ['1'], fault: { code: 'shape.invalid' }, why: 'a list' },
  ])('$input is validated $fault: $why', ({ input, fault }) => {
    expect(kind.validate(input, context)).toEqual(fault);
  });

  test('may have its own unit after it', () => {
    const inKm = contextOf({ ...mileage, inputSuffix: 'км' });
    expect(kind.toValue('12 500 км', inKm)).toBe(12_500);
    expect(kind.toValue('12,5 тыс. км', inKm)).toBe(12_500);
    expect(kind.toValue('км', inKm)).toBeNull();
    const inThousands = contextOf({ ...mileage, inputSuffix: 'тыс' });
    expect(kind.toValue('12 тыс', inThousands)).toBe(12);
    const inSquares = contextOf({ ...mileage, inputSuffix: 'м²' });
    const areas = ['50 м²', '50м2', '50\u00A0кв.м'].map((text) => kind.toValue(text, inSquares));
    expect(areas).toEqual([50, 50, 50]);
    expect(kind.validate('50 км', inSquares)).toEqual({ code: 'number.invalid' });
    const inSomoni = contextOf({ ...mileage, inputSuffix: 'с.' });
    const sums = ['250 тыс.', '250 тыс. с.', '250 000 с.'];
    expect(sums.map((text) => kind.validate(text, inSomoni))).toEqual([null, null, null]);
    const inHorses = contextOf({ ...mileage, inputSuffix: 'л. с.' });
    const powers = ['90 л. с.', '90 л.с.'].map((text) => kind.toValue(text, inHorses));
    expect(powers).toEqual([90, 90]);
    const odd = contextOf({ ...mileage, inputSuffix: '0' });
    expect(kind.toValue('10', odd)).toBe(10);
  });

  test('keeps the text that was typed and gives the number it represents', () => {
    expect(kind.toInput('12 500,50', context)).toBe('12 500,50');
    expect(kind.toValue('12 500,50', context)).toBe(12_500.5);
  });

  test('takes claims of numbers and texts, and no others', () => {
    const claims = [5, '5', 1e21, true, [], {}];
    expect(claims.map((json) => kind.toInput(json, context))).toEqual([
      '5',
      '5',
      `1${'0'.repeat(21)}`,
      undefined,
      undefined,
      undefined,
    ]);
  });

  test('counts as filled while it is no number yet: then it is wrong, not missing', () => {
    expect(kind.isFilled('abc', context)).toBe(true);
    expect(kind.toValue('abc', context)).toBeNull();
  });
});

describe('a slider', () => {
  const field = { type: 'SEEK_BAR', dataType: 'FLOAT', minValue: 0, maxValue: 8 } as const;

  test('sets one number in an ad', () => {
    const context = contextOf(field);
    expect(kindOf(context.field).toValue('2,5', context)).toBe(2.5);
  });

  test('sets a range in a filter', () => {
    const context = contextOf(field, { mode: 'filter' });
    const kind = kindOf(context.field);
    expect(kind.toValue({ min: '1', max: '' }, context)).toEqual({ min: 1, max: null });
    expect(kind.validate('2,5', context)).toEqual({ code: 'shape.invalid' });
  });
});

describe('a range', () => {
  const context = contextOf({ ...mileage, type: 'RANGE_INPUT', isRequired: true });
  const kind = kindOf(context.field);

  test.for([
    { min: '10', max: '20', fault: null, why: 'both in order' },
    { min: '10', max: '10', fault: null, why: 'the same twice' },
    { min: '10', max: '', fault: null, why: 'an open end' },
    { min: '', max: '20', fault: null, why: 'an open start' },
    { min: ' ', max: '', fault: { code: 'required' }, why: 'nothing' },
    { min: 'x', max: 'y', fault: { code: 'range.invalid' }, why: 'no numbers' },
    { min: 'x', max: '5', fault: { code: 'range.invalid' }, why: 'one no number' },
    { min: '', max: 'y', fault: { code: 'range.invalid' }, why: 'one given, no number' },
    { min: '20', max: '10', fault: { code: 'range.order' }, why: 'crossed' },
    { min: '1,5', max: '', fault: { code: 'number.integer' }, why: 'a fraction' },
    { min: '-5', max: '5', fault: { code: 'number.min', min: 0 }, why: 'the start below' },
    { min: '5', max: '900000', fault: { code: 'number.max', max: 500_000 }, why: 'the end above' },
  ])('from «$min» to «$max» is validated $fault: $why', ({ min, max, fault }) => {
    expect(kind.validate({ min, max }, context)).toEqual(fault);
  });

  test('that is reversed is explained in the words of the boxes in a filter', () => {
    const filter = contextOf({ ...mileage, type: 'RANGE_INPUT' }, { mode: 'filter' });
    expect(kind.validate({ min: '20', max: '10' }, filter)).toEqual({ code: 'range.reversed' });
    expect(kind.validate({ min: '10', max: '10' }, filter)).toBeNull();
  });

  test('takes claims with sides missing, null, as numbers or as texts', () => {
    const claims = [{ min: 1 }, { max: '2' }, { min: null, max: null }, {}, { min: [] }, 5];
    expect(claims.map((json) => kind.toInput(json, context))).toEqual([
      { min: '1', max: '' },
      { min: '', max: '2' },
      null,
      null,
      undefined,
      undefined,
    ]);
  });
});

describe('a salary', () => {
  const context = contextOf({ type: 'SALARY', dataType: 'FLOAT', minValue: 100, isRequired: true });
  const kind = kindOf(context.field);
  const salary = (salary_min: string, salary_max: string, is_negotiable = false): FieldInput => ({
    salary_min,
    salary_max,
    is_negotiable,
  });

  test.for([
    { input: salary('4000', '6500'), fault: null, why: 'both sums' },
    { input: salary('4000', ''), fault: null, why: 'the lower sum' },
    { input: salary('', '6500'), fault: null, why: 'the upper sum' },
    { input: salary('', '', true), fault: null, why: 'by agreement' },
    { input: salary('x', '1', true), fault: null, why: 'by agreement, whatever else is left' },
    { input: salary('', ''), fault: { code: 'required' }, why: 'nothing' },
    { input: salary('x', ''), fault: { code: 'number.invalid' }, why: 'no number' },
    { input: salary('6500', '4000'), fault: { code: 'range.order' }, why: 'crossed' },
    { input: salary('99', ''), fault: { code: 'number.min', min: 100 }, why: 'too little' },
    { input: '4000', fault: { code: 'shape.invalid' }, why: 'a bare text' },
  ])('$input is validated $fault: $why', ({ input, fault }) => {
    expect(kind.validate(input, context)).toEqual(fault);
  });

  test('has no sums when it is by agreement', () => {
    const claim = { salary_min: 1, salary_max: 2, is_negotiable: true };
    const input = kind.toInput(claim, context) ?? null;
    expect(input).toEqual(salary('', '', true));
    expect(kind.toValue(input, context)).toEqual({
      salary_min: null,
      salary_max: null,
      is_negotiable: true,
    });
  });

  test('takes claims with parts missing, and none of another shape', () => {
    const claims = [{ salary_min: 1 }, { is_negotiable: false }, {}, { is_negotiable: 'yes' }, []];
    expect(claims.map((json) => kind.toInput(json, context))).toEqual([
      salary('1', ''),
      null,
      null,
      undefined,
      undefined,
    ]);
  });
});
