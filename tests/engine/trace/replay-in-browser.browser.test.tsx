import { flushSync } from 'react-dom';
import { beforeAll, describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';

import '../../../engine/react/tokens.css';
import { compile, toOptions, type FormEvent, type LoadOptions } from '../../../engine/index.ts';
import { EngineForm } from '../../../engine/react/EngineForm.tsx';
import { createFormStore, type FormStore } from '../../../engine/store.ts';
import { readTrace, toEvent, type Trace, type TraceAct } from '../../../engine/trace.ts';
import { openExpectedScreen, type Screen } from './expected-screen.ts';
import { openScreenReader } from './read-screen.ts';

const files = import.meta.glob<string>('../../../fixtures/traces/**/*.trace.json', {
  query: '?raw',
  import: 'default',
});

const traces = Object.entries(files).map(([path, load]) => ({
  name: path.replace(/^.*\/traces\/|\.trace\.json$/g, ''),
  load,
}));

// On a phone the parts of a range are on a sheet of their own.
beforeAll(() => page.viewport(1280, 900));

describe('a recorded trace in the browser', () => {
  test.for(traces)('shows after every act what the file expects: $name', async ({ load }) => {
    const { expected, read } = await play(parse(await load()));
    expect(read.map(({ labels }) => labels)).toEqual(expected.map(({ labels }) => labels));
    expect(read.map(({ faults }) => faults)).toEqual(
      expected.map(({ faults }) =>
        faults.map(([label, text]) => [label, expect.stringContaining(text)]),
      ),
    );
  });

  test('that was altered differs from the page at that very act', async () => {
    const [first] = traces;
    const trace = parse((await first?.load()) ?? '');
    const position = trace.acts.findIndex(({ expected }) => expected?.shown !== undefined);
    const acts = trace.acts.map((act, n) => {
      if (n !== position || act.expected === undefined) return act;
      const { shown: _shown, ...expected } = act.expected;
      return { ...act, expected };
    });
    const { expected, read } = await play({ ...trace, acts });
    const differ = read.findIndex(
      ({ faults }, step) => faults.length !== expected[step]?.faults.length,
    );
    expect(differ).toBe(position + 1);
  });
});

/** Plays a trace on a drawn form: what it shows and what it is expected to, at first and after each act. */
async function play(trace: Trace) {
  const loads: LoadOptions[] = [];
  const plan = compile(trace.definitions, { mode: trace.mode });
  const store = createFormStore(plan, {
    ...(trace.values === null ? {} : { values: trace.values }),
    onEffect: (effect) => {
      loads.push(effect);
    },
  });
  const screen = openExpectedScreen(plan);
  const expected: Screen[] = [screen.take(trace.expected ?? {}, null)];
  const { container, unmount } = await render(<EngineForm store={store} onSubmit={noop} />);
  const reader = openScreenReader(container, new Set(plan.fields.map(({ name }) => name)));
  const read: Screen[] = [reader.read()];

  for (const act of trace.acts) {
    const event = eventOf(store, loads, act);
    if (event !== null) flushSync(() => store.dispatch(event));
    expected.push(screen.take(act.expected ?? {}, act));
    read.push(reader.read());
  }
  await unmount();
  return { expected, read };
}

function noop(): void {}

function parse(text: string): Trace {
  const { trace, problems } = readTrace(JSON.parse(text));
  if (trace === null) throw new Error(`This is no trace: ${JSON.stringify(problems)}.`);
  return trace;
}

/** The event of an act; an answer that comes late is handed to the store as well. */
function eventOf(
  { plan, state }: FormStore,
  loads: readonly LoadOptions[],
  act: TraceAct,
): FormEvent | null {
  if (act.type !== 'ANSWER') return toEvent(plan, state(), act);
  const { field, token } = loads[act.load] ?? { field: -1, token: -1 };
  const asked = plan.fields[field];
  if (asked === undefined) return null;
  const { options, groups } = toOptions(act.values, act.groups, asked);
  return { type: 'OPTIONS_LOADED', field, token, options, groups, isComplete: act.isComplete };
}
