import { type TextPosition, textPositions } from '../../json.ts';
import { replay, type AnswerSchedule, type Difference, type Trace } from '../../trace.ts';
import type { CliError } from '../frame/cli-error.ts';
import type { Source } from '../input/read-sources.ts';

/** Result of the replay of one file. */
export type TraceResult = ReplayedTrace | UnreadTrace;

/** A trace that was played to its end. */
export interface ReplayedTrace {
  readonly outcome: 'same' | 'diverged';
  readonly source: Source;
  /** What was played: of a race that was lost, the trace as it was directed. */
  readonly trace: Trace;
  /** What the file holds. */
  readonly original: Trace;
  /** The schedule under which it ended otherwise; `null` where it was not raced, or never did. */
  readonly race: RaceRun | null;
  readonly timeMs: number;
  /** Acts, and the opening of the form. */
  readonly stepCount: number;
  readonly divergence: Divergence | null;
}

/** A file that holds no trace. */
interface UnreadTrace {
  readonly outcome: 'unread';
  readonly name: string;
  readonly error: CliError;
}

/** The first step of a trace that is not as expected. */
export interface Divergence {
  /** 0 is the start; act `n` of the trace is step `n + 1`. */
  readonly step: number;
  readonly differences: readonly LocatedDifference[];
}

/** A difference, and where its expectation is in the file; `null` where no file has it. */
export interface LocatedDifference extends Difference {
  readonly place: TextPosition | null;
}

/** A race that was lost. */
export interface RaceRun {
  /** Which of the races, from 1. */
  readonly run: number;
  readonly count: number;
  readonly seed: number;
  readonly schedule: AnswerSchedule;
}

/** Plays a trace and holds it to its expectations. */
export function replaySource(source: Source, trace: Trace, now: () => number): ReplayedTrace {
  const begun = now();
  const { steps, divergence } = replay(trace);
  const timeMs = now() - begun;
  return {
    outcome: divergence === null ? 'same' : 'diverged',
    source,
    trace,
    original: trace,
    race: null,
    timeMs,
    stepCount: steps.length,
    divergence:
      divergence === null
        ? null
        : { ...divergence, differences: located(source, divergence.differences) },
  };
}

function located(
  { text }: Source,
  differences: readonly Difference[],
): readonly LocatedDifference[] {
  const places = textPositions(text);
  return differences.map((difference) => ({
    ...difference,
    place: places.regionOf(difference.pointer).start,
  }));
}
