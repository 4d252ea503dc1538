import type { Trace } from '../format/trace.ts';
import { replay } from './replay.ts';

/** The same trace, every expectation written again from what the engine does now. */
export function expectAll(trace: Trace): Trace {
  const [first, ...steps] = replay(trace).steps;
  const acts = trace.acts.map((act, index) => ({ ...act, expected: steps[index]?.change ?? {} }));
  return { ...trace, expected: first.change, acts };
}

/** The same trace, expecting nothing. */
export function withoutExpectations(trace: Trace): Trace {
  const { expected: _start, ...bare } = trace;
  return { ...bare, acts: trace.acts.map(({ expected: _step, ...act }) => act) };
}
