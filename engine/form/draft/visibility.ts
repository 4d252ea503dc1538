import type { Plan, PlanField } from '../../definition/plan.ts';
import { kindOf } from '../../fields/registry.ts';
import { firstOptions, loadsOptions } from '../options/list-options.ts';
import { askOptions, hasNewParent } from '../options/load-options.ts';
import { EMPTY_ENTRY } from '../state/entry.ts';
import { fieldAt } from '../state/plan-index.ts';
import {
  change,
  draftContext,
  draftOwner,
  entryOf,
  note,
  valueTexts,
  wakeReaders,
  type Draft,
} from './draft.ts';

/**
 * Shows, hides and reloads until nothing waits. Fields are taken in the plan's order, so each is
 * evaluated after its dependencies; an unaffected field is never evaluated.
 */
export function settleVisibility(draft: Draft): void {
  const { plan, queue } = draft;
  for (let next = queue.take(); next !== null; next = queue.take()) {
    review(draft, fieldAt(plan, next.field), next.cause);
  }
}

function review(draft: Draft, field: PlanField, cause: string | null): void {
  const isShown = draft.isVisible.at(field.index) ?? false;
  const shows = shouldShow(draft, field);
  if (shows && !isShown) reveal(draft, field, cause);
  else if (isShown && !shows) hide(draft, field, cause);
  else if (shows && hasNewParent(draft, field)) askOptions(draft, field, cause);
}

/** Its parent has a value, all conditions match, and no field before it shows under its key. */
function shouldShow(draft: Draft, field: PlanField): boolean {
  if (field.isUnreachable || !isParentFilled(draft, field)) return false;
  const slots = draft.plan.conditionSlots[field.index] ?? [];
  const matches = field.showIf.every(({ values }, position) => {
    const slot = slots[position] ?? null;
    const owner = slot === null ? null : draftOwner(draft, slot);
    if (owner === null) return false;
    const texts = valueTexts(draft, fieldAt(draft.plan, owner));
    return values.some((value) => texts.includes(value));
  });
  const owner = matches ? draftOwner(draft, field.slot) : null;
  return matches && (owner === null || owner >= field.index);
}

function isParentFilled(draft: Draft, { parent }: PlanField): boolean {
  if (parent === null) return true;
  if (!draft.isVisible.at(parent)) return false;
  const field = fieldAt(draft.plan, parent);
  return kindOf(field).isFilled(entryOf(draft, field).input, draftContext(draft, field));
}

function reveal(draft: Draft, field: PlanField, cause: string | null): void {
  const rival = draftOwner(draft, field.slot);
  if (rival !== null) hide(draft, fieldAt(draft.plan, rival), field.key);

  draft.isVisible.set(field.index, true);
  note(draft, field.index, { code: 'shown', cause });
  wakeRivals(draft, field);
  if (entryOf(draft, field).input !== null) wakeReaders(draft, field);
  if (draft.seed !== null) {
    const input = draft.seed(draftContext(draft, field));
    change(draft, field, { input, code: 'set', cause: null });
  }
  if (kindOf(field).inputAtLocation !== null) draft.moved.add(field.index);
  if (loadsOptions(field)) askOptions(draft, field, cause);
}

/** Hides a field and drops its value, if its kind does not keep it. */
function hide(draft: Draft, field: PlanField, cause: string | null): void {
  const { input } = entryOf(draft, field);
  if (!isKept(draft.plan, field)) {
    draft.entries.set(field.slot, EMPTY_ENTRY);
    if (input !== null && kindOf(field).isChoice(field)) draft.moved.add(field.index);
  }
  if (loadsOptions(field)) draft.options.set(field.index, firstOptions(field));

  draft.isVisible.set(field.index, false);
  note(draft, field.index, { code: 'hidden', cause });
  wakeRivals(draft, field);
  if (input !== null) wakeReaders(draft, field);
}

/** Whether the value outlives the hiding: of a kind that keeps it, and its key is of such fields only. */
export function isKept(plan: Plan, { slot }: PlanField): boolean {
  const fields = plan.fieldsBySlot[slot] ?? [];
  return fields.every((index) => kindOf(fieldAt(plan, index)).isKeptWhenHidden);
}

function wakeRivals({ plan, queue }: Draft, { index, slot, key }: PlanField): void {
  for (const rival of plan.fieldsBySlot[slot] ?? []) if (rival > index) queue.add(rival, key);
}
