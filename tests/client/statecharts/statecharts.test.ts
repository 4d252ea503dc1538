import { readFile } from 'node:fs/promises';

import { describe, expect, test } from 'vitest';
import { createMachine } from 'xstate';

import { statecharts } from '../../../app/statecharts/statecharts.ts';
import { toMermaid } from '../../../app/statecharts/to-mermaid.ts';

describe('the diagrams', () => {
  test.for(statecharts())('in $path are those of the machines', async ({ path, text }) => {
    expect(await readFile(path, 'utf8'), 'Run `npm run statecharts`.').toBe(text);
  });
});

describe('a diagram', () => {
  test('has states with their invoked actors, transitions, guards, delays and ends', () => {
    const machine = createMachine({
      id: 'm',
      initial: 'idle',
      states: {
        idle: { on: { go: [{ guard: 'isReady', target: 'busy' }, { actions: 'warn' }] } },
        busy: { invoke: { id: 'work', src: 'work', onDone: 'over', onError: 'idle' } },
        over: { type: 'final' },
      },
      on: { stop: '.over' },
    });
    expect(toMermaid(machine).split('\n')).toEqual([
      'stateDiagram-v2',
      '  [*] --> m_idle',
      '  state "idle" as m_idle',
      '  state "busy / work" as m_busy',
      '  state "over" as m_over',
      '  m_over --> [*]',
      '  any --> m_over: stop',
      '  m_idle --> m_busy: go [isReady]',
      '  m_idle --> m_idle: go',
      '  m_busy --> m_over: work answered',
      '  m_busy --> m_idle: work failed',
    ]);
  });

  test('separates the regions of a parallel state', () => {
    const machine = createMachine({
      id: 'm',
      initial: 'both',
      states: {
        both: {
          type: 'parallel',
          states: { a: { initial: 'on', states: { on: {} } }, b: {} },
        },
      },
    });
    expect(toMermaid(machine).split('\n')).toContain('    --');
  });

  test('refuses a guard without a name, which it could not show', () => {
    const machine = createMachine({
      id: 'm',
      initial: 'idle',
      states: { idle: { on: { go: { guard: () => true, target: 'idle' } } } },
    });
    expect(() => toMermaid(machine)).toThrow('no name');
  });
});
