import type { Plan } from '../../definition/plan.ts';
import type { FieldInput } from '../../fields/field-value.ts';
import { unchanged } from '../draft/draft.ts';
import { isKept } from '../draft/visibility.ts';
import { toHistoryEntry, type History } from '../history/history.ts';
import { isSameInput } from '../state/entry.ts';
import type { HistoryEntry, FormState, Step } from '../state/form-state.ts';
import { fieldAt, indexOf, shownField } from '../state/plan-index.ts';
import { carryState, type CarriedState } from './carry-state.ts';
import { heldValue, isFilled, type SourceForm, type HeldValue } from './held-value.ts';

/** An input of a person for which the new page has no place. */
export interface Loss {
  readonly key: string;
  /** Index, in the plan before, of the field that held it. */
  readonly field: number;
  /**
   * - `field.gone`: no field has the key.
   * - `field.hidden`: its field does not show on the new page.
   * - `shape.changed`: its field holds another kind of value.
   * - `option.gone`: its field does not offer it.
   * - `lead.gone`: a location that only followed a choice, which is gone or has no location.
   */
  readonly reason: 'field.gone' | 'field.hidden' | 'shape.changed' | 'option.gone' | 'lead.gone';
  /** What is lost: the input, or of a list the members that are. */
  readonly input: FieldInput;
}

/** A form carried over to another page. */
export interface Reconciled {
  /** The state on the new plan and the loads it asks for; every field may look different. */
  readonly step: Step;
  /** In the order of the keys of the plan before; empty when everything was carried over. */
  readonly losses: readonly Loss[];
}

/**
 * Carries a form that is being filled over to another version of its page. Total: never throws, and
 * the new page's own form could have reached the state.
 *
 * - An input goes over by its key. Where the shape of the field is the same it stays as typed
 *   («12,5»); else its value is taken as a claim would be.
 * - What was left stays left, a submitted form stays submitted, and a server's fault stays with the
 *   input it is about.
 * - A list that loads on demand stays when it would be asked for in the same words: by filter id,
 *   data type and the parent's value. Else it is asked for again, and a value whose parent has
 *   changed waits for it. Tokens continue from where they were: old answers come late.
 * - A field that is new starts empty, whatever the server selected in it: nothing is filled in
 *   unseen. A location that is new follows what is chosen.
 * - Every entry of the history is carried over in the same way. Entries between which nothing is
 *   left to undo become one.
 *
 * @returns For a plan of an equal page (same hash), the state itself: no change, no loads.
 */
export function reconcile(before: SourceForm, plan: Plan): Reconciled {
  const { state } = before;
  if (before.plan.hash === plan.hash) return { step: unchanged(state), losses: [] };
  const carried = carryState(before, plan);
  const history = carryHistory(before, plan, carried.step.state);
  const step = { ...carried.step, state: Object.freeze({ ...carried.step.state, ...history }) };
  return { step, losses: lossesOf(before, plan, carried) };
}

function carryHistory({ plan: old, state }: SourceForm, plan: Plan, now: FormState): History {
  const carry = (entries: readonly HistoryEntry[]): readonly HistoryEntry[] => {
    const carried: HistoryEntry[] = [];
    let next: HistoryEntry = now;
    for (const entry of entries.toReversed()) {
      const there = toHistoryEntry(
        carryState({ plan: old, state: { ...state, ...entry } }, plan).step.state,
      );
      if (isSameEntry(there, next)) continue;
      carried.unshift(there);
      next = there;
    }
    return carried;
  };
  return { past: carry(state.past), future: carry(state.future), typing: null };
}

/** Whether a person would see nothing move from one to the other. */
function isSameEntry(one: HistoryEntry, other: HistoryEntry): boolean {
  return (
    one.entries.every(({ input }, slot) =>
      isSameInput(input, other.entries[slot]?.input ?? null),
    ) &&
    one.isVisible.every((isShown, index) => isShown === other.isVisible[index]) &&
    one.options.every(({ shelved }, index) =>
      isSameInput(shelved, other.options[index]?.shelved ?? null),
    )
  );
}

function lossesOf(before: SourceForm, plan: Plan, carried: CarriedState): readonly Loss[] {
  return before.plan.keys.flatMap((key) => {
    const held = heldValue(before, key);
    const loss = held === null || !isFilled(held) ? null : lossOf(held, plan, carried);
    return held === null || loss === null
      ? []
      : [{ key, field: held.context.field.index, ...loss }];
  });
}

function lossOf(
  { context, entry, input }: HeldValue,
  plan: Plan,
  { step: { state }, losses }: CarriedState,
): Pick<Loss, 'reason' | 'input'> | null {
  const { key } = context.field;
  const slot = indexOf(plan).slotByKey.get(key);
  if (slot === undefined) return { reason: 'field.gone', input };

  const shown = shownField(plan, state, key);
  const field = shown ?? fieldAt(plan, plan.fieldsBySlot[slot]?.[0] ?? 0);
  if (shown === null && !isKept(plan, field)) return { reason: 'field.hidden', input };
  const loss = losses.get(field.index);
  if (loss !== undefined) return loss;
  const isEmptied = entry.followsKey !== null && (state.entries[slot]?.input ?? null) === null;
  return isEmptied ? { reason: 'lead.gone', input } : null;
}
