import { isDeepStrictEqual } from 'node:util';

import type { Json } from '../../index.ts';
import { valueAt } from '../../json.ts';
import {
  replay,
  shrinkTrace,
  withoutExpectations,
  type Difference,
  type Trace,
} from '../../trace.ts';
import type { CliWords } from '../words/english.en.ts';
import { raceOnce } from './race.ts';
import type { ReplayedTrace } from './trace-result.ts';

/**
 * The smallest trace that shows the same fault: of an expectation that is not met, the fewest acts
 * before which it is not met in the same way; of a race, the fewest acts that end otherwise.
 */
export function shrinkDivergence(
  { source, trace, divergence, race, original }: ReplayedTrace,
  { replay: words }: CliWords,
): Trace {
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
  const wanted = sightsOf(trace).find(({ difference }) => difference.pointer === fault.pointer);
  const isSame = (one: Trace) => sightsOf(one).some((sight) => isSameFault(sight, wanted));
  return {
    ...shrinkTrace(reduced, isSame),
    title: words.leastOf(trace.title, source.name),
  };
}

/** A difference with what the act did there: nothing, a new value, or that it went (`null`). */
interface Sight {
  readonly difference: Difference;
  readonly done: Json | undefined;
}

function sightsOf(trace: Trace): readonly Sight[] {
  return replay(trace).steps.flatMap(({ differences, change }) => {
    if (differences.length === 0) return [];
    const json: Json = JSON.parse(JSON.stringify(change));
    return differences.map((difference) => {
      const place = pointerInAct(difference.pointer).replace(/^\/expected/, '');
      return { difference, done: valueAt(json, place) };
    });
  });
}

/** Whether the same is expected at the same place of an act that did the same there. */
function isSameFault(one: Sight, other: Sight | undefined): boolean {
  return (
    other !== undefined &&
    one.difference.code === other.difference.code &&
    pointerInAct(one.difference.pointer) === pointerInAct(other.difference.pointer) &&
    isDeepStrictEqual(one.difference.expected, other.difference.expected) &&
    isDeepStrictEqual(one.done, other.done)
  );
}

/** The pointer without the number of the act, which changes as acts go. */
function pointerInAct(pointer: string): string {
  return pointer.replace(/^\/acts\/\d+/, '');
}
