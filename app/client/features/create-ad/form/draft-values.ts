import { payload } from '@bozor/form-engine';
import type { FormState, Plan } from '@bozor/form-engine';

import type { DraftValue } from '../../../device/ad-drafts.ts';

/**
 * The values of a form for a draft: as in the payload, or unparsed when they cannot be sent yet,
 * like an incomplete number. Values that wait for their list are included.
 * Law: a form started with these values has the same payload.
 */
export function draftValues(plan: Plan, state: FormState): readonly DraftValue[] {
  const sent = payload(plan, state);
  return plan.keys.flatMap((key, slot) => {
    const held = state.entries[slot]?.input ?? shelvedOf(plan, state, slot);
    if (held === null) return [];
    const value = Object.hasOwn(sent, key) ? sent[key] : held;
    return [{ key, name: nameOf(plan, state, slot), value }];
  });
}

/** The values by key, as a form is started with. */
export function valuesByKey(values: readonly DraftValue[]): Readonly<Record<string, unknown>> {
  // By entries, so that `__proto__` is an ordinary key.
  return Object.fromEntries(values.map(({ key, value }) => [key, value] as const));
}

function shelvedOf({ fieldsBySlot }: Plan, { options }: FormState, slot: number) {
  const shelved = (fieldsBySlot[slot] ?? []).map((index) => options[index]?.shelved ?? null);
  return shelved.find((input) => input !== null) ?? null;
}

/** Of the fields that share a key, the visible one's name. */
function nameOf({ fieldsBySlot, fields }: Plan, { isVisible }: FormState, slot: number): string {
  const owners = fieldsBySlot[slot] ?? [];
  const shown = owners.find((index) => isVisible[index]) ?? owners[0];
  return shown === undefined ? '' : (fields[shown]?.name ?? '');
}
