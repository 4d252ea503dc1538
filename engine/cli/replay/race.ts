import { isDeepStrictEqual } from 'node:util';

import {
  changeBetween,
  directTrace,
  replay,
  type AnswerSchedule,
  type Replay,
  type ReplayStep,
  type Trace,
} from '../../trace.ts';
import { seededRandom, randomSchedule } from './random-schedule.ts';
import type { Divergence, RaceRun, ReplayedTrace } from './trace-result.ts';

/** How often a trace is raced, and by what chance. */
export interface RaceSpec {
  readonly count: number;
  readonly seed: number;
}

/**
 * Plays a trace under random schedules of its answers and holds every end to that under a network
 * without delay. The first that ends otherwise becomes the result: the trace as it was directed,
 * expecting at its last act what the other end has.
 */
export function raceSource(result: ReplayedTrace, { count, seed }: RaceSpec): ReplayedTrace {
  const { trace } = result;
  const calm = endOf(replay(directTrace(trace, [])));
  const loadCount = replay(trace).steps.reduce((sum, { step }) => sum + step.effects.length, 0);
  const random = seededRandom(seed);
  for (let run = 1; run <= count; run += 1) {
    const schedule = randomSchedule(random, loadCount);
    const raced = raceOnce(trace, schedule, calm);
    if (raced !== null) return toResult(result, raced, { run, count, seed, schedule });
  }
  return result;
}

/** The directed trace with its divergence; `null` where it ends as it does without delays. */
export function raceOnce(
  trace: Trace,
  schedule: AnswerSchedule,
  calm: ReplayStep = endOf(replay(directTrace(trace, []))),
): { readonly trace: Trace; readonly divergence: Divergence } | null {
  const directed = directTrace(trace, schedule);
  const { steps } = replay(directed);
  const end = steps.at(-1) ?? steps[0];
  const last = directed.acts.at(-1);
  if (last === undefined || isDeepStrictEqual(end.snapshot, calm.snapshot)) return null;

  const before = steps.at(-2)?.snapshot ?? null;
  const { loads } = end.change;
  const expected = {
    ...changeBetween(before, calm.snapshot),
    ...(loads !== undefined && { loads }),
  };
  const expecting = { ...directed, acts: [...directed.acts.slice(0, -1), { ...last, expected }] };
  const { divergence } = replay(expecting);
  if (divergence === null) return null;
  const differences = divergence.differences.map((one) => ({ ...one, place: null }));
  return { trace: expecting, divergence: { step: divergence.step, differences } };
}

function toResult(
  result: ReplayedTrace,
  { trace, divergence }: { readonly trace: Trace; readonly divergence: Divergence },
  race: RaceRun,
): ReplayedTrace {
  return {
    ...result,
    outcome: 'diverged',
    trace,
    divergence,
    race,
    stepCount: trace.acts.length + 1,
  };
}

function endOf({ steps }: Replay): ReplayStep {
  return steps.at(-1) ?? steps[0];
}
