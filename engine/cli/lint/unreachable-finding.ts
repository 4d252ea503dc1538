import type { Severity } from '../../explain.ts';
import type { Plan } from '../../index.ts';
import { reach, type FieldRef, type UnreachableReason, type ValueRef } from '../../inspect.ts';

/** Sets of visible fields that are looked at before a page is given up as too large. */
const STATE_LIMIT = 300;
/** Values that a message names before it counts. */
const SHOWN_LIMIT = 5;

type ReasonCode = UnreachableReason['code'];

/** What lint says of a field that does not show: its code, how bad it is, and the remedy. */
export interface UnreachableRule {
  readonly code: string;
  readonly severity: Severity;
  readonly hint: string;
}

/** What is said of each reason; `null` where a diagnostic of `compile` has shown it already. */
export const UNREACHABLE_RULES: Readonly<Record<ReasonCode, UnreachableRule | null>> = {
  definition: null,
  'parent-unreachable': {
    code: 'field.parent.unreachable',
    severity: 'warning',
    hint: 'Correct the parent, or clear parent_filter_id.',
  },
  'parent-unfillable': {
    code: 'field.parent.unfillable',
    severity: 'warning',
    hint: 'Give the parent values and a known type, or clear parent_filter_id.',
  },
  'owner-unreachable': {
    code: 'field.show-if.unreachable',
    severity: 'warning',
    hint: 'Correct the filter that show_if names, or clear the condition.',
  },
  'condition-impossible': {
    code: 'field.show-if.impossible',
    severity: 'warning',
    hint: 'Compare with a value that the filter can hold: values[].value of a choice, true of a lone CHECKBOX.',
  },
  'conditions-contradict': {
    code: 'field.show-if.contradiction',
    severity: 'warning',
    hint: 'Let the conditions on the way to the filter agree on a value.',
  },
  'key-always-taken': {
    code: 'field.key.taken',
    severity: 'warning',
    hint: 'Make the filters that share the key exclusive by show_if, or rename one.',
  },
  'no-combination': {
    code: 'field.unreachable',
    severity: 'warning',
    hint: 'Look over parent_filter_id and show_if of the filter and of those it waits for.',
  },
  'not-found': {
    code: 'field.not-found',
    severity: 'info',
    hint: 'The form has more states than were looked at; `form-engine explain` tells what the filter waits for.',
  },
};

/** A field that never shows, before it has a place in the text. */
export interface UnreachableFinding extends UnreachableRule {
  /** JSON Pointer into the compiled document. */
  readonly pointer: string;
  readonly message: string;
}

/** Fields that no way of filling in the form shows, and that `compile` says nothing of. */
export function unreachableFindings(plan: Plan): readonly UnreachableFinding[] {
  const { unreachable } = reach(plan, { limit: STATE_LIMIT });
  return unreachable.flatMap(({ field, reason }) => {
    const rule = UNREACHABLE_RULES[reason.code];
    const pointer = plan.fields[field.index]?.pointer;
    if (rule === null || pointer === undefined) return [];
    return [{ ...rule, pointer: pointerOf(pointer, reason), message: messageOf(field, reason) }];
  });
}

/** The property that is to blame, where it is one. */
function pointerOf(pointer: string, { code }: UnreachableReason): string {
  if (code === 'parent-unreachable' || code === 'parent-unfillable') {
    return `${pointer}/parent_filter_id`;
  }
  const isCondition = code === 'owner-unreachable' || code === 'condition-impossible';
  return isCondition ? `${pointer}/show_if` : pointer;
}

function messageOf({ key }: FieldRef, reason: UnreachableReason): string {
  const never = `${key} never shows:`;
  switch (reason.code) {
    case 'parent-unreachable':
      return `${never} its parent ${reason.parent.key} never does.`;
    case 'parent-unfillable':
      return `${never} nothing can be put into its parent ${reason.parent.key}.`;
    case 'owner-unreachable':
      return `${never} its condition looks at ${reason.owner.key}, which never does.`;
    case 'condition-impossible':
      return `${never} ${reason.owner.key} can never be ${valuesText(reason.wanted)}.`;
    case 'conditions-contradict': {
      const asked = reason.asked.map(({ by, wanted }) => `${by.key} asks ${valuesText(wanted)}`);
      return `${never} of ${reason.owner.key} ${asked.join(', ')}.`;
    }
    case 'key-always-taken':
      return `${never} «${reason.by.name}» before it has the same key and always does.`;
    case 'no-combination':
    case 'definition':
      return `${never} no combination of values shows it.`;
    case 'not-found':
      return `${key} was not seen to show in the first ${STATE_LIMIT} states of the form.`;
  }
}

function valuesText(values: readonly ValueRef[]): string {
  const shown = values.slice(0, SHOWN_LIMIT).map(({ text }) => JSON.stringify(text));
  const rest = values.length - shown.length;
  return rest > 0 ? `${shown.join(', ')} or ${rest} more` : shown.join(' or ');
}
