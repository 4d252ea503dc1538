import type { Json } from '../../definition/json.ts';
import type { Plan, PlanField } from '../../definition/plan.ts';
import type { FieldContext } from '../../fields/field-kind.ts';
import type { FieldInput } from '../../fields/field-value.ts';
import { kindOf } from '../../fields/registry.ts';
import {
  closeDraft,
  draftContext,
  entryOf,
  openDraft,
  type Draft,
  type Seed,
} from '../draft/draft.ts';
import { settle } from '../draft/settle.ts';
import { isKept, settleVisibility } from '../draft/visibility.ts';
import { firstOptions } from '../options/list-options.ts';
import { EMPTY_ENTRY, edited } from './entry.ts';
import type { FormState, Step } from './form-state.ts';

/** Wire values by key, as a server, a link or a draft holds them. */
export type WireValues = Readonly<Record<string, unknown>>;

/** The form before anything shows. */
export function blankState(plan: Plan): FormState {
  return {
    entries: plan.keys.map(() => EMPTY_ENTRY),
    isVisible: plan.fields.map(() => false),
    options: plan.fields.map(firstOptions),
    isSubmitted: false,
    nextToken: 0,
    past: [],
    future: [],
    typing: null,
  };
}

/** Fills a blank form with its preselected options. */
export function preselect(plan: Plan): Step {
  const draft = openWhole(plan, blankState(plan), selectedInput);
  settle(draft);
  return closeDraft(draft);
}

/**
 * Fills a blank form with saved values and with nothing else: what is not saved is empty, and no
 * location is filled in. Values of fields that remain hidden are dropped, except a salary.
 *
 * @param blank The blank form, with its final token count and history.
 */
export function fill(plan: Plan, blank: FormState, values: WireValues): Step {
  const draft = openWhole(plan, blank, (context) => savedInput(values, context) ?? null);
  settleVisibility(draft);
  for (const field of plan.fields) keepHidden(draft, field, values);
  return closeDraft(draft);
}

/** The input a saved value represents: `null` when there is none, `undefined` for a wrong shape. */
export function savedInput(values: WireValues, context: FieldContext): FieldInput | undefined {
  const { key } = context.field;
  const json = Object.hasOwn(values, key) ? (values[key] ?? null) : null;
  return isJson(json) ? kindOf(context.field).toInput(json, context) : undefined;
}

/** A draft of a form without visible fields, with every field in the queue. */
export function openWhole(plan: Plan, blank: FormState, seed: Seed): Draft {
  const draft = openDraft(plan, blank, seed);
  for (const { index } of plan.fields) {
    draft.queue.add(index, null);
    draft.changed.add(index);
  }
  return draft;
}

function selectedInput(context: FieldContext): FieldInput {
  const { field } = context;
  const kind = kindOf(field);
  if (!kind.isChoice(field)) return null;
  const selected = context.options.filter(({ isSelected }) => isSelected).map(({ value }) => value);
  return kind.toInput(field.isMultiple ? selected : (selected[0] ?? null), context) ?? null;
}

function keepHidden(draft: Draft, field: PlanField, values: WireValues): void {
  if (draft.isVisible.at(field.index) || !isKept(draft.plan, field)) return;
  const input = savedInput(values, draftContext(draft, field)) ?? null;
  const entry = entryOf(draft, field);
  if (entry.input === null) draft.entries.set(field.slot, edited(entry, input, null));
}

/** Narrows what is JSON already, as all that comes over the wire is; kinds check what is inside. */
export function isJson(json: unknown): json is Json {
  return json === null || ['string', 'number', 'boolean', 'object'].includes(typeof json);
}
