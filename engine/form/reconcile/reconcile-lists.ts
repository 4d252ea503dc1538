import type { PlanField } from '../../definition/plan.ts';
import type { FieldInput } from '../../fields/field-value.ts';
import { openDraft, valueTexts, type Draft } from '../draft/draft.ts';
import { loadsOptions } from '../options/list-options.ts';
import type { LoadOptions, OptionsState } from '../state/form-state.ts';
import { fieldAt } from '../state/plan-index.ts';
import type { SourceForm, HeldValue } from './held-value.ts';

/** How the list of a field differs from the one before. */
export type ListOutcome =
  /** Asked for in the same words: what was loaded is it. */
  | 'same'
  /** Another list for the same choices of the person: the value stays, the list is asked for. */
  | 'other'
  /** Its parent has another value: the value waits for the list. */
  | 'moved';

/**
 * What happens to a list that loads on demand. It is asked for by its filter's id, its data type
 * and the texts of its parent's value; whatever else of the definition changed leaves it alone.
 *
 * @param field Of the draft's plan; it loads its list.
 */
export function listOutcome(
  before: SourceForm,
  held: HeldValue | null,
  [draft, field]: ListTarget,
): ListOutcome {
  if (held === null || !held.isShown || !loadsOptions(held.context.field)) return 'other';
  const was = held.context.field;
  const wasParent = was.parent === null ? null : fieldAt(before.plan, was.parent);
  const parent = field.parent === null ? null : fieldAt(draft.plan, field.parent);
  const asked =
    wasParent === null ? [] : valueTexts(openDraft(before.plan, before.state), wasParent);
  const asks = parent === null ? [] : valueTexts(draft, parent);

  const isSameValue = asked.length === asks.length && asks.every((text, n) => text === asked[n]);
  if (wasParent?.id !== parent?.id || !isSameValue) return 'moved';
  return was.id === field.id && was.dataType === field.dataType ? 'same' : 'other';
}

/** A field of a draft. */
export type ListTarget = readonly [draft: Draft, field: PlanField];

/** Whether there is nothing to restore: it was still loading, or never requested. */
export function hasNoList({ status }: OptionsState): boolean {
  return status === 'loading' || status === 'idle';
}

/** Keeps a value for the moment when the field's list is there. */
export function setAside({ options }: Draft, { index }: PlanField, shelved: FieldInput): void {
  const now = options.at(index);
  if (now !== undefined && now.shelved !== shelved) {
    options.set(index, Object.freeze({ ...now, shelved }));
  }
}

/**
 * Makes effects of the loads that are still waited for, and renumbers them: no gap after the
 * tokens given out before.
 */
export function renumber(draft: Draft, loads: readonly LoadOptions[], first: number): void {
  const open = loads.filter(({ field, token }) => draft.options.at(field)?.token === token);
  for (const [position, load] of open.entries()) {
    const { field } = load;
    const token = first + position;
    const options = draft.options.at(field);
    if (options !== undefined) draft.options.set(field, Object.freeze({ ...options, token }));
    draft.effects.push({ ...load, token });
  }
  draft.nextToken = first + open.length;
}
