import * as fc from 'fast-check';

import type { Json } from '../definition/json.ts';
import type { Plan, PlanField } from '../definition/plan.ts';
import type { FormEvent, FormState, LoadOptions, Step } from '../form/state/form-state.ts';
import { sampleAnswer } from './arbitrary-answers.ts';
import type { SampleAnswer } from './arbitrary-answers.ts';
import { arbitraryInput } from './arbitrary-input.ts';
import { arbitraryValues } from './arbitrary-values.ts';

/** Tokens that a form of a few events may have given out. */
const LIKELY_TOKENS = 6;

/**
 * Something that happens to a form: an event, or the answer to one of the loads still open
 * (`pick`, modulo their number), which only the form's own effects can name.
 */
export type Act = FormEvent | Answer;

/** The answer, or the failure, of an open load. */
interface Answer {
  readonly type: 'ANSWER';
  readonly pick: number;
  readonly fails: boolean;
}

/** Events for the form of `plan` in any order; option answers guess their tokens, right or late. */
export function arbitraryEvents(plan: Plan): fc.Arbitrary<readonly FormEvent[]> {
  return fc.array(arbitraryEvent(plan), { maxLength: 12 });
}

/** Events, with answers to open loads among them in any order; `playActs` plays them. */
export function arbitraryActs(plan: Plan): fc.Arbitrary<readonly Act[]> {
  const answer = fc.record({
    type: fc.constant('ANSWER' as const),
    pick: fc.nat({ max: 8 }),
    fails: fc.nat({ max: 5 }).map((n) => n === 5),
  });
  const act = fc.oneof<fc.Arbitrary<Act>[]>(arbitraryEvent(plan), arbitraryEvent(plan), answer);
  return fc.array(act, { maxLength: 16 });
}

/** One event, edits most often. */
export function arbitraryEvent(plan: Plan): fc.Arbitrary<FormEvent> {
  const fields = plan.fields.length > 0 ? plan.fields : null;
  const anyEdit = fields === null ? [] : [{ weight: 8, arbitrary: fc.oneof(...fields.map(edit)) }];
  const anyAnswer =
    fields === null ? [] : [{ weight: 2, arbitrary: fc.oneof(...fields.map(answered)) }];
  return fc.oneof<fc.MaybeWeightedArbitrary<FormEvent>[]>(
    ...anyEdit,
    ...anyAnswer,
    { weight: 2, arbitrary: fc.constantFrom(...PLAIN_EVENTS) },
    { weight: 1, arbitrary: arbitraryValues(plan).map(hydrated) },
    { weight: 1, arbitrary: fc.constantFrom('?', ...plan.keys).map(refused) },
  );
}

/** How `playActs` runs a form: the engine's own `start` and `step`, bound to a plan. */
export interface Player {
  readonly start: () => Step;
  readonly step: (state: FormState, event: FormEvent) => Step;
  readonly answer: (effect: LoadOptions) => SampleAnswer;
  /** Called with every step, for laws that hold at each moment. */
  readonly onStep?: (step: Step, event: FormEvent | null) => void;
}

/** Plays acts from the first state on; loads still open at the end are left open. */
export function playActs(acts: readonly Act[], player: Player): FormState {
  const first = player.start();
  player.onStep?.(first, null);
  let state = first.state;
  let open = first.effects;

  for (const act of acts) {
    const load = act.type === 'ANSWER' ? open[act.pick % open.length] : null;
    const event = act.type === 'ANSWER' ? toAnswer(act, load ?? null, player) : act;
    if (event === null) continue;
    const step = player.step(state, event);
    player.onStep?.(step, event);
    state = step.state;
    open = open.filter((effect) => effect !== load).concat(step.effects);
  }
  return state;
}

function toAnswer(act: Answer, load: LoadOptions | null, player: Player): FormEvent | null {
  if (load === null) return null;
  const { field, token } = load;
  if (act.fails) return { type: 'OPTIONS_FAILED', field, token };
  return { type: 'OPTIONS_LOADED', field, token, ...player.answer(load) };
}

const PLAIN_EVENTS: readonly FormEvent[] = [
  { type: 'UNDO' },
  { type: 'UNDO' },
  { type: 'REDO' },
  { type: 'TOUCH_ALL' },
  { type: 'CLEAR_ALL' },
  { type: 'SET', key: '?', input: 'x' },
  { type: 'RETRY_OPTIONS', field: 999 },
  { type: 'OPTIONS_FAILED', field: 999, token: 0 },
];

function edit(field: PlanField): fc.Arbitrary<FormEvent> {
  const { key } = field;
  return fc.oneof<fc.MaybeWeightedArbitrary<FormEvent>[]>(
    {
      weight: 6,
      arbitrary: arbitraryInput(field).map((input) => ({ type: 'SET', key, input })),
    },
    { weight: 1, arbitrary: fc.constant({ type: 'CLEAR', key }) },
    { weight: 1, arbitrary: fc.constant({ type: 'BLUR', key }) },
  );
}

function answered(field: PlanField): fc.Arbitrary<FormEvent> {
  const token = fc.nat({ max: LIKELY_TOKENS });
  const { index } = field;
  return fc.oneof<fc.MaybeWeightedArbitrary<FormEvent>[]>(
    fc.tuple(token, fc.nat({ max: 255 })).map(([number, mix]) => loaded(field, number, mix)),
    token.map((number) => ({ type: 'OPTIONS_FAILED', field: index, token: number })),
    fc.constant({ type: 'RETRY_OPTIONS', field: index }),
  );
}

function loaded(field: PlanField, token: number, mix: number): FormEvent {
  return { type: 'OPTIONS_LOADED', field: field.index, token, ...sampleAnswer(field, mix) };
}

function hydrated(values: Readonly<Record<string, Json>>): FormEvent {
  return { type: 'HYDRATE', values };
}

function refused(key: string): FormEvent {
  const errors = Object.fromEntries([[key, { code: 'server.taken', message: 'Taken' }]]);
  return { type: 'SERVER_ERRORS', errors };
}
