import type { Plan } from '../../../engine/definition/plan.ts';
import { kindOf } from '../../../engine/fields/registry.ts';
import { faultOf, fieldContext } from '../../../engine/form/state/field-context.ts';
import type { FormState } from '../../../engine/form/state/form-state.ts';
import { payload } from '../../../engine/form/state/payload.ts';

/** Visibility by the documented rules, computed from a settled state. */
export function isDue(plan: Plan, state: FormState, index: number): boolean {
  const field = plan.fields[index];
  if (field === undefined || field.isUnreachable) return false;
  const rivals = plan.fieldsBySlot[field.slot] ?? [];
  if (rivals.some((rival) => rival < index && state.isVisible[rival])) return false;
  if (field.parent !== null && !isFilled(plan, state, field.parent)) return false;
  return field.showIf.every(({ key, values }) => {
    const owner = plan.fields.find((other) => other.key === key && state.isVisible[other.index]);
    const texts = owner === undefined ? [] : textsOf(plan, state, owner.index);
    return texts.some((text) => values.includes(text));
  });
}

function isFilled(plan: Plan, state: FormState, index: number): boolean {
  const field = plan.fields[index];
  if (field === undefined || !state.isVisible[index]) return false;
  const input = state.entries[field.slot]?.input ?? null;
  return kindOf(field).isFilled(input, fieldContext(plan, state, index));
}

function textsOf(plan: Plan, state: FormState, index: number): readonly string[] {
  const field = plan.fields[index];
  const value = field === undefined ? undefined : payloadValue(plan, state, field.key);
  if (field === undefined || value === undefined) return [];
  return kindOf(field).toConditionTexts(value);
}

function payloadValue(plan: Plan, state: FormState, key: string) {
  const sent = payload(plan, state);
  return Object.hasOwn(sent, key) ? sent[key] : undefined;
}

/** Whether a visible field holds text that has no value. */
export function isUnreadable(plan: Plan, state: FormState, index: number): boolean {
  const field = plan.fields[index];
  if (field === undefined || faultOf(plan, state, index) === null) return false;
  const isHeld = (state.entries[field.slot]?.input ?? null) !== null;
  return isHeld && payloadValue(plan, state, field.key) === undefined;
}
