import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { compile } from '../../../engine/definition/compile.ts';
import { toOptions } from '../../../engine/definition/read/read-options.ts';
import { explainFaults } from '../../../engine/form/state/explain-faults.ts';
import type { LoadOptions } from '../../../engine/form/state/form-state.ts';
import { validate, validateLoaded } from '../../../engine/form/state/validate.ts';
import {
  arbitraryAnswers,
  arbitraryHostilePage,
  arbitraryPage,
  arbitraryValues,
} from '../../../engine/testing.ts';
import { choice, planOf } from './pages.ts';

const plan = planOf([
  choice('deal', ['sell', 'rent'], { is_required: true }),
  { key: 'price', data_type: 'INTEGER', min_value: 1, show_if: [{ key: 'deal', value: 'sell' }] },
  { key: 'pay', type: 'SALARY', data_type: 'INTEGER', show_if: [{ key: 'deal', value: 'rent' }] },
  choice('city', [], {
    values: [
      { name: 'Душанбе', value: 'd', selected: true, location: { latitude: 1, longitude: 2 } },
    ],
  }),
  { key: 'at', type: 'MAP' },
]);

interface Claim {
  readonly why: string;
  readonly values: Readonly<Record<string, unknown>>;
  readonly faults: Readonly<Record<string, string>>;
}

const claims = fc
  .oneof(arbitraryPage, arbitraryHostilePage)
  .map((page) => compile(page, { mode: 'entry' }))
  .chain((plan) =>
    fc.record({
      plan: fc.constant(plan),
      answers: arbitraryAnswers(plan),
      values: fc.oneof(
        { weight: 3, arbitrary: arbitraryValues(plan) },
        fc.dictionary(fc.constantFrom(...plan.keys, 'unknown'), fc.anything()),
      ),
    }),
  );

describe('validate', { timeout: 60_000 }, () => {
  test('accepts what it would store, and stores it again the same', () => {
    fc.assert(
      fc.property(claims, ({ plan, answers, values }) => {
        const { faults, payload } = validate(plan, values, answers);
        if (Object.keys(faults).length > 0) return;
        const again = validate(plan, payload, answers);
        expect(again.faults).toEqual({});
        expect(again.payload).toEqual(payload);
      }),
    );
  });

  test('never throws, stores only keys that were sent, and blames only keys of the form or the claim', () => {
    fc.assert(
      fc.property(claims, ({ plan, answers, values }) => {
        const { faults, payload } = validate(plan, values, answers);
        const known = new Set([...plan.keys, ...Object.keys(values)]);
        expect(Object.keys(faults).filter((key) => !known.has(key))).toEqual([]);
        expect(Object.keys(payload).filter((key) => !Object.hasOwn(values, key))).toEqual([]);
      }),
    );
  });

  test('selects nothing and fills in no location', () => {
    expect(validate(plan, { deal: 'rent' }).payload).toEqual({ deal: 'rent' });
    expect(validate(plan, { deal: 'rent', city: 'd' }).payload).toEqual({
      deal: 'rent',
      city: 'd',
    });
  });

  test.for<Claim>([
    { why: 'a required value is missing', values: {}, faults: { deal: 'required' } },
    {
      why: 'a rule is broken',
      values: { deal: 'sell', price: 0 },
      faults: { price: 'number.min' },
    },
    { why: 'a choice is none', values: { deal: 'x' }, faults: { deal: 'choice.unknown' } },
    {
      why: 'a value is sent for a hidden field',
      values: { deal: 'rent', price: 5 },
      faults: { price: 'field.hidden' },
    },
    {
      why: 'a salary is sent for a hidden field',
      values: { deal: 'sell', pay: { salary_min: 1, salary_max: 2, is_negotiable: false } },
      faults: { pay: 'field.hidden' },
    },
    {
      why: 'a wrong shape is sent for a hidden field',
      values: { deal: 'rent', price: { a: 1 } },
      faults: { price: 'field.hidden' },
    },
    { why: 'a key is of no field', values: { deal: 'rent', x: 1 }, faults: { x: 'key.unknown' } },
    {
      why: 'a shape is none of the field',
      values: { deal: 'sell', price: { min: 1 } },
      faults: { price: 'shape.invalid' },
    },
    {
      why: 'a shape is wrong and required',
      values: { deal: {} },
      faults: { deal: 'shape.invalid' },
    },
    {
      why: 'nothing is sent for a hidden field',
      values: { deal: 'rent', price: '' },
      faults: {},
    },
  ])('when $why', ({ values, faults }) => {
    const found = Object.entries(validate(plan, values).faults);
    expect(Object.fromEntries(found.map(([key, { code }]) => [key, code]))).toEqual(faults);
  });

  test('takes __proto__ for a key like any other', () => {
    const odd = planOf([{ key: '__proto__' }]);
    const { payload, faults } = validate(odd, JSON.parse('{"__proto__":"x","constructor":1}'));
    expect(Object.entries(payload)).toEqual([['__proto__', 'x']]);
    expect(Object.entries(faults)).toEqual([['constructor', { code: 'key.unknown' }]]);
  });

  test('is the same in a filter, without required values', () => {
    const search = planOf([choice('deal', ['sell'], { is_required: true })], 'filter');
    expect(validate(search, {}).faults).toEqual({});
    expect(validate(search, { deal: 'x' }).faults).toEqual({ deal: { code: 'choice.unknown' } });
  });
});

describe('a choice from a list on demand', () => {
  const cars = planOf([
    choice('brand', ['opel', 'lada'], { has_next_filter: true }),
    choice('model', [], { parent_filter_id: 0, has_next_filter: true, is_required: true }),
    choice('trim', [], { parent_filter_id: 1 }),
  ]);
  const values = { brand: 'opel', model: 'astra', trim: 'gt' };
  const list = ({ field }: LoadOptions) => {
    const options = field === 1 ? ['astra', 'corsa'] : ['base'];
    const read = toOptions(
      options.map((value) => ({ name: value, value })),
      [],
      {
        dataType: 'STRING',
      },
    );
    return { ...read, isComplete: true };
  };

  test('passes while the list is unknown', () => {
    expect(validate(cars, values).faults).toEqual({});
    expect(validate(cars, values, () => null).payload).toEqual(values);
  });

  test('is held to the list', () => {
    expect(validate(cars, values, list).faults).toEqual({ trim: { code: 'choice.unknown' } });
  });

  test('passes when the list that lacks it is not the whole one', () => {
    const part = (effect: LoadOptions) => ({ ...list(effect), isComplete: false });
    expect(validate(cars, values, part).faults).toEqual({});
  });

  test('is held to a list that has to be asked for, all lists at once', async () => {
    const asked: string[] = [];
    const verdict = await validateLoaded(cars, values, async (effect) => {
      asked.push(`${effect.filterId} ${effect.parentValues.join()}`);
      await Promise.resolve();
      return list(effect);
    });
    expect(asked).toEqual(['1 opel', '2 astra']);
    expect(verdict).toEqual(validate(cars, values, list));
  });

  test('cannot be validated when its list cannot be had', async () => {
    const verdict = validateLoaded(cars, values, () => Promise.reject(new Error('Offline.')));
    await expect(verdict).rejects.toThrow('Offline.');
  });
});

test('faults are explained in the order of the page, keys of no field last', () => {
  const required = { is_required: true };
  const page = planOf(['b', '2', '1', 'a'].map((key) => ({ key, ...required })));
  const explained = explainFaults(page, validate(page, { 7: 'x' }));
  expect(explained.map(({ key }) => key)).toEqual(['b', '2', '1', 'a', '7']);
});
