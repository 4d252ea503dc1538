import { compile } from '../../../engine/definition/compile.ts';
import type { FormMode } from '../../../engine/definition/field-definition.ts';
import type { Json, JsonObject } from '../../../engine/definition/json.ts';
import type { Plan } from '../../../engine/definition/plan.ts';
import { toOptions } from '../../../engine/definition/read/read-options.ts';
import type {
  FormEvent,
  FormState,
  LoadOptions,
  Step,
} from '../../../engine/form/state/form-state.ts';
import { step } from '../../../engine/form/step/step.ts';

/** A plan of filters given in short: what is left out is as common as can be. */
export function planOf(filters: readonly JsonObject[], mode: FormMode = 'entry'): Plan {
  const whole = filters.map((filter, n) => ({
    id: n,
    name: 'Поле',
    type: 'EDIT_TEXT',
    data_type: 'STRING',
    ...filter,
  }));
  return compile({ filters: whole }, { mode });
}

/** A choice of the given values, each named as it is. */
export function choice(key: string, values: readonly Json[], more: JsonObject = {}): JsonObject {
  return {
    key,
    type: 'DROP_LIST',
    values: values.map((value) => ({ name: value, value })),
    ...more,
  };
}

/** Plays events one after another; the last step's effects and changes are kept. */
export function play(plan: Plan, from: FormState, events: readonly FormEvent[]): Step {
  const idle: Step = { state: from, changed: [], effects: [], why: [] };
  return events.reduce((last, event) => step(plan, last.state, event), idle);
}

/** The answer to a load: a whole list of the given values. */
export function answer(
  plan: Plan,
  load: LoadOptions | undefined,
  values: readonly Json[],
): FormEvent {
  return answerOf(
    plan,
    load,
    values.map((value) => ({ name: value, value })),
  );
}

/** The same of whole options. */
export function answerOf(
  plan: Plan,
  load: LoadOptions | undefined,
  list: readonly JsonObject[],
): FormEvent {
  if (load === undefined) throw new Error('There was no load to answer.');
  const { field, token } = load;
  const { options, groups } = toOptions(list, [], plan.fields[field] ?? { dataType: 'STRING' });
  return { type: 'OPTIONS_LOADED', field, token, options, groups, isComplete: true };
}

/** SET, in short. */
export function set(key: string, input: Extract<FormEvent, { type: 'SET' }>['input']): FormEvent {
  return { type: 'SET', key, input };
}

/** Keys of the visible fields. */
export function shownKeys(plan: Plan, { isVisible }: FormState): readonly string[] {
  return plan.fields.filter(({ index }) => isVisible[index]).map(({ key }) => key);
}

/** The input held for a key. */
export function inputOf(plan: Plan, state: FormState, key: string) {
  return state.entries[plan.keys.indexOf(key)]?.input;
}

/** The options of a key's first field. */
export function optionsOf(plan: Plan, state: FormState, key: string) {
  const options = state.options[plan.fields.findIndex((field) => field.key === key)];
  if (options === undefined) throw new Error(`No field has the key ${key}.`);
  return options;
}
