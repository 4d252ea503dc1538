import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { directTrace } from '../../../engine/trace/direct/direct-trace.ts';
import type { Serve } from '../../../engine/trace/direct/direction.ts';
import {
  TRACE_FORMAT,
  TRACE_VERSION,
  type Trace,
  type TraceAct,
} from '../../../engine/trace/format/trace.ts';
import { replay } from '../../../engine/trace/play/replay.ts';
import { LAW_RUNS } from '../../law-runs.ts';
import { cascadeSessions } from './cascade-sessions.ts';
import { tracedSessions } from './traced-sessions.ts';

describe('a trace over another network', { timeout: 60_000 + LAW_RUNS * 100 }, () => {
  test.for([
    { sessions: tracedSessions, of: 'any form' },
    { sessions: cascadeSessions, of: 'a form of cascades' },
  ])('comes to the same end, whatever becomes of its answers: $of', ({ sessions }) => {
    fc.assert(
      fc.property(sessions, ({ trace, serve, schedules: [one, other] }) => {
        expect(endOf(directTrace(trace, one, serve))).toEqual(
          endOf(directTrace(trace, other, serve)),
        );
      }),
    );
  });

  test('keeps the acts of the person, their order and their times', () => {
    fc.assert(
      fc.property(cascadeSessions, ({ trace, serve, schedules: [schedule] }) => {
        const { acts } = directTrace(trace, schedule, serve);
        const persons = acts.filter(({ type }) => !/^(?:ANSWER|FAIL|RETRY)$/.test(type));
        expect(persons.map(({ at: _at, ...act }) => act)).toEqual(
          trace.acts.map(({ at: _at, ...act }) => act),
        );
        const times = acts.map(({ at }) => at);
        expect(times).toEqual(times.toSorted((one, other) => one - other));
        expect(acts.filter(({ expected }) => expected !== undefined)).toEqual([]);
      }),
    );
  });
});

const answerNow = { after: 0, outcome: 'answer', copies: 0 } as const;

describe('a directed answer', () => {
  const lists = { opel: ['astra', 'corsa'], lada: ['niva'] };
  const choices = [set('make', 'opel'), set('make', 'lada'), set('note', 'x'), set('note', 'xy')];
  const trace = traceOf(choices);

  test('comes after as many acts as it is held for', () => {
    expect(described(directTrace(trace, [{ ...answerNow, after: 2 }], serveFrom(lists)))).toEqual([
      'SET make',
      'SET make',
      'ANSWER 1',
      'SET note',
      'ANSWER 0',
      'SET note',
    ]);
  });

  test('may never come', () => {
    const directed = directTrace(trace, [{ ...answerNow, after: null }], serveFrom(lists));
    expect(described(directed)).not.toContain('ANSWER 0');
    expect(endOf(directed)?.lists).toEqual({ model: { status: 'ready', size: 1 } });
  });

  test('comes once more for every copy, and changes nothing then', () => {
    const schedule = [answerNow, { ...answerNow, copies: 2 }];
    const directed = directTrace(trace, schedule, serveFrom(lists));
    expect(described(directed)).toEqual([
      'SET make',
      'ANSWER 0',
      'SET make',
      'ANSWER 1',
      'SET note',
      'ANSWER 1',
      'SET note',
      'ANSWER 1',
    ]);
    const copies = replay(directed)
      .steps.filter(({ act }) => act?.type === 'ANSWER')
      .slice(2);
    expect(copies.map(({ before, step }) => step.state === before)).toEqual([true, true]);
  });

  test('fails, and is asked for again where it is still wanted', () => {
    const retried = { ...answerNow, outcome: 'fail-then-retry' } as const;
    const schedule = [{ ...retried, after: 1 }, retried, answerNow];
    expect(described(directTrace(trace, schedule, serveFrom(lists)))).toEqual([
      'SET make',
      'SET make',
      'FAIL 0',
      'FAIL 1',
      'RETRY model',
      'ANSWER 2',
      'SET note',
      'SET note',
    ]);
    const failing = directTrace(
      trace,
      [answerNow, { ...answerNow, outcome: 'fail' }],
      serveFrom(lists),
    );
    expect(endOf(failing)?.lists).toEqual({ model: { status: 'failed', size: 0 } });
  });

  test('is waited for by who needs it', () => {
    const waiting = traceOf([set('make', 'opel'), set('note', 'x'), set('model', 'astra')]);
    const late = [{ ...answerNow, after: 9 }];
    expect(described(directTrace(waiting, late, serveFrom(lists)))).toEqual([
      'SET make',
      'SET note',
      'ANSWER 0',
      'SET model',
    ]);
    const submitting = traceOf([set('make', 'opel'), { type: 'TOUCH_ALL', at: 1 }]);
    expect(described(directTrace(submitting, late, serveFrom(lists)))).toEqual([
      'SET make',
      'ANSWER 0',
      'TOUCH_ALL',
    ]);
  });

  test('is the one of the trace, by what was asked', () => {
    const answered = directTrace(trace, [], serveFrom(lists));
    expect(described(directTrace(answered, []))).toEqual(described(answered));
    const turned = directTrace(answered, [{ ...answerNow, after: 3 }]);
    expect(endOf(turned)).toEqual(endOf(answered));
  });

  test('is absent where it is unknown', () => {
    expect(described(directTrace(trace, []))).toEqual([
      'SET make',
      'SET make',
      'SET note',
      'SET note',
    ]);
  });
});

function set(key: string, input: string): TraceAct {
  return { type: 'SET', key, input, at: 0 };
}

/** Make → model, and a note. */
function traceOf(acts: readonly TraceAct[]): Trace {
  const values = ['opel', 'lada'].map((value) => ({ name: value, value }));
  const choice = { type: 'DROP_LIST', data_type: 'STRING' };
  return {
    format: TRACE_FORMAT,
    version: TRACE_VERSION,
    title: 'A car',
    mode: 'entry',
    definitions: [
      { id: 1, key: 'make', name: 'make', ...choice, has_next_filter: true, values },
      { id: 2, key: 'model', name: 'model', ...choice, parent_filter_id: 1 },
      { id: 3, key: 'note', name: 'note', type: 'EDIT_TEXT', data_type: 'STRING' },
    ],
    values: null,
    acts: acts.map((act, at) => ({ ...act, at })),
  };
}

function serveFrom(lists: Readonly<Record<string, readonly string[]>>): Serve {
  return ({ parentValues: [parent = ''] }) => ({
    values: (lists[parent] ?? []).map((value) => ({ name: value, value })),
    groups: [],
    isComplete: true,
  });
}

function described({ acts }: Trace): readonly string[] {
  return acts.map((act) => {
    if ('load' in act) return `${act.type} ${act.load}`;
    return 'key' in act ? `${act.type} ${act.key}` : act.type;
  });
}

function endOf(trace: Trace) {
  return replay(trace).steps.at(-1)?.snapshot;
}
