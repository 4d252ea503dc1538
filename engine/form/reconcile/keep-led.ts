import type { PlanField } from '../../definition/plan.ts';
import { kindOf } from '../../fields/registry.ts';
import { draftContext, draftOwner, entryOf, type Draft } from '../draft/draft.ts';
import { locationOf } from '../draft/follow-location.ts';
import { isSameInput } from '../state/entry.ts';
import { fieldAt, indexOf } from '../state/plan-index.ts';
import type { HeldValue } from './held-value.ts';

/**
 * Lets only those locations follow a choice that have a reason to: that came with the new page, or
 * whose choice is gone or lies elsewhere now. One that a person set or emptied stays as it is.
 */
export function keepLed(draft: Draft, held: ReadonlyMap<string, HeldValue>): void {
  const moved = Array.from(draft.moved, (index) => fieldAt(draft.plan, index));
  draft.moved.clear();
  for (const field of moved) {
    const isFollower = kindOf(field).inputAtLocation !== null;
    if (isFollower && !isSettled(draft, field, held.get(field.key))) draft.moved.add(field.index);
  }
}

function isSettled(draft: Draft, field: PlanField, was: HeldValue | undefined): boolean {
  if (was === undefined || !was.isShown) return false;
  if (kindOf(was.context.field).inputAtLocation === null) return false;
  const { followsKey } = was.entry;
  if (followsKey === null) return true;
  draft.entries.set(field.slot, Object.freeze({ ...entryOf(draft, field), followsKey }));
  return isLedBy(draft, field, followsKey);
}

/** Whether the choice still puts the location where it is, as far as its list is known. */
function isLedBy(draft: Draft, field: PlanField, key: string): boolean {
  const slot = indexOf(draft.plan).slotByKey.get(key);
  const owner = slot === undefined ? null : draftOwner(draft, slot);
  if (owner === null) return false;
  const choice = fieldAt(draft.plan, owner);
  const place = locationOf(draft, choice);
  if (place === null) {
    const isHeld = entryOf(draft, choice).input !== null;
    return isHeld && !draftContext(draft, choice).areOptionsComplete;
  }
  const at = kindOf(field).inputAtLocation?.(place.point, place.option.name) ?? null;
  return isSameInput(at, entryOf(draft, field).input);
}
