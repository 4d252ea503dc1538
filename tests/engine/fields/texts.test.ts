import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { kindOf } from '../../../engine/fields/registry.ts';
import { schemaOf } from '../../../engine/schema/schema-of.ts';
import { contextOf } from './plan-field.ts';

describe('a text', () => {
  const context = contextOf({ minLength: 2, maxLength: 4, isRequired: true });
  const kind = kindOf(context.field);

  test.for([
    { input: 'ab', fault: null, why: 'the shortest' },
    { input: '\u{1F984}\u{1F984}', fault: null, why: 'two signs outside the BMP' },
    { input: '  ab  ', fault: null, why: 'spaces around do not count' },
    { input: '   ', fault: { code: 'required' }, why: 'blank' },
    { input: 'a', fault: { code: 'text.min', min: 2 }, why: 'too short' },
    { input: 'abcde', fault: { code: 'text.max', max: 4 }, why: 'too long' },
    { input: ['ab'], fault: { code: 'shape.invalid' }, why: 'a list' },
  ])('$input is validated $fault: $why', ({ input, fault }) => {
    expect(kind.validate(input, context)).toEqual(fault);
  });

  test('keeps what was typed and gives it trimmed', () => {
    expect(kind.toInput(' ab ', context)).toBe(' ab ');
    expect(kind.toValue(' ab ', context)).toBe('ab');
  });

  test('takes numbers and flags as their texts', () => {
    expect([kind.toInput(5, context), kind.toInput(true, context)]).toEqual(['5', 'true']);
    expect([kind.toInput([], context), kind.toInput({}, context)]).toEqual([undefined, undefined]);
  });

  test('has limits that are whole numbers, whatever the server sent', () => {
    const odd = contextOf({ minLength: -3, maxLength: 2.5 });
    const { toSchema } = schemaOf(odd.field, 'entry');
    expect(toSchema(odd)).toEqual({ type: 'string', minLength: 0, maxLength: 2 });
  });
});

describe('several values in one box', () => {
  const numbers = contextOf({ dataType: 'INTEGER_LIST', isMultiple: true, maxValue: 9 });
  const texts = contextOf({ type: 'TEXT_AREA', dataType: 'STRING_LIST', isMultiple: true });
  const days = contextOf({ dataType: 'DATE', isMultiple: true });
  const flags = contextOf({ dataType: 'BOOLEAN_LIST', isMultiple: true });
  const kind = kindOf(numbers.field);

  test.for([
    { context: numbers, input: '1, 2,3', value: [1, 2, 3], why: 'commas' },
    { context: numbers, input: '1\n2\r\n\n3,', value: [1, 2, 3], why: 'new lines and gaps' },
    { context: texts, input: 'a b, c', value: ['a b', 'c'], why: 'spaces inside stay' },
    {
      context: texts,
      input: String.raw`a\, b, C:\dir`,
      value: ['a, b', String.raw`C:\dir`],
      why: 'escapes',
    },
    {
      context: days,
      input: '29.02.2024, 2024-03-01',
      value: ['2024-02-29', '2024-03-01'],
      why: 'days',
    },
    { context: flags, input: 'true,false', value: [true, false], why: 'flags' },
    { context: texts, input: ' , \n', value: null, why: 'nothing between the commas' },
  ])('$input reads as $value: $why', ({ context, input, value }) => {
    expect(kindOf(context.field).toValue(input, context)).toEqual(value);
  });

  test.for([
    { context: numbers, input: '1, x', fault: { code: 'number.invalid' } },
    { context: numbers, input: '1, 2.5', fault: { code: 'number.integer' } },
    { context: numbers, input: '1, 10', fault: { code: 'number.max', max: 9 } },
    { context: days, input: '29.02.2024, 30.02.2024', fault: { code: 'date.invalid' } },
    { context: flags, input: 'true, maybe', fault: { code: 'shape.invalid' } },
  ])('$input has a member that is $fault.code', ({ context, input, fault }) => {
    expect(kindOf(context.field).validate(input, context)).toEqual(fault);
  });

  test('takes a list as the text a person could have typed', () => {
    expect(kind.toInput([1, 2], numbers)).toBe('1, 2');
    expect(kind.toInput(['a,b', 'c'], texts)).toBe(String.raw`a\,b, c`);
    expect(kind.toInput(7, numbers)).toBe('7');
    expect(kind.toInput([[1]], numbers)).toBeUndefined();
  });
});

describe('a day', () => {
  const context = contextOf({ type: 'DATE', dataType: 'DATE' });
  const kind = kindOf(context.field);

  test.for([
    { input: '29.02.2024', value: '2024-02-29', why: 'as it is typed' },
    { input: '1.2.2024', value: '2024-02-01', why: 'without zeros' },
    { input: ' 2024-02-29 ', value: '2024-02-29', why: 'ISO' },
    { input: '01.01.0001', value: '0001-01-01', why: 'the first year' },
  ])('$input is $value: $why', ({ input, value }) => {
    expect(kind.toValue(input, context)).toBe(value);
  });

  test.for(['30.02.2024', '29.02.2023', '32.01.2024', '2024-02', 'вчера', '01.01.24'])(
    '%s does not exist',
    (input) => {
      expect(kind.validate(input, context)).toEqual({ code: 'date.invalid' });
      expect(kind.toValue(input, context)).toBeNull();
    },
  );

  test('keeps the text of a day that does not exist', () => {
    expect(kind.toInput('30.02.2024', context)).toBe('30.02.2024');
    expect(kind.toInput(20_240_230, context)).toBeUndefined();
  });
});

describe('a moment', () => {
  const context = contextOf({ type: 'DATE', dataType: 'DATETIME' });
  const kind = kindOf(context.field);

  test.for([
    { input: '29.02.2024 09:05', why: 'as it is typed' },
    { input: '29.02.2024, 9:05', why: 'as a chip shows it, a short hour' },
    { input: '2024-02-29T09:05', why: 'ISO' },
    { input: '2024-02-29 09:05:59', why: 'seconds are cut off' },
    { input: '2024-02-29T09:05:59.999', why: 'fractions too' },
    { input: '2024-02-29T09:05:59,9', why: 'a comma before them' },
    { input: '20240229T0905', why: 'the basic form' },
    { input: '20240229T090559', why: 'the basic form with seconds' },
  ])('$input is a minute of a leap day: $why', ({ input }) => {
    expect(kind.toValue(input, context)).toBe('2024-02-29T09:05');
  });

  test('of a whole hour needs no minutes', () => {
    expect(kind.toValue('2024-02-29T09', context)).toBe('2024-02-29T09:00');
  });

  test('of any zone is the same moment in local time', () => {
    const minute = fc.date({ min: new Date('1950-01-01'), max: new Date('2100-01-01') });
    const signs = fc.constantFrom('+', '-');
    const offset = fc.record({ sign: signs, hours: fc.nat(14), quarters: fc.nat(3) });
    fc.assert(
      fc.property(minute, offset, fc.boolean(), (date, { sign, hours, quarters }, hasColon) => {
        fc.pre(!Number.isNaN(date.getTime()));
        const minutes = hours * 60 + quarters * 15;
        const shifted = date.getTime() + (sign === '+' ? minutes : -minutes) * 60_000;
        const zone = `${sign}${two(hours)}${hasColon ? ':' : ''}${two(quarters * 15)}`;
        const text = `${new Date(shifted).toISOString().slice(0, 19)}${zone}`;
        const local = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
        const time = `${two(date.getHours())}:${two(date.getMinutes())}`;
        expect(kind.toValue(text, context), text).toBe(`${local}T${time}`);
        expect(kind.toInput(text, context)).toBe(`${local}T${time}`);
      }),
    );
  });

  test('in Greenwich time is the same with Z and with no hours of difference', () => {
    const local = kind.toValue('2024-02-29T09:05Z', context);
    expect(local).not.toBeNull();
    for (const zone of ['z', '+00', '+0000', '-00:00']) {
      expect(kind.toValue(`2024-02-29T09:05:10${zone}`, context)).toBe(local);
    }
  });

  test.for(['29.02.2024', '2024-02-29', ' 2024-02-29 ', '20240229'])(
    '%s lacks its hour',
    (input) => {
      expect(kind.validate(input, context)).toEqual({ code: 'time.missing' });
    },
  );

  test.for([
    '29.02.2024 24:00',
    '29.02.2024 9',
    '30.02.2024',
    '30.02.2024 10:00',
    '2024-02-30T10:00Z',
    '2024-02-29T09:05+25:00',
    '2024-02-29T09:05+5',
    '0001-01-01T00:00+14:00',
    '09:05',
  ])('%s does not exist', (input) => {
    expect(kind.validate(input, context)).toEqual({ code: 'date.invalid' });
  });
});

function two(part: number): string {
  return String(part).padStart(2, '0');
}

describe('an address on the web', () => {
  const context = contextOf({ type: 'URL', maxLength: 20 });
  const kind = kindOf(context.field);

  test('is kept as it was typed, scheme or not', () => {
    expect(kind.toValue(' https://a.tj/x ', context)).toBe('https://a.tj/x');
    expect(kind.toValue('a.tj', context)).toBe('a.tj');
  });

  test('is held to its host first and to its length after', () => {
    expect(kind.validate('nowhere', context)).toEqual({ code: 'url.invalid' });
    expect(kind.validate(`a.tj/${'x'.repeat(20)}`, context)).toEqual({ code: 'text.max', max: 20 });
  });
});

describe('an IMEI', () => {
  const context = contextOf({ type: 'IMEI', minLength: 17 });
  const kind = kindOf(context.field);

  test('is validated as it was claimed, separators and all', () => {
    const input = kind.toInput('49-015420-323751-8', context) ?? null;
    expect(kind.validate(input, context)).toEqual({ code: 'imei.digits' });
  });

  test('may be claimed as a number', () => {
    expect(kind.toInput(490_154_203_237_518, context)).toBe('490154203237518');
  });

  test('knows its own length, whatever the definition has', () => {
    expect(kind.validate('490154203237518', context)).toBeNull();
    expect(kind.validate('49015420323751', context)).toEqual({ code: 'imei.length', length: 15 });
    expect(kind.validate('490154203237519', context)).toEqual({ code: 'imei.checksum' });
  });
});

describe('one box to tick', () => {
  const context = contextOf({ type: 'CHECKBOX', dataType: 'BOOLEAN', isRequired: true });
  const kind = kindOf(context.field);

  test('must be ticked where it is required', () => {
    expect(kind.validate(false, context)).toEqual({ code: 'required' });
    expect(kind.validate(true, context)).toBeNull();
  });

  test('is empty while it is not ticked', () => {
    expect([kind.isFilled(false, context), kind.toValue(false, context)]).toEqual([false, null]);
    expect([kind.isFilled(true, context), kind.toValue(true, context)]).toEqual([true, true]);
  });

  test('takes flags and their texts, and nothing else', () => {
    const claims = [true, 'true', false, 'false', '', 1, 'yes', []];
    expect(claims.map((json) => kind.toInput(json, context))).toEqual([
      true,
      true,
      null,
      null,
      null,
      undefined,
      undefined,
      undefined,
    ]);
  });

  test('serves a flag that is asked for as a text, too', () => {
    const text = contextOf({ type: 'EDIT_TEXT', dataType: 'BOOLEAN' });
    expect(kindOf(text.field).toValue(true, text)).toBe(true);
  });
});
