import {
  differenceText,
  expectAll,
  replay,
  shrinkTrace,
  type Trace,
} from '@bozor/form-engine/trace';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { minimize } from '../../../engine/trace/shrink/minimize.ts';
import { withoutAct } from '../../../engine/trace/shrink/reduce-trace.ts';
import { carTrace, hesitation, models } from './car-trace.ts';
import { live, sessionsOf, recordedSessions } from './recorded-session.ts';

type TracePredicate = (trace: Trace) => boolean;

/** Things that a tester may be after; most sessions show some of them. */
const FAULTS: Readonly<Record<string, TracePredicate>> = {
  'a list that came': (trace) =>
    replay(trace).steps.some(({ snapshot: { lists } }) =>
      Object.values(lists).some(({ status }) => status === 'ready'),
    ),
  'a fault that is shown': (trace) =>
    replay(trace).steps.some(({ snapshot: { shown } }) => Object.keys(shown).length > 0),
  'two values at the end': (trace) =>
    Object.keys(replay(trace).steps.at(-1)?.snapshot.payload ?? {}).length > 1,
  'something taken back': (trace) =>
    replay(trace).steps.some(({ step: { why } }) => why.some(({ code }) => code === 'restored')),
  'something cleared by its parent': (trace) =>
    replay(trace).steps.some(({ step: { why } }) => why.some(({ code }) => code === 'cleared')),
  'an answer too late': (trace) =>
    replay(trace).steps.some(
      ({ event, before, step: { state } }) => event?.type === 'OPTIONS_LOADED' && before === state,
    ),
};

/** Sessions of a form whose lists load, so that answers are late and values cleared. */
const carSessions = sessionsOf(fc.constant(carTrace([]).definitions));

describe('shrinkTrace', () => {
  test.for(Object.keys(FAULTS))('leaves %s, and no act that could go', (name) => {
    const isFailing = FAULTS[name] ?? (() => false);
    let seen = 0;
    fc.assert(
      fc.property(fc.oneof(recordedSessions, carSessions), (session) => {
        const { trace } = live(session);
        fc.pre(isFailing(trace));
        seen += 1;
        const small = shrinkTrace(trace, isFailing);
        expect(isFailing(small)).toBe(true);
        for (const index of small.acts.keys()) {
          expect(isFailing(withoutAct(small, index)), `without act ${index}`).toBe(false);
        }
        expect(small.acts.length).toBeLessThanOrEqual(trace.acts.length);
        expect(shrinkTrace(trace, isFailing)).toEqual(small);
      }),
      { numRuns: 8, maxSkipsPerRun: 1000 },
    );
    expect(seen).toBeGreaterThan(0);
  });

  test('takes out what does not matter and numbers the loads again', () => {
    const small = shrinkTrace(
      expectAll(carTrace(hesitation, { values: { price: '5', unknown: 1 } })),
      (trace) => replay(trace).steps.at(-1)?.snapshot.payload['model'] === 'niva',
    );
    expect(small.acts).toEqual([
      { at: 40, type: 'SET', key: 'brand', input: 'lada' },
      { at: 900, type: 'SET', key: 'model', input: 'niva' },
    ]);
    expect(small.values).toBeNull();
    expect(keysOf(small)).toEqual(['brand', 'model']);
  });

  test('keeps an answer with the load it was for', () => {
    const small = shrinkTrace(carTrace(hesitation), (trace) =>
      replay(trace).steps.some(({ snapshot: { lists } }) => lists['model']?.size === 2),
    );
    expect(small.acts).toEqual([
      { at: 40, type: 'SET', key: 'brand', input: 'lada' },
      {
        at: 200,
        type: 'ANSWER',
        load: 0,
        values: models('vesta', 'niva'),
        groups: [],
        isComplete: true,
      },
    ]);
  });

  test('keeps the expectation that is not met, when it is that which fails', () => {
    const trace = expectAll(carTrace(hesitation));
    const wrong = trace.acts.map((act) =>
      act.type === 'SET' && act.key === 'price'
        ? { ...act, expected: { payload: { price: 12_500 } } }
        : act,
    );
    const sentence = /expected 12500, the form has 12600/;
    const small = shrinkTrace({ ...trace, acts: wrong }, (one) =>
      replay(one).steps.some(({ differences }) =>
        differences.some((difference) => sentence.test(differenceText(difference))),
      ),
    );
    expect(small.acts).toMatchObject([{ type: 'SET', key: 'price', input: '12 600' }]);
    expect(keysOf(small)).toEqual(['price']);
  });

  test('gives a trace that does not fail back as it is', () => {
    const trace = expectAll(carTrace(hesitation));
    expect(shrinkTrace(trace, () => false)).toBe(trace);
  });

  test('shrinks to nothing what always fails', () => {
    const { acts, values, definitions } = shrinkTrace(carTrace(hesitation), () => true);
    expect({ acts, values, definitions }).toEqual({
      acts: [],
      values: null,
      definitions: { filters: [] },
    });
  });
});

describe('minimize', () => {
  test('finds the items that matter, and asks few questions of many', () => {
    const items = Array.from({ length: 1000 }, (_, n) => n);
    const matter = new Set([3, 500, 999]);
    let asked = 0;
    const found = minimize(items, (some) => {
      asked += 1;
      return some.filter((item) => matter.has(item)).length === matter.size;
    });
    expect(found).toEqual([3, 500, 999]);
    expect(asked).toBeLessThan(200);
  });

  test('keeps items of which none can be removed, for any predicate', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 9 })), fc.func(fc.boolean()), (items, chance) => {
        const holds = (some: readonly number[]) =>
          some.length === items.length || chance(some.toSorted((a, b) => a - b).join(' '));
        const left = minimize(items, holds);
        expect(holds(left)).toBe(true);
        const fewer = left.map((_, index) => left.toSpliced(index, 1));
        expect(fewer.filter(holds)).toEqual([]);
      }),
    );
  });
});

/** Keys of the filters that are left. */
function keysOf(trace: Trace): readonly string[] {
  return replay(trace).plan.keys;
}
