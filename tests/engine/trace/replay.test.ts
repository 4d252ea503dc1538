import { start, step } from '@bozor/form-engine';
import {
  changeBetween,
  differenceText,
  expectAll,
  replay,
  snapshot,
  type StepExpectation,
  type Trace,
  type TraceAct,
  withoutExpectations,
} from '@bozor/form-engine/trace';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { carTrace, hesitation, models } from './car-trace.ts';
import { live, recordedSessions } from './recorded-session.ts';

/** Sentences of all differences of a trace, step by step. */
function differencesOf(trace: Trace): readonly string[] {
  return replay(trace).steps.flatMap(({ differences }) => differences.map(differenceText));
}

/** The trace that expects all, but for one act. */
function expecting(position: number, expected: StepExpectation): Trace {
  const trace = expectAll(carTrace(hesitation));
  const act = trace.acts[position];
  if (act === undefined) throw new Error(`There is no act ${position}.`);
  return { ...trace, acts: trace.acts.with(position, { ...act, expected }) };
}

describe('a replay', () => {
  test('has a step for the start and one for every act, with its result', () => {
    const { plan, steps, divergence } = replay(carTrace(hesitation));
    expect(divergence).toBeNull();
    expect(steps.map(({ index, act }) => [index, act?.type ?? null])).toEqual([
      [0, null],
      ...hesitation.map(({ type }, position) => [position + 1, type]),
    ]);
    expect(steps[0].change).toEqual({
      visible: { brand: true, price: true },
      faults: { price: { code: 'required' } },
    });
    expect(steps[1]?.change).toEqual({
      visible: { model: true, note: true },
      inputs: { brand: 'opel' },
      lists: { model: { status: 'loading', size: 0 } },
      payload: { brand: 'opel' },
      loads: [{ load: 0, field: 'model', parentValues: ['opel'] }],
    });
    expect(steps[3]?.change).toEqual({ lists: { model: { status: 'ready', size: 2 } } });
    expect(steps[4]?.change).toEqual({});
    expect(steps[4]?.event).toMatchObject({ type: 'OPTIONS_LOADED', field: 1, token: 0 });
    expect(steps.at(-1)?.snapshot).toEqual({
      visible: { brand: true, model: true, price: true, note: true },
      inputs: { brand: 'lada', model: 'niva', price: '12 600' },
      faults: {},
      shown: {},
      lists: { model: { status: 'ready', size: 2 } },
      payload: { brand: 'lada', model: 'niva', price: 12_600 },
    });
    expect(steps[2]?.before).toBe(steps[1]?.step.state);
    expect(plan.fields).toHaveLength(4);
  });

  test.for<{
    why: string;
    position: number;
    expected: StepExpectation;
    differences: readonly string[];
  }>([
    {
      why: 'another value',
      position: 5,
      expected: {
        inputs: { price: '12 600' },
        faults: { price: null },
        payload: { price: 12_500 },
      },
      differences: ['/acts/5/expected/payload/price: expected 12500, the form has 12600'],
    },
    {
      why: 'a value that does not come',
      position: 6,
      expected: { shown: { model: 'choice.unknown' } },
      differences: ['/acts/6/expected/shown/model: expected "choice.unknown", the form has none'],
    },
    {
      why: 'a value that stays',
      position: 4,
      expected: { inputs: { model: 'niva', brand: null }, payload: { model: 'niva' } },
      differences: [
        '/acts/4/expected/inputs/brand: expected to be gone, the form still has "lada"',
      ],
    },
    {
      why: 'a change that has no name',
      position: 5,
      expected: { inputs: { price: '12 600' }, payload: { price: 12_600 } },
      differences: ['/acts/5/expected/faults/price: expected no change, the form no longer has it'],
    },
    {
      why: 'a list that arrives',
      position: 2,
      expected: {},
      differences: [
        '/acts/2/expected/lists/model: expected no change, the form now has {"status":"ready","size":2}',
      ],
    },
    {
      why: 'another load',
      position: 1,
      expected: {
        inputs: { brand: 'lada' },
        payload: { brand: 'lada' },
        loads: [
          { load: 1, field: 'model', parentValues: ['bmw'] },
          { load: 2, field: 'model', parentValues: [] },
        ],
      },
      differences: [
        '/acts/1/expected/loads/0: expected to ask for {"load":1,"field":"model","parentValues":["bmw"]}, the form asks for {"load":1,"field":"model","parentValues":["lada"]}',
        '/acts/1/expected/loads/1: expected to ask for {"load":2,"field":"model","parentValues":[]}, the form does not',
      ],
    },
    {
      why: 'a load that has no name',
      position: 1,
      expected: { inputs: { brand: 'lada' }, payload: { brand: 'lada' } },
      differences: [
        '/acts/1/expected/loads/0: expected to ask for nothing more, the form asks for {"load":1,"field":"model","parentValues":["lada"]}',
      ],
    },
    {
      why: 'a late answer that is expected to count',
      position: 3,
      expected: { lists: { model: { status: 'ready', size: 1 } } },
      differences: [
        '/acts/3/load: nothing waits for load 0 any more',
        '/acts/3/expected/lists/model: expected {"status":"ready","size":1}, the form has {"status":"ready","size":2}',
      ],
    },
  ])('reports $why, and nothing more', ({ position, expected, differences }) => {
    const trace = expecting(position, expected);
    expect(differencesOf(trace)).toEqual(differences);
    expect(replay(trace).divergence?.step).toBe(position + 1);
  });

  test('holds the start to its diagnostics', () => {
    const start = { visible: {}, diagnostics: [{ code: 'document.shape', pointer: '' }] };
    const trace = carTrace([], { definitions: [], expected: start });
    expect(differencesOf(trace)).toEqual([
      '/expected/diagnostics/0: expected {"code":"document.shape","pointer":""}, the definitions give no such diagnostic',
    ]);
    const broken = expectAll(carTrace([], { definitions: 5 }));
    expect(broken.expected?.diagnostics).toEqual([{ code: 'document.shape', pointer: '' }]);
    expect(replay(broken).divergence).toBeNull();
  });

  test.for<{ act: TraceAct; given: string; why: string }>([
    {
      why: 'a key of no field',
      act: { at: 0, type: 'SET', key: 'colour', input: 'red' },
      given: '/acts/0/key: no field has the key "colour"',
    },
    {
      why: 'a retry of no field',
      act: { at: 0, type: 'RETRY', key: 'colour' },
      given: '/acts/0/key: no field has the key "colour"',
    },
    {
      why: 'an answer that was never asked for',
      act: { at: 0, type: 'ANSWER', load: 4, values: [], groups: [], isComplete: true },
      given: '/acts/0/load: the form never asked for load 4',
    },
    {
      why: 'a failure that was never asked for',
      act: { at: 0, type: 'FAIL', load: 0 },
      given: '/acts/0/load: the form never asked for load 0',
    },
  ])('reports $why, unless the trace expects no change', ({ act, given }) => {
    expect(differencesOf(carTrace([act]))).toEqual([given]);
    expect(differencesOf(carTrace([{ ...act, expected: {} }]))).toEqual([]);
    expect(differencesOf(expectAll(carTrace([act])))).toEqual([]);
  });

  test('takes an answer that came late for an ordinary event of a network', () => {
    expect(differencesOf(carTrace(hesitation))).toEqual([]);
  });

  test('continues after a difference', () => {
    const trace = expectAll(carTrace(hesitation));
    const wrong = {
      ...trace,
      expected: {},
      acts: trace.acts.map((act) => ({ ...act, expected: {} })),
    };
    const { steps, divergence } = replay(wrong);
    expect(divergence?.step).toBe(0);
    expect(
      steps.filter(({ differences }) => differences.length > 0).map(({ index }) => index),
    ).toEqual([0, 1, 2, 3, 5, 6]);
  });

  test('names the field of a shared key as the snapshot does', () => {
    const shared = ['a', 'b'].map((value, n) => ({
      id: n,
      key: 'size',
      name: 'Размер',
      type: 'EDIT_TEXT',
      data_type: 'STRING',
      show_if: [{ key: 'what', value }],
    }));
    const what = { id: 9, key: 'what', name: 'Что', type: 'EDIT_TEXT', data_type: 'STRING' };
    const odd = { ...what, id: 10, key: 'odd#1' };
    const { steps } = replay(
      carTrace([{ at: 0, type: 'SET', key: 'what', input: 'b' }], {
        definitions: [...shared, what, odd],
      }),
    );
    expect(steps[1]?.snapshot.visible).toEqual({ 'size#1': true, what: true, 'odd#1#3': true });
  });
});

describe('any session', () => {
  test('meets the expectations that were written from it', () => {
    fc.assert(
      fc.property(recordedSessions, (session) => {
        const { trace } = live(session);
        expect(replay(expectAll(withoutExpectations(trace))).divergence).toBeNull();
        expect(expectAll(withoutExpectations(trace))).toEqual(trace);
      }),
    );
  });

  test('has at every step the snapshot of its state, and the change that leads there', () => {
    fc.assert(
      fc.property(recordedSessions, (session) => {
        const { plan, steps } = replay(live(session).trace);
        for (const {
          snapshot: taken,
          step: { state },
          index,
        } of steps) {
          expect(taken).toEqual(snapshot(plan, state));
          const before = steps[index - 1]?.snapshot ?? null;
          const {
            loads: _loads,
            diagnostics: _diagnostics,
            ...change
          } = steps[index]?.change ?? {};
          expect(changeBetween(before, taken)).toEqual(change);
        }
      }),
    );
  });

  test('is replayed by the engine’s own steps and nothing else', () => {
    fc.assert(
      fc.property(recordedSessions, (session) => {
        const { trace } = live(session);
        const { plan, steps } = replay(trace);
        const first = start(plan, trace.values ?? undefined).state;
        const last = steps.reduce(
          (state, { event }) => (event === null ? state : step(plan, state, event).state),
          first,
        );
        expect(steps.at(-1)?.step.state).toEqual(last);
      }),
    );
  });

  test('replays whatever happens to its acts on the way', () => {
    const cut = fc.tuple(fc.nat(), fc.nat(), fc.integer({ min: 0, max: 9 }));
    fc.assert(
      fc.property(recordedSessions, cut, (session, [from, count, load]) => {
        const { trace } = live(session);
        const spliced = trace.acts.toSpliced(from % (trace.acts.length + 1), count % 4, {
          at: 0,
          type: 'ANSWER',
          load,
          values: models('a', 'b'),
          groups: [{ group: 'x', value_keys: ['a'] }, null],
          isComplete: true,
        });
        const { steps } = replay({ ...trace, acts: spliced });
        expect(steps).toHaveLength(spliced.length + 1);
      }),
    );
  });
});
