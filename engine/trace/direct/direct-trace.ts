import type { LoadOptions } from '../../index.ts';
import type { Trace, TraceAct, TraceAnswer } from '../format/trace.ts';
import { createPlayer } from '../play/player.ts';
import { type ScheduledAnswer, type Serve, createDirection } from './direction.ts';

/** Planned answers by the number of the load; loads beyond the list are answered at once. */
export type AnswerSchedule = readonly ScheduledAnswer[];

/**
 * The same person over another network: what they did, in the same order, with the answers held,
 * reordered, failed and repeated as scheduled. Loads are asked for and numbered again, since with
 * the answers the questions move too; a question that the trace has no answer to is `serve`'s to
 * answer, and stays open without it.
 *
 * A person waits for what they need: an act on a field that does not show, or whose list is on its
 * way, comes after the answers that bring it (unless those never come), and an act on the whole
 * form (a submit, an undo, clearing, filling) after all that are wanted by then. Retries of the
 * trace are dropped: the schedule has its own.
 *
 * @returns A trace that expects nothing. Never throws.
 */
export function directTrace(trace: Trace, schedule: AnswerSchedule, serve?: Serve): Trace {
  const answers = answersIn(trace);
  const direction = createDirection(trace, {
    scheduledFor: (load) => schedule[load] ?? AT_ONCE,
    serve: (load) => answers.get(questionOf(load)) ?? serve?.(load) ?? null,
  });
  for (const act of trace.acts) if (isPersons(act)) direction.take(act);
  const { expected: _expected, ...opening } = trace;
  return { ...opening, acts: direction.finish() };
}

const AT_ONCE: ScheduledAnswer = { after: 0, outcome: 'answer', copies: 0 };

/** Whether it is an act of a person: not of the network, and not a reaction to it. */
function isPersons({ type }: TraceAct): boolean {
  return type !== 'ANSWER' && type !== 'FAIL' && type !== 'RETRY';
}

const answersOf = new WeakMap<Trace, ReadonlyMap<string, TraceAnswer>>();

/** What the trace's server answered, by question; the last word counts. Computed once a trace. */
function answersIn(trace: Trace): ReadonlyMap<string, TraceAnswer> {
  const known = answersOf.get(trace);
  if (known !== undefined) return known;
  const player = createPlayer(trace);
  const answers = new Map<string, TraceAnswer>();
  for (const act of trace.acts) {
    const load = act.type === 'ANSWER' ? player.now().loads[act.load] : undefined;
    if (act.type === 'ANSWER' && load !== undefined) answers.set(questionOf(load), act);
    player.play(act);
  }
  answersOf.set(trace, answers);
  return answers;
}

/** What makes two loads the same question. */
function questionOf({ field, parentValues }: LoadOptions): string {
  return JSON.stringify([field, ...parentValues]);
}
