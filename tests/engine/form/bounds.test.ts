import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { compile } from '../../../engine/definition/compile.ts';
import type { Plan } from '../../../engine/definition/plan.ts';
import { faultText as english } from '../../../engine/english/fault-text.en.ts';
import { createFormStore } from '../../../engine/form/state/create-form-store.ts';
import { explainFaults } from '../../../engine/form/state/explain-faults.ts';
import { faults } from '../../../engine/form/state/field-context.ts';
import type { Faults, Payload } from '../../../engine/form/state/form-state.ts';
import { payload } from '../../../engine/form/state/payload.ts';
import { start } from '../../../engine/form/state/start.ts';
import { validate } from '../../../engine/form/state/validate.ts';
import { arbitraryPage, arbitraryValues } from '../../../engine/testing.ts';
import { LAW_RUNS } from '../../law-runs.ts';
import { choice, planOf, set } from './pages.ts';

const whole = { data_type: 'INTEGER' };
const house = planOf([
  { key: 'floor', name: 'Этаж', ...whole, min_value: 1, max_key: 'floors' },
  choice('kind', ['flat', 'house']),
  {
    key: 'floors',
    name: 'Этажей в доме',
    type: 'SEEK_BAR',
    ...whole,
    show_if: [{ key: 'kind', value: 'flat' }],
  },
  { key: 'kitchen', name: 'Кухня', data_type: 'FLOAT', max_key: 'area' },
  { key: 'area', name: 'Площадь', data_type: 'FLOAT', min_key: 'kitchen' },
]);

describe('a bound between numbers', () => {
  test.for([
    { why: 'above', values: { kind: 'flat', floor: 12, floors: 5 }, codes: { floor: 'bound.max' } },
    { why: 'equal', values: { kind: 'flat', floor: 5, floors: 5 }, codes: {} },
    { why: 'an empty limit', values: { kind: 'flat', floor: 12 }, codes: {} },
    { why: 'an empty value', values: { kind: 'flat', floors: 5 }, codes: {} },
    {
      why: 'a limit that cannot be read',
      values: { kind: 'flat', floor: 12, floors: 'пять' },
      codes: { floors: 'number.invalid' },
    },
    {
      why: 'a value that breaks its own limit first',
      values: { kind: 'flat', floor: 0, floors: -5 },
      codes: { floor: 'number.min' },
    },
    {
      why: 'a bound named from both ends',
      values: { kitchen: '12,5', area: 12 },
      codes: { kitchen: 'bound.max', area: 'bound.min' },
    },
  ])('is held or not: $why', ({ values, codes }) => {
    expect(codesOf(validate(house, values).faults)).toEqual(codes);
    expect(codesOf(faults(house, start(house, values).state))).toEqual(codes);
  });

  test('does not hold while the field that sets it is hidden', () => {
    const { state } = start(house, { kind: 'house', floor: 12, floors: 5 });
    expect(faults(house, state)).toEqual({});
  });

  test('names the other field and its number', () => {
    const verdict = validate(house, { kind: 'flat', floor: 12, floors: 5 });
    expect(explainFaults(house, verdict).map(({ text }) => text)).toEqual([
      'Не больше, чем «Этажей в доме»: 5',
    ]);
    expect(explainFaults(house, verdict, english).map(({ text }) => text)).toEqual([
      'Must not be more than «Этажей в доме»: 5',
    ]);
  });

  test('is validated again when either number changes, by hand, by undo or by hiding', () => {
    const store = createFormStore(house, { values: { kind: 'flat', floor: 12, floors: 5 } });
    const shown = () => store.view(0).fault?.code ?? null;
    let drawn = 0;
    store.subscribeField(0, () => {
      drawn += 1;
    });
    store.dispatch({ type: 'TOUCH_ALL' });
    const seen = [shown()];
    for (const event of [
      set('floors', '12'),
      { type: 'UNDO' },
      set('floor', '4'),
      set('floors', '3'),
      set('kind', 'house'),
    ] as const) {
      store.dispatch(event);
      seen.push(shown());
    }
    expect(seen).toEqual(['bound.max', null, 'bound.max', null, 'bound.max', null]);
    expect(drawn).toBe(6);
  });

  test('redraws nothing that it does not limit', () => {
    const store = createFormStore(house, { values: { kind: 'flat', floor: 2, floors: 5 } });
    const redrawn: number[] = [];
    for (const { index } of house.fields) store.subscribeField(index, () => redrawn.push(index));
    for (const { index } of house.fields) store.view(index);
    store.dispatch(set('floors', '6'));
    expect(redrawn).toEqual([2]);
  });
});

const claims = arbitraryPage
  .map((page) => compile(page, { mode: 'entry' }))
  .chain((plan) => fc.record({ plan: fc.constant(plan), values: arbitraryValues(plan) }));

describe('on any page, bounds', () => {
  test('are validated equally by the form, the server and a plain comparison', () => {
    fc.assert(
      fc.property(claims, ({ plan, values }) => {
        const { state } = start(plan, values);
        const sent = payload(plan, state);
        const own = faults(plan, state);
        const verdict = validate(plan, values);
        expect(boundsIn(verdict.faults)).toEqual(boundsIn(own));
        expect(boundsIn(own)).toEqual(boundsIn(brokenBounds(plan, sent, own)));
      }),
      { numRuns: LAW_RUNS * 3 },
    );
  });

  test('are broken and kept by what is generated', () => {
    const found = fc.sample(claims, { seed: 11, numRuns: 600 }).map(({ plan, values }) => {
      return Object.keys(boundsIn(faults(plan, start(plan, values).state))).length;
    });
    expect(found.filter((count) => count > 0).length).toBeGreaterThan(5);
  });
});

/** The bounds that a payload breaks, under keys whose other rules are kept. */
function brokenBounds(
  { fields }: Plan,
  sent: Payload,
  own: Faults,
): Readonly<Record<string, unknown>> {
  const values = new Map(Object.entries(sent));
  const known = new Map(Object.entries(own));
  const broken = fields.flatMap(({ key, bounds }) => {
    const first = bounds.find((bound) => {
      const [value, limit] = [values.get(key), values.get(bound.key)];
      if (typeof value !== 'number' || typeof limit !== 'number') return false;
      return bound.side === 'min' ? value < limit : value > limit;
    });
    const fault = known.get(key);
    const isOther = fault !== undefined && !fault.code.startsWith('bound.');
    return first === undefined || isOther ? [] : [[key, { code: `bound.${first.side}` }] as const];
  });
  return Object.fromEntries(broken);
}

function boundsIn(found: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(codesOf(found)).filter(([, code]) => code.startsWith('bound.')),
  );
}

function codesOf(found: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> {
  const codes = Object.entries(found).map(([key, fault]) => {
    const code: unknown =
      typeof fault === 'object' && fault !== null && 'code' in fault && fault.code;
    return [key, String(code)] as const;
  });
  return Object.fromEntries(codes);
}
