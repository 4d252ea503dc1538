import type { FormState, Plan, PlanField } from '@bozor/form-engine';
import { toChips } from '@bozor/form-engine/search';
import type { Replay, TraceAct } from '@bozor/form-engine/trace';

/** Maximum length of a value in the list of steps, in UTF-16 units. */
const LONGEST = 60;

/** Suffix of a field's name in a trace where several fields share the key. */
const INDEX = /#(\d+)$/;

/** Finds the visible field of a key, else its first field; `null` for an unknown key. */
function fieldByKey(plan: Plan, state: FormState, key: string): PlanField | null {
  const owners = plan.fields.filter((field) => field.key === key);
  return owners.find(({ index }) => state.isVisible[index]) ?? owners[0] ?? null;
}

/** Finds a field by its name in a snapshot: its key, or `key#index`. */
export function fieldByName(plan: Plan, state: FormState, name: string): PlanField | null {
  const index = INDEX.exec(name)?.[1];
  const field = index === undefined ? undefined : plan.fields[Number(index)];
  return field !== undefined && name === `${field.key}#${field.index}`
    ? field
    : fieldByKey(plan, state, name);
}

/** Finds the field whose list a load requests; `null` for an unknown load. */
function fieldOfLoad({ plan, steps }: Replay, load: number): PlanField | null {
  const asked = steps.flatMap(({ step }) => step.effects).find(({ token }) => token === load);
  return asked === undefined ? null : (plan.fields[asked.field] ?? null);
}

/** Name of the field of a key; the key itself when no field has it. */
export function nameOfKey(plan: Plan, state: FormState, key: string): string {
  return labelOf(fieldByKey(plan, state, key)) ?? key;
}

/** Name of the field whose list a load requests; `null` for an unknown load. */
export function loadedField(replay: Replay, load: number): string | null {
  return labelOf(fieldOfLoad(replay, load));
}

/** The text of the chip; the raw input when the field has no chip. */
export function setValueText(
  plan: Plan,
  state: FormState,
  { key, input }: Extract<TraceAct, { readonly type: 'SET' }>,
): string {
  const chipText = toChips(plan, state).find((chip) => chip.key === key)?.text;
  const text = chipText ?? (typeof input === 'string' ? `«${input}»` : JSON.stringify(input));
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

function labelOf(field: PlanField | null): string | null {
  return field === null ? null : field.name || field.key;
}
