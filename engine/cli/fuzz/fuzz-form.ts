import * as fc from 'fast-check';

import {
  compile,
  type FormEvent,
  type FormMode,
  type Json,
  type LoadOptions,
  type Plan,
} from '../../index.ts';
import { createFormStore } from '../../store.ts';
import {
  arbitraryActs,
  arbitraryAnswers,
  arbitraryValues,
  type Act,
  type SampleAnswer,
} from '../../testing.ts';
import {
  openRecorder,
  shrinkTrace,
  toWireOptions,
  withoutExpectations,
  type Trace,
  type TraceAct,
  type TraceAnswer,
} from '../../trace.ts';
import type { CliWords } from '../words/english.en.ts';
import { findBrokenLaw, type BrokenLaw, type Law } from './law.ts';

/** Milliseconds between two acts. */
const PACE_MS = 100;

/** A form to be played with, and how long. */
export interface FuzzSpec {
  readonly document: Json;
  readonly mode: FormMode;
  readonly laws: readonly Law[];
  readonly words: CliWords;
  readonly runs: number;
  readonly seed: number;
  /** Path of a counterexample that an earlier run found; `null` to look for one. */
  readonly path: string | null;
}

/** A law that was broken, and the smallest trace that was found to break it. */
export interface Counterexample extends BrokenLaw {
  readonly trace: Trace;
  /** Leads, with the seed, straight to it. */
  readonly path: string;
  /** Acts of the trace before it was made small. */
  readonly actsBefore: number;
}

/** Plays random acts in a form; `null` when no law was broken. */
export function fuzzForm(spec: FuzzSpec): Counterexample | null {
  const { laws, runs, seed, path, words } = spec;
  const details = fc.check(
    fc.property(arbitraryTrace(spec), (trace) => findBrokenLaw(laws, trace) === null),
    // Made small by `shrinkTrace` alone: fast-check would go through thousands of sessions for minutes.
    { numRuns: runs, seed, endOnFailure: true, ...(path !== null && { path }) },
  );
  const found = details.counterexample?.[0];
  if (!details.failed || found === undefined) return null;
  const broken = findBrokenLaw(laws, found);
  if (broken === null) return null;

  const isBroken = (trace: Trace) => findBrokenLaw(laws, trace)?.law.name === broken.law.name;
  const trace = shrinkTrace(found, isBroken);
  return {
    ...(findBrokenLaw(laws, trace) ?? broken),
    trace: { ...trace, title: words.fuzz.title(broken.law.sentence(words), broken.law.name, seed) },
    path: details.counterexamplePath ?? '',
    actsBefore: found.acts.length,
  };
}

interface Session {
  readonly values: Readonly<Record<string, Json>> | null;
  readonly acts: readonly Act[];
  readonly answer: (effect: LoadOptions) => SampleAnswer;
}

/** Traces of the form: a store is played with, and what happened is recorded. */
function arbitraryTrace({ document, mode }: FuzzSpec): fc.Arbitrary<Trace> {
  const plan = compile(document, { mode });
  return fc
    .record({
      values: fc.option(arbitraryValues(plan)),
      acts: arbitraryActs(plan),
      answer: arbitraryAnswers(plan),
    })
    .map((session) => recorded(plan, document, session));
}

function recorded(plan: Plan, definitions: Json, { values, acts, answer }: Session): Trace {
  let open: readonly LoadOptions[] = [];
  const store = createFormStore(plan, {
    ...(values !== null && { values }),
    onEffect: (effect) => {
      open = [...open, effect];
    },
  });
  let clock = 0;
  const recorder = openRecorder(store, { title: 'fuzz', definitions, values, now: () => clock });
  for (const act of acts) {
    clock += PACE_MS;
    const load = act.type === 'ANSWER' ? open[act.pick % open.length] : undefined;
    const event = act.type === 'ANSWER' ? toEvent(act.fails, load, answer) : act;
    if (event === null) continue;
    open = open.filter((effect) => effect !== load);
    try {
      store.dispatch(event);
    } catch {
      // The trace ends with the act that throws; the laws find it there.
      const { acts, ...trace } = withoutExpectations(recorder.trace());
      return { ...trace, acts: [...acts, toAct(event, clock)] };
    }
  }
  return withoutExpectations(recorder.trace());
}

/** An event that the form did not survive, as an act. */
function toAct(event: FormEvent, at: number): TraceAct {
  const act = event.type === 'OPTIONS_LOADED' ? toAnswer(event) : event;
  const json: TraceAct = JSON.parse(JSON.stringify({ at, ...act }));
  return json;
}

function toAnswer(event: Extract<FormEvent, { type: 'OPTIONS_LOADED' }>): TraceAnswer {
  const { token, options, groups, isComplete } = event;
  return { type: 'ANSWER', load: token, ...toWireOptions(options, groups), isComplete };
}

function toEvent(
  fails: boolean,
  load: LoadOptions | undefined,
  answer: Session['answer'],
): FormEvent | null {
  if (load === undefined) return null;
  const { field, token } = load;
  if (fails) return { type: 'OPTIONS_FAILED', field, token };
  return { type: 'OPTIONS_LOADED', field, token, ...answer(load) };
}
