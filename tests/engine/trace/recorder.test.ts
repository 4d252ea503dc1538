import { compile, type FormState, type LoadOptions } from '@bozor/form-engine';
import { createFormStore } from '@bozor/form-engine/store';
import { openRecorder, readTrace, replay, type Trace, writeTrace } from '@bozor/form-engine/trace';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { live, recordedSessions } from './recorded-session.ts';

describe('a recorded session', () => {
  test('ends, when replayed from its file, where the form itself ended', () => {
    fc.assert(
      fc.property(recordedSessions, (session) => {
        const { store, trace } = live(session);
        const { steps, divergence } = replay(reread(trace));
        expect(divergence).toBeNull();
        const last = steps.at(-1)?.step.state;
        expect(last === undefined ? null : outcomeOf(last)).toEqual(outcomeOf(store.state()));
      }),
    );
  });
});

const page = {
  filters: [
    {
      id: 1,
      key: 'brand',
      name: 'Марка',
      type: 'DROP_LIST',
      data_type: 'STRING',
      has_next_filter: true,
      values: [
        { name: 'Опель', value: 'opel' },
        { name: 'Лада', value: 'lada' },
      ],
    },
    {
      id: 2,
      parent_filter_id: 1,
      key: 'model',
      name: 'Модель',
      type: 'DROP_LIST',
      data_type: 'STRING',
    },
  ],
};

describe('a recorder', () => {
  function open() {
    const asked: LoadOptions[] = [];
    const plan = compile(page, { mode: 'entry' });
    const store = createFormStore(plan, { onEffect: (effect) => asked.push(effect) });
    let now = 1000;
    const recorder = openRecorder(store, { title: 'Марка', definitions: page, now: () => now });
    const pass = (ms: number) => {
      now += ms;
    };
    return { store, asked, recorder, pass };
  }

  test('keeps acts with their times, answers by the number of their load, late ones too', () => {
    const { store, asked, recorder, pass } = open();
    pass(5);
    store.dispatch({ type: 'SET', key: 'brand', input: 'opel' });
    pass(10.4);
    store.dispatch({ type: 'SET', key: 'brand', input: 'lada' });
    for (const { field, token } of asked) {
      pass(100);
      const list = { options: [], groups: [], isComplete: true };
      store.dispatch({ type: 'OPTIONS_LOADED', field, token, ...list });
    }
    const { acts } = recorder.trace();
    expect(acts).toMatchObject([
      { at: 5, type: 'SET', key: 'brand', input: 'opel' },
      { at: 15, type: 'SET', key: 'brand', input: 'lada' },
      { at: 115, type: 'ANSWER', load: 0, values: [], expected: {} },
      {
        at: 215,
        type: 'ANSWER',
        load: 1,
        expected: { lists: { model: { status: 'empty', size: 0 } } },
      },
    ]);
    expect(recorder.count()).toBe(4);
  });

  test('leaves out answers that its form never asked for', () => {
    const { store, recorder } = open();
    store.dispatch({ type: 'SET', key: 'brand', input: 'opel' });
    store.dispatch({ type: 'OPTIONS_FAILED', field: 0, token: 0 });
    store.dispatch({ type: 'OPTIONS_FAILED', field: 1, token: 7 });
    store.dispatch({ type: 'RETRY_OPTIONS', field: 999 });
    expect(recorder.trace().acts).toHaveLength(1);
  });

  test('records nothing after it is stopped, and may be read at any time', () => {
    const { store, recorder } = open();
    store.dispatch({ type: 'SET', key: 'brand', input: 'opel' });
    expect(recorder.trace().acts).toHaveLength(1);
    store.dispatch({ type: 'UNDO' });
    expect(recorder.trace().acts).toHaveLength(2);
    recorder.stop();
    store.dispatch({ type: 'REDO' });
    expect(recorder.trace().acts).toHaveLength(2);
  });

  test('refuses a form that has started, whose earlier events are unknown', () => {
    const plan = compile(page, { mode: 'entry' });
    const store = createFormStore(plan);
    store.dispatch({ type: 'SET', key: 'brand', input: 'opel' });
    expect(() => openRecorder(store, { title: '', definitions: page })).toThrow(/has started/);
    const filled = createFormStore(plan, { values: { brand: 'opel' } });
    expect(() => openRecorder(filled, { title: '', definitions: page })).toThrow(/has started/);
  });

  test('refuses definitions of another form', () => {
    const store = createFormStore(compile(page, { mode: 'entry' }));
    const recorder = openRecorder(store, { title: '', definitions: { filters: [] } });
    expect(() => recorder.trace()).toThrow(/not those of the form/);
  });
});

/** The trace as it comes back from its file. */
function reread(trace: Trace): Trace {
  const reading = readTrace(JSON.parse(writeTrace(trace)));
  expect(reading.problems).toEqual([]);
  return reading.trace ?? trace;
}

/** Everything that a state is, but for the moments to go back to, which are counted. */
function outcomeOf({ past, future, ...state }: FormState): unknown {
  return JSON.parse(JSON.stringify({ ...state, past: past.length, future: future.length }));
}
