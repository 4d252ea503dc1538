import { describe, expect, test } from 'vitest';

import { fromLinkText } from '../../../engine/fields/link/link-text.ts';
import { kindOf } from '../../../engine/fields/registry.ts';
import { schemaOf } from '../../../engine/schema/schema-of.ts';
import { processorMs } from '../../processor-ms.ts';
import { contextOf, option } from './plan-field.ts';

const rooms = {
  type: 'LIST',
  dataType: 'INTEGER',
  options: [option(1, 'Одна'), option(2, 'Две'), option('5+', 'Пять и больше')],
} as const;

describe('a choice of one', () => {
  const context = contextOf({ ...rooms, isRequired: true });
  const kind = kindOf(context.field);
  const loading = { ...context, options: [], areOptionsComplete: false };

  test('takes a claim for the option with the same text', () => {
    const claims = [2, '2', '5+', [1], [], ''];
    expect(claims.map((json) => kind.toInput(json, context))).toEqual([2, 2, '5+', 1, null, null]);
  });

  test('refuses claims of another shape', () => {
    const claims = [{}, [1, 2], [[1]], [null], Number.NaN];
    const refused = claims.map(() => undefined);
    expect(claims.map((json) => kind.toInput(json, context))).toEqual(refused);
  });

  test('is unknown when all options are known and it is none of them', () => {
    expect(kind.validate('3', context)).toEqual({ code: 'choice.unknown' });
    expect(kind.validate('3', { ...context, mode: 'filter' })).toEqual({ code: 'choice.unknown' });
    expect(kind.validate('3', loading)).toBeNull();
    expect(kind.validate(1, { ...context, options: [] })).toEqual({ code: 'choice.unknown' });
  });

  test('keeps a value whose options are not there yet, in the JSON type of its data type', () => {
    expect(['3', '5+', '007', true].map((json) => kind.toValue(json, loading))).toEqual([
      3,
      '5+',
      '007',
      'true',
    ]);
  });

  test('is missing when nothing, or an option of blank text, is chosen', () => {
    const blank = { ...context, options: [option(' ', 'Любая')] };
    expect(kind.validate(null, context)).toEqual({ code: 'required' });
    expect(kind.validate(' ', blank)).toEqual({ code: 'required' });
    expect(schemaOf(blank.field, 'entry').toSchema(blank)).toEqual({ not: {} });
  });

  test('is an answer even when it is «no» or zero', () => {
    const yesNo = contextOf({
      type: 'RADIO_BUTTON',
      dataType: 'BOOLEAN',
      isRequired: true,
      options: [option(true, 'Да'), option(false, 'Нет')],
    });
    const { validate, toValue } = kindOf(yesNo.field);
    expect([validate(false, yesNo), toValue(false, yesNo)]).toEqual([null, false]);
    const zero = { ...context, options: [option(0)] };
    expect([kind.validate(0, zero), kind.toValue(0, zero)]).toEqual([null, 0]);
  });

  test('takes from a link only what is still offered', () => {
    expect(['2', '3'].map((text) => fromLinkText(text, context))).toEqual([2, undefined]);
    expect(fromLinkText('3', loading)).toBe(3);
  });
});

describe('a choice of several', () => {
  const context = contextOf({ ...rooms, isMultiple: true, isRequired: true });
  const kind = kindOf(context.field);

  test('takes a list, or one value for a list of one, each value once', () => {
    const claims = [['2', 2, 1], 2, [], ['', ' ']];
    expect(claims.map((json) => kind.toInput(json, context))).toEqual([[2, 1], [2], null, null]);
  });

  test('refuses claims of another shape', () => {
    const claims = [{}, [[1]], [null], [Number.NaN]];
    const refused = claims.map(() => undefined);
    expect(claims.map((json) => kind.toInput(json, context))).toEqual(refused);
  });

  test('is missing when the list is empty, and unknown when one member is', () => {
    expect(kind.validate([], context)).toEqual({ code: 'required' });
    expect(kind.validate([1, 3], context)).toEqual({ code: 'choice.unknown' });
    expect(kind.validate([1, 2], context)).toBeNull();
  });

  test('leaves out of a link what is no longer offered', () => {
    expect(fromLinkText('2,3,1', context)).toEqual([2, 1]);
    expect(fromLinkText('3', context)).toBeUndefined();
  });

  test('finds its way in 50,000 options', () => {
    const options = Array.from({ length: 50_000 }, (_, n) => option(n));
    const long = { ...context, options };
    const all = options.map(({ value }) => value);
    expect(kind.validate(all, long)).toBeNull();
    expect(processorMs(() => kind.validate(all, long), 2)).toBeLessThan(1_000);
  });
});

describe('boxes to tick', () => {
  test('store one value or several, as the field defines', () => {
    const options = [option('a'), option('b')];
    const one = contextOf({ type: 'CHECKBOX', options });
    const several = contextOf({ type: 'CHECKBOX', options, isMultiple: true });
    expect(kindOf(one.field).toValue('a', one)).toBe('a');
    expect(kindOf(several.field).toValue(['a', 'b'], several)).toEqual(['a', 'b']);
  });
});

describe('a place', () => {
  const context = contextOf({ type: 'MAP', isRequired: true });
  const kind = kindOf(context.field);
  const dushanbe = { latitude: 38.56, longitude: 68.79, address: 'Душанбе' };

  test('is taken with its address, or without', () => {
    expect(kind.toInput(dushanbe, context)).toEqual(dushanbe);
    expect(kind.toInput({ latitude: '38,56', longitude: '68.79' }, context)).toEqual({
      ...dushanbe,
      address: '',
    });
  });

  test.for([
    { json: {}, input: null, why: 'nothing in it' },
    { json: { latitude: null, longitude: null, address: '' }, input: null, why: 'all empty' },
    { json: { latitude: 1 }, input: undefined, why: 'one coordinate' },
    { json: { latitude: 90.1, longitude: 0 }, input: undefined, why: 'beyond the pole' },
    { json: { latitude: 0, longitude: -180.1 }, input: undefined, why: 'beyond the date line' },
    { json: { latitude: 0, longitude: 0, address: 5 }, input: undefined, why: 'no address' },
    { json: '38,68', input: undefined, why: 'a text' },
  ])('$json is read as $input: $why', ({ json, input }) => {
    expect(kind.toInput(json, context)).toBe(input);
  });

  test('is set by the location of a chosen option, under its name', () => {
    const input = kind.inputAtLocation?.({ latitude: 38.56, longitude: 68.79 }, 'Душанбе') ?? null;
    expect(kind.toValue(input, context)).toEqual(dushanbe);
  });
});

describe('a field of an unknown type', () => {
  const context = contextOf({ type: null, isRequired: true });
  const kind = kindOf(context.field);

  test.for([
    'text',
    5,
    false,
    ['a', 1],
    { min: 1, max: null },
    { salary_min: null, salary_max: 5, is_negotiable: false },
    { latitude: 1, longitude: 2, address: 'x' },
  ])('keeps %o as it came', (json) => {
    expect(kind.toValue(kind.toInput(json, context) ?? null, context)).toEqual(json);
  });

  test('is never at fault, not even when it is empty and required', () => {
    expect(
      [null, 'x', ['x'], { min: 'x', max: '' }].map((input) => kind.validate(input, context)),
    ).toEqual([null, null, null, null]);
  });
});
