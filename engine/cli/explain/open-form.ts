import {
  compile,
  fieldContext,
  kindOf,
  start,
  step,
  type FieldInput,
  type FormMode,
  type FormState,
  type Json,
  type Plan,
} from '../../index.ts';
import { explainStep, why, type TakenStep } from '../../inspect.ts';
import { replay, type Trace } from '../../trace.ts';
import { likeliest, usageError } from '../frame/cli-error.ts';
import { actTitle } from '../replay/act-title.ts';
import type { Sentence } from '../words/english.en.ts';

/** A state of a form, and the acts to explain. */
export interface OpenForm {
  readonly plan: Plan;
  readonly state: FormState;
  readonly shown: readonly ExplainedAct[];
}

/** An act, as its user wrote it, and what it did. */
export interface ExplainedAct {
  readonly title: Sentence;
  readonly reasons: ReturnType<typeof explainStep>;
}

/** The form as it opens. */
export function openDefinitions(document: Json, mode: FormMode): OpenForm {
  const plan = compile(document, { mode });
  return { plan, state: start(plan).state, shown: [] };
}

/** The form of a trace after a step; `null` for the last. Throws `CliError` for a step too far. */
export function openTraceAt(trace: Trace, stepNumber: number | null): OpenForm {
  const { plan, steps } = replay(trace);
  const last = steps.length - 1;
  const found = steps[stepNumber ?? last];
  if (found === undefined) {
    throw usageError(({ explain }) => explain.stepTooFar(stepNumber, last));
  }
  const { act, ...taken } = found;
  const title: Sentence = (words) =>
    act === null ? words.acts.start : words.explain.step(found.index, actTitle(act, words));
  return { plan, state: found.step.state, shown: [{ title, reasons: explainStep(plan, taken) }] };
}

/** The form after `key=value` was set in it. Throws `CliError` for what cannot be set. */
export function setIn(form: OpenForm, assignment: string): OpenForm {
  const { plan, state: before } = form;
  const { key, text } = partsOf(assignment);
  const index = shownIndex(form, key);
  const input = toInput(form, index, text);
  const event = { type: 'SET', key, input } as const;
  const taken: TakenStep = { before, event, step: step(plan, before, event) };
  const title = () => `--set ${assignment}`;
  const shown = { title, reasons: explainStep(plan, taken) };
  return { plan, state: taken.step.state, shown: [...form.shown, shown] };
}

function partsOf(assignment: string): { readonly key: string; readonly text: string } {
  const at = assignment.indexOf('=');
  if (at > 0) return { key: assignment.slice(0, at), text: assignment.slice(at + 1) };
  throw usageError(({ explain }) => explain.noAssignment(assignment));
}

/** The field that is visible under a key. */
function shownIndex({ plan, state }: OpenForm, key: string): number {
  const fields = plan.fields.filter((field) => field.key === key);
  const [first] = fields;
  if (first === undefined) throw unknownKey(plan, key);
  const shown = fields.find(({ index }) => state.isVisible[index]);
  if (shown !== undefined) return shown.index;
  throw usageError(({ explain, explanations }) =>
    explain.hidden(key, explanations.why(why(plan, state, first.index))),
  );
}

/** The error of a key that is on no field. */
export function unknownKey(plan: Plan, key: string) {
  const near = likeliest(key, plan.keys);
  return usageError(({ input }) => input.unknownKey(key, plan.keys.length, near));
}

/** A value as it was written: a text, or JSON where the field can hold no text. */
function toInput({ plan, state }: OpenForm, index: number, text: string): FieldInput {
  const context = fieldContext(plan, state, index);
  const kind = kindOf(context.field);
  const spellings = /^[[{"]/.test(text) ? [readJson(text), text] : [text, readJson(text)];
  for (const json of spellings) {
    const input = json === undefined ? undefined : kind.toInput(json, context);
    if (input !== undefined) return input;
  }
  const { key, typeName, dataType } = context.field;
  throw usageError(({ explain }) => explain.cannotHold(key, `${typeName}, ${dataType}`, text));
}

function readJson(text: string): Json | undefined {
  try {
    return JSON.parse(text);
  } catch {
    // Not JSON: it is then the text that it is.
    return undefined;
  }
}
