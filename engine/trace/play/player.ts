import {
  compile,
  type FormEvent,
  type FormState,
  type LoadOptions,
  type Plan,
  start,
  type Step,
  step,
} from '../../index.ts';
import { fieldNames } from '../format/field-names.ts';
import type {
  Snapshot,
  SnapshotChange,
  StartExpectation,
  StepExpectation,
  Trace,
  TraceAct,
} from '../format/trace.ts';
import { followChanges } from '../record/follow-changes.ts';
import { snapshot } from '../record/snapshot.ts';
import type { Difference } from './difference.ts';
import { findDifferences, findStartDifferences, type Outcome } from './find-differences.ts';
import { toAnswer, toEvent, waitingField } from './to-event.ts';

/** One act of a trace as the engine took it; the first step is the opening of the form. */
export interface ReplayStep {
  /** Index in `steps`: 0 is the start, act `n` of the trace is `n + 1`. */
  readonly index: number;
  /** `null` for the start. */
  readonly act: TraceAct | null;
  /** What the engine was reported; `null` for the start, and for an act that names no field or load. */
  readonly event: FormEvent | null;
  /** `null` for the start. */
  readonly before: FormState | null;
  readonly step: Step;
  /** Taken when it is first asked for. */
  readonly snapshot: Snapshot;
  /** The result in the form of an expectation. */
  readonly change: StartExpectation;
  /** From what the trace expects; empty where it expects nothing. */
  readonly differences: readonly Difference[];
}

/** A trace being played. */
export interface Player {
  readonly plan: Plan;
  /** The opening of the form. */
  readonly first: ReplayStep;
  /** Takes the next act. */
  readonly play: (act: TraceAct) => ReplayStep;
  /** The form as it is now. */
  readonly now: () => PlayerState;
}

/** A form, and the loads that it asked for by number. */
export interface PlayerState {
  readonly plan: Plan;
  readonly state: FormState;
  readonly loads: readonly LoadOptions[];
}

/** What a form is opened with. */
export type Opening = Pick<Trace, 'definitions' | 'mode' | 'values' | 'expected'>;

/** Opens the form of a trace, to be played act by act. */
export function createPlayer({ definitions, mode, values, expected }: Opening): Player {
  const plan = compile(definitions, { mode });
  const changesOf = followChanges(plan);
  const opened = start(plan, values ?? undefined);
  const loads = [...opened.effects];
  const first = firstStep(plan, opened, { change: changesOf(opened.state), expected });
  let last = first;

  return { plan, first, play, now };

  function now(): PlayerState {
    return { plan, state: last.step.state, loads };
  }

  function play(act: TraceAct): ReplayStep {
    const before = last.step.state;
    const event = eventOf(now(), act);
    const missed = missedBy(now(), act);
    const next = event === null ? nothing(before) : step(plan, before, event);
    loads.push(...next.effects);

    const change = { ...changesOf(next.state), ...askedLoads(plan, next) };
    const { index } = last;
    last = withSnapshot(plan, { index: index + 1, act, event, before, step: next, change }, (to) =>
      compare(act, { pointer: `/acts/${index}`, missed, ...to }),
    );
    return last;
  }
}

interface Opened {
  readonly change: SnapshotChange;
  readonly expected: StartExpectation | undefined;
}

function firstStep(plan: Plan, step: Step, { change: shown, expected }: Opened): ReplayStep {
  const change = { ...shown, ...askedLoads(plan, step), ...noted(plan) };
  return withSnapshot(
    plan,
    { index: 0, act: null, event: null, before: null, step, change },
    (to) =>
      expected === undefined ? [] : findStartDifferences(expected, { pointer: '/expected', ...to }),
  );
}

/** The step with its snapshot, which is taken when it is first asked for, and its differences. */
function withSnapshot(
  plan: Plan,
  played: Omit<ReplayStep, 'snapshot' | 'differences'>,
  compare: (outcome: Omit<Outcome, 'pointer'>) => readonly Difference[],
): ReplayStep {
  let taken: Snapshot | null = null;
  const take = () => (taken ??= snapshot(plan, played.step.state));
  const differences = compare({ snapshot: take, change: played.change });
  return {
    ...played,
    differences,
    get snapshot() {
      return take();
    },
  };
}

/** A late answer goes to the field that had asked, so that the engine itself turns it down. */
function eventOf({ plan, state, loads }: PlayerState, act: TraceAct): FormEvent | null {
  if (act.type !== 'ANSWER' && act.type !== 'FAIL') return toEvent(plan, state, act);
  return toAnswer(plan, loads[act.load]?.field ?? null, act);
}

/** A part of an act that points at nothing. */
interface Miss {
  readonly code: 'key.unknown' | 'load.unasked' | 'load.late';
  readonly part: 'key' | 'load';
  readonly actual: string | number;
}

function missedBy({ plan, state, loads }: PlayerState, act: TraceAct): Miss | null {
  if ('load' in act) {
    const { load: actual } = act;
    if (loads[actual] === undefined) return { code: 'load.unasked', part: 'load', actual };
    const isWaitedFor = waitingField(state, actual) !== null;
    return isWaitedFor ? null : { code: 'load.late', part: 'load', actual };
  }
  if (!('key' in act) || plan.keys.includes(act.key)) return null;
  return { code: 'key.unknown', part: 'key', actual: act.key };
}

interface Played extends Outcome {
  readonly missed: Miss | null;
}

/**
 * What an act did against what was expected of it. That it points at nothing is a difference too,
 * unless that is as expected; a late answer is an ordinary event of a network.
 */
function compare({ expected }: TraceAct, { missed, ...outcome }: Played): readonly Difference[] {
  const pointer = `${outcome.pointer}/expected`;
  const found = expected === undefined ? [] : findDifferences(expected, { ...outcome, pointer });
  const isExcused = expected === undefined ? missed?.code === 'load.late' : found.length === 0;
  if (missed === null || isExcused) return found;
  const { code, part, actual } = missed;
  return [{ code, pointer: `${outcome.pointer}/${part}`, expected: null, actual }, ...found];
}

function nothing(state: FormState): Step {
  return { state, changed: [], effects: [], why: [] };
}

function askedLoads(plan: Plan, { effects }: Step): Pick<StepExpectation, 'loads'> {
  if (effects.length === 0) return {};
  const names = fieldNames(plan);
  const loads = effects.map(({ token, field, parentValues }) => ({
    load: token,
    field: names[field] ?? '',
    parentValues,
  }));
  return { loads };
}

function noted({ diagnostics }: Plan): Pick<StartExpectation, 'diagnostics'> {
  if (diagnostics.length === 0) return {};
  return { diagnostics: diagnostics.map(({ code, pointer }) => ({ code, pointer })) };
}
