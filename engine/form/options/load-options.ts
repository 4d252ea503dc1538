import type { PlanField } from '../../definition/plan.ts';
import type { FieldInput } from '../../fields/field-value.ts';
import { findOption } from '../../fields/option-value.ts';
import { isScalarList, isWireScalar } from '../../fields/value-guards.ts';
import {
  change,
  draftContext,
  entryOf,
  note,
  valueTexts,
  valueTextsBefore,
  type Draft,
} from '../draft/draft.ts';
import { wakeFollowers } from '../draft/follow-location.ts';
import type { OptionsState } from '../state/form-state.ts';
import { fieldAt } from '../state/plan-index.ts';
import { firstOptions, loadsOptions, NO_OPTIONS } from './list-options.ts';

/** A list a host sends for a field. */
export type LoadedList = Pick<OptionsState, 'options' | 'groups' | 'isComplete'>;

/** Whether the list a visible field has was asked for another value of its parent. */
export function hasNewParent(draft: Draft, field: PlanField): boolean {
  if (field.parent === null || !loadsOptions(field)) return false;
  const parent = fieldAt(draft.plan, field.parent);
  const asked = valueTextsBefore(draft, parent);
  const wanted = valueTexts(draft, parent);
  return (
    wanted.length !== asked.length || wanted.some((text, position) => text !== asked[position])
  );
}

/**
 * Asks the host for the options of a field: the loaded ones go at once, and so does the value, set
 * aside until the new list shows whether it has it. A value a form starts with stays in place.
 */
export function askOptions(draft: Draft, field: PlanField, cause: string | null): void {
  const { shelved, wanted } = draft.options.at(field.index) ?? NO_OPTIONS;
  const { input } = entryOf(draft, field);
  const isStarting = draft.seed !== null;
  load(draft, field, { shelved: isStarting ? null : (shelved ?? wanted ?? input), cause });
  if (!isStarting) change(draft, field, { input: null, code: 'cleared', cause });
}

/** Asks once more for the same list; the value stays as it is. */
export function askAgain(draft: Draft, field: PlanField): void {
  const { shelved } = draft.options.at(field.index) ?? NO_OPTIONS;
  load(draft, field, { shelved, cause: null });
}

interface Load {
  readonly shelved: FieldInput;
  readonly cause: string | null;
}

function load(draft: Draft, field: PlanField, { shelved, cause }: Load): void {
  const { index, id, parent } = field;
  const parentValues = parent === null ? [] : valueTexts(draft, fieldAt(draft.plan, parent));
  const token = draft.nextToken++;
  const loading = { ...firstOptions(field), status: 'loading', token, shelved } as const;
  draft.options.set(index, Object.freeze(loading));
  draft.effects.push({ type: 'LOAD_OPTIONS', field: index, filterId: id, parentValues, token });
  note(draft, index, { code: 'options', cause });
}

/** Takes a list in; the value set aside returns if the list has it. */
export function takeOptions(draft: Draft, field: PlanField, list: LoadedList): void {
  const { options, groups, isComplete } = list;
  const { shelved } = draft.options.at(field.index) ?? NO_OPTIONS;
  draft.options.set(field.index, {
    ...NO_OPTIONS,
    status: options.length === 0 && isComplete ? 'empty' : 'ready',
    options,
    groups,
    isComplete,
    wanted: shelved,
  });
  giveBack(draft, field, shelved);
}

/**
 * Does without the list that failed: what was sent with the field is offered. It may be a page of
 * the list, so it refuses no value that was there.
 */
export function failOptions(draft: Draft, field: PlanField): void {
  const options = draft.options.at(field.index) ?? NO_OPTIONS;
  const failed = { ...options, status: 'failed', token: null } as const;
  draft.options.set(field.index, Object.freeze(failed));
  giveBack(draft, field, options.shelved);
}

/** Puts the value set aside back as far as the list that there is now has it. */
function giveBack(draft: Draft, field: PlanField, shelved: FieldInput): void {
  note(draft, field.index, { code: 'options', cause: null });
  wakeFollowers(draft, field);
  // An input given meanwhile has already thrown away what was set aside.
  if (shelved === null) return;
  const input = standing(draft, field, shelved);
  if (input === entryOf(draft, field).input) return;
  change(draft, field, { input, code: input === null ? 'cleared' : 'restored', cause: null });
}

/** The part of a value set aside that the field's list has now. */
function standing(draft: Draft, field: PlanField, shelved: FieldInput): FieldInput {
  const context = draftContext(draft, field);
  if (isWireScalar(shelved)) return findOption(shelved, context) === undefined ? null : shelved;
  if (!isScalarList(shelved)) return null;
  const members = shelved.filter((member) => findOption(member, context) !== undefined);
  return members.length === 0 ? null : members;
}
