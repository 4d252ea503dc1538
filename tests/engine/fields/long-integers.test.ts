import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { compile } from '../../../engine/definition/compile.ts';
import type { Plan } from '../../../engine/definition/plan.ts';
import type { FieldInput } from '../../../engine/fields/field-value.ts';
import { fromQuery } from '../../../engine/form/link/query.ts';
import { faults } from '../../../engine/form/state/field-context.ts';
import { payload } from '../../../engine/form/state/payload.ts';
import { start } from '../../../engine/form/state/start.ts';
import { validate } from '../../../engine/form/state/validate.ts';
import { step } from '../../../engine/form/step/step.ts';

const TOO_LONG = { code: 'number.too-long' };
const INTEGER = { id: 1, key: 'n', name: 'Номер', data_type: 'INTEGER' };

/** How a whole number is put into each kind of field that takes one, and found in its payload. */
const FIELDS = [
  {
    name: 'EDIT_TEXT',
    definition: { ...INTEGER, type: 'EDIT_TEXT' },
    input: (text: string) => text,
  },
  {
    name: 'TEXT_AREA',
    definition: { ...INTEGER, type: 'TEXT_AREA' },
    input: (text: string) => text,
  },
  { name: 'SEEK_BAR', definition: { ...INTEGER, type: 'SEEK_BAR' }, input: (text: string) => text },
  {
    name: 'a list of integers',
    definition: { ...INTEGER, type: 'EDIT_TEXT', data_type: 'INTEGER_LIST' },
    input: (text: string) => `1, ${text}`,
  },
  {
    name: 'the lower side of a RANGE_INPUT',
    definition: { ...INTEGER, type: 'RANGE_INPUT' },
    input: (min: string) => ({ min, max: '' }),
  },
  {
    name: 'the upper side of a RANGE_INPUT',
    definition: { ...INTEGER, type: 'RANGE_INPUT' },
    input: (max: string) => ({ min: '', max }),
  },
  {
    name: 'the lower side of a SALARY',
    definition: { ...INTEGER, type: 'SALARY' },
    input: (salary_min: string) => ({ salary_min, salary_max: '', is_negotiable: false }),
  },
  {
    name: 'the upper side of a SALARY',
    definition: { ...INTEGER, type: 'SALARY' },
    input: (salary_max: string) => ({ salary_min: '', salary_max, is_negotiable: false }),
  },
] as const;

const sliderFilter = compile([{ ...INTEGER, type: 'SEEK_BAR' }], { mode: 'filter' });

describe.for(FIELDS)('$name', ({ definition, input }) => {
  const plan = compile([definition], { mode: 'entry' });

  test.for([
    {
      text: '9007199254740992',
      why: 'the first that a double does not distinguish from its neighbour',
    },
    { text: '9007199254740993', why: 'a double would make it even' },
    { text: '-9007199254740993', why: 'below zero' },
    { text: '9 007 199 254 740 993', why: 'in groups' },
    { text: '9'.repeat(400), why: 'too big for a double' },
  ])('refuses $text and sends nothing: $why', ({ text }) => {
    const state = typed(plan, input(text));
    expect(faults(plan, state)).toEqual({ n: TOO_LONG });
    expect(payload(plan, state)).toEqual({});
  });

  test.for(['9007199254740991', '-9007199254740991', '999999999999999'])('sends %s', (text) => {
    const state = typed(plan, input(text));
    expect(faults(plan, state)).toEqual({});
    expect(wholeNumbers(payload(plan, state))).toContain(BigInt(text));
  });

  test('sends a whole number as it was typed, or a fault', () => {
    fc.assert(
      fc.property(arbitraryWhole, (whole) => {
        const state = typed(plan, input(String(whole)));
        const isSent = wholeNumbers(payload(plan, state)).includes(whole);
        expect(faults(plan, state)).toEqual(isSent ? {} : { n: TOO_LONG });
      }),
    );
  });

  test('reads a fraction that a double rounds away as a fraction', () => {
    for (const text of ['1.00000000000000000001', '9007199254740990.9']) {
      const state = typed(plan, input(text));
      expect(faults(plan, state)).toEqual({ n: { code: 'number.integer' } });
      expect(payload(plan, state)).toEqual({});
    }
    expect(faults(plan, typed(plan, input('5.0')))).toEqual({});
  });
});

describe('a long integer', () => {
  const plan = compile([{ ...INTEGER, type: 'EDIT_TEXT' }], { mode: 'entry' });
  const range = compile([{ ...INTEGER, type: 'RANGE_INPUT' }], { mode: 'filter' });

  test.for([9_007_199_254_740_992, '9007199254740993', 1e21])(
    'is refused of a client that claims %s',
    (n) => {
      expect(validate(plan, { n })).toMatchObject({ faults: { n: TOO_LONG }, payload: {} });
      const { faults, payload } = validate(range, { n: { min: n, max: null } });
      expect({ faults, payload }).toEqual({ faults: { n: TOO_LONG }, payload: {} });
    },
  );

  test('of a saved value shows as it was saved, with its fault', () => {
    const { state } = start(plan, { n: '9007199254740993' });
    expect(state.entries[0]?.input).toBe('9007199254740993');
    expect(faults(plan, state)).toEqual({ n: TOO_LONG });
    expect(payload(plan, state)).toEqual({});
  });

  test('of a link is no value', () => {
    for (const [form, text] of [
      [plan, '9007199254740993'],
      [range, '1..9007199254740993'],
      [sliderFilter, '9007199254740993..'],
    ] as const) {
      expect(fromQuery(form, [['filter_n', text]])).toEqual({
        values: {},
        dead: [{ key: 'n', code: 'value', text }],
      });
    }
  });

  test.for([
    { value: '9007199254740993', n: '9007199254740993', why: 'a number would be another one' },
    { value: '9007199254740992', n: 9_007_199_254_740_992, why: 'the number prints the same' },
  ])('$value among choices is sent as the text or number it is: $why', ({ value, n }) => {
    const values = [{ name: value, value }];
    const list = compile([{ ...INTEGER, type: 'DROP_LIST', values }], { mode: 'entry' });
    const state = typed(list, value);
    expect(faults(list, state)).toEqual({});
    expect(payload(list, state)).toEqual({ n });
  });

  test('is a number like any other where a fraction is allowed', () => {
    const float = compile([{ ...INTEGER, type: 'EDIT_TEXT', data_type: 'FLOAT' }], {
      mode: 'entry',
    });
    expect(faults(float, typed(float, '9007199254740994'))).toEqual({});
  });
});

/** Whole numbers of any length, many of them about the last that a double holds. */
const arbitraryWhole = fc.oneof(
  fc.bigInt(),
  fc.bigInt({ min: -20n, max: 20n }).map((near) => 2n ** 53n + near),
  fc.bigInt({ min: -20n, max: 20n }).map((near) => -(2n ** 53n) + near),
);

function typed(plan: Plan, input: FieldInput) {
  return step(plan, start(plan).state, { type: 'SET', key: 'n', input }).state;
}

/** Every number of a payload, as the whole number that it is. */
function wholeNumbers(value: unknown): readonly bigint[] {
  if (typeof value === 'number') return [BigInt(value)];
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(wholeNumbers)
    : [];
}
