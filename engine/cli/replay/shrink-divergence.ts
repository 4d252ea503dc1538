import { isDeepStrictEqual } from 'node:util';

import { replay, shrinkTrace, withoutExpectations, type Difference, type Trace } from '../../trace.ts';
import { raceOnce } from './race.ts';
import type { ReplayedTrace } from './trace-result.ts';

/**
 * The smallest trace that shows the same fault: of an expectation that is not met, the fewest acts
 * before which it is not met in the same way; of a race, the fewest acts that end otherwise.
 */
export function shrinkDivergence({ source, trace, divergence, race, original }: ReplayedTrace): Trace {
  if (divergence === null) return trace;
  if (race !== null) {
    const { schedule } = race;
    const small = shrinkTrace(original, (one) => raceOnce(one, schedule) !== null);
    return raceOnce(small, schedule)?.trace ?? trace;
  }

  const [fault] = divergence.differences;
  const { step } = divergence;
  const act = trace.acts[step - 1];
  if (fault === undefined || act === undefined) return { ...trace, acts: [] };
  // Expectations on the way would not be met once acts before them are gone.
  const bare = withoutExpectations(trace);
  const reduced = { ...bare, acts: [...bare.acts.slice(0, step - 1), act] };
  return {
    ...shrinkTrace(reduced, (one) => hasFault(one, fault)),
    title: `${trace.title} (the least of ${source.name})`,
  };
}

function hasFault(trace: Trace, fault: Difference): boolean {
  const differences = replay(trace).steps.flatMap((step) => step.differences);
  return differences.some(
    ({ code, pointer, expected }) =>
      code === fault.code &&
      placeInAct(pointer) === placeInAct(fault.pointer) &&
      isDeepStrictEqual(expected, fault.expected),
  );
}

/** The pointer without the number of the act, which changes as acts go. */
function placeInAct(pointer: string): string {
  return pointer.replace(/^\/acts\/\d+/, '');
}
