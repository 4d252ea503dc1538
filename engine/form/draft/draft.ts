import type { Plan, PlanField } from '../../definition/plan.ts';
import type { FieldContext } from '../../fields/field-kind.ts';
import type { FieldInput, FieldValue } from '../../fields/field-value.ts';
import { kindOf } from '../../fields/registry.ts';
import { EMPTY_ENTRY, edited, isSameInput } from '../state/entry.ts';
import { contextOf, valueOf } from '../state/field-context.ts';
import type { Effect, Entry, FormState, OptionsState, Reason, Step } from '../state/form-state.ts';
import { ownerOf } from '../state/plan-index.ts';
import { overlay, type Overlay } from './overlay.ts';
import { createRankQueue, type RankQueue } from './rank-queue.ts';

/** A step being worked out: the state before, and what is changed over it. */
export interface Draft {
  readonly plan: Plan;
  readonly before: FormState;
  readonly entries: Overlay<Entry>;
  readonly isVisible: Overlay<boolean>;
  readonly options: Overlay<OptionsState>;
  /** Fields whose visibility, or whose list, may have to change. */
  readonly queue: RankQueue;
  /** Choices whose input changed, and locations that came to show: one may follow the other. */
  readonly moved: Set<number>;
  readonly changed: Set<number>;
  readonly effects: Effect[];
  readonly why: Reason[];
  nextToken: number;
  /** Initial input of a field that becomes visible; `null` once the form has started. */
  readonly seed: Seed | null;
}

/** Returns the initial input of a field. */
export type Seed = (context: FieldContext) => FieldInput;

/** Opens a draft over a state. */
export function openDraft(plan: Plan, before: FormState, seed: Seed | null = null): Draft {
  return {
    plan,
    before,
    seed,
    entries: overlay(before.entries),
    isVisible: overlay(before.isVisible),
    options: overlay(before.options),
    queue: createRankQueue(plan.rank),
    moved: new Set(),
    changed: new Set(),
    effects: [],
    why: [],
    nextToken: before.nextToken,
  };
}

/** The draft as a step; what no field changed is shared with the state before. */
export function closeDraft(draft: Draft, rest: Partial<FormState> = {}): Step {
  const { before, entries, isVisible, options, nextToken } = draft;
  const state: FormState = {
    ...before,
    entries: entries.list(),
    isVisible: isVisible.list(),
    options: options.list(),
    nextToken,
    ...rest,
  };
  const { changed, effects, why } = draft;
  return { state: Object.freeze(state), changed: Array.from(changed), effects, why };
}

/** What is held for the key of a field. */
export function entryOf({ entries }: Draft, { slot }: PlanField): Entry {
  return entries.at(slot) ?? EMPTY_ENTRY;
}

/** What a kind knows of a field in the draft's present state. */
export function draftContext({ plan, options }: Draft, field: PlanField): FieldContext {
  return contextOf(plan, field, options.at(field.index));
}

/** Texts of a field's value, for conditions and lists; empty for a hidden or unreadable value. */
export function valueTexts(draft: Draft, field: PlanField): readonly string[] {
  if (!draft.isVisible.at(field.index)) return [];
  const { input } = entryOf(draft, field);
  return textsOf(field, kindOf(field).toValue(input, draftContext(draft, field)));
}

/** The same, before this step. */
export function valueTextsBefore({ plan, before }: Draft, field: PlanField): readonly string[] {
  return textsOf(field, valueOf(plan, before, field));
}

function textsOf(field: PlanField, value: FieldValue | null): readonly string[] {
  return value === null ? [] : kindOf(field).toConditionTexts(value);
}

/** A change of a visible field's input, and why. */
export interface Change {
  readonly input: FieldInput;
  readonly code: Reason['code'];
  readonly cause: string | null;
  /** Key of the choice whose location it is, or will be. */
  readonly followsKey?: string | null;
}

/** Sets the input of a visible field; fields that read its key are queued. */
export function change(draft: Draft, field: PlanField, change: Change): void {
  const { input, code, cause, followsKey = null } = change;
  const entry = entryOf(draft, field);
  const isSame = isSameInput(entry.input, input);
  if (isSame && entry.followsKey === followsKey && entry.serverFault === null) return;

  draft.entries.set(field.slot, edited(entry, isSame ? entry.input : input, followsKey));
  note(draft, field.index, { code, cause });
  if (isSame) return;
  wakeReaders(draft, field);
  if (kindOf(field).isChoice(field)) draft.moved.add(field.index);
}

/** Marks the field as changed, with the reason. */
export function note(
  { changed, why }: Draft,
  field: number,
  { code, cause }: Pick<Reason, 'code' | 'cause'>,
): void {
  changed.add(field);
  why.push({ field, code, cause });
}

/** Puts all that reads the field's key in the queue. */
export function wakeReaders({ plan, queue }: Draft, { slot, key }: PlanField): void {
  for (const index of plan.dependants[slot] ?? []) queue.add(index, key);
}

/** The visible field of a slot. */
export function draftOwner({ plan, isVisible }: Draft, slot: number): number | null {
  return ownerOf(plan, slot, isVisible.at);
}

/** Marks every visible field as changed: something about the whole form did. */
export function markShown({ isVisible, changed }: Draft): void {
  for (const [index, isShown] of isVisible.list().entries()) if (isShown) changed.add(index);
}

/** The step of an event that had nothing to act on. */
export function unchanged(state: FormState): Step {
  return { state, changed: [], effects: [], why: [] };
}
