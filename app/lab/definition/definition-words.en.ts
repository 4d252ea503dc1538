import type { LocatedJsonFault } from '@bozor/form-engine/json';
import type { SourceForm, Loss } from '@bozor/form-engine/reconcile';

import { counted } from '../counted.en.ts';
import { jsonFaultText } from '../json-box/json-fault-text.en.ts';
import { lostValueText } from './lost-value-text.ts';

/** Texts of the definition editor. */
export const definitionWords = {
  label: 'Definition as JSON',
  note: 'Change the definition and apply it: the form moves to it and keeps what was entered. The change goes neither into the link nor to the server.',
  apply: 'Apply',
  restore: 'Restore the original',
  same: 'Nothing changed: to the form it is the same definition.',
  whole: 'Applied. Everything that was entered is kept.',
  recording: 'A new trace has begun: a trace has one definition.',
} as const;

/** Reason why a value was lost. */
export const lossReasons: Readonly<Record<Loss['reason'], string>> = {
  'field.gone': 'there is no such field any more',
  'field.hidden': 'the field no longer shows',
  'shape.changed': 'the field now holds something else, and the value does not fit it',
  'option.gone': 'there is no such option any more',
  'lead.gone': 'the place followed a choice that is gone',
};

/** A lost value: name of the field, reason, and the value itself. */
export interface LossText {
  readonly name: string;
  readonly key: string;
  readonly reason: string;
  /** The text of the chip; the raw input when the field has no chip. */
  readonly value: string;
}

/** Describes a loss. */
export function lossText(before: SourceForm, loss: Loss): LossText {
  const { key, field, reason } = loss;
  return {
    name: before.plan.fields[field]?.name || key,
    key,
    reason: lossReasons[reason],
    value: lostValueText(before, loss),
  };
}

/** Number of lost values. */
export function lostText(count: number): string {
  return `Applied. Not kept: ${counted(count, 'value')}.`;
}

/** Names the lost value. */
export function wasText(value: string): string {
  return `Was: ${value}`;
}

/** Reports that the edited text is not JSON, with the position. */
export function notApplied(fault: LocatedJsonFault): string {
  return `This is not JSON: ${jsonFaultText(fault)}. The form is unchanged, and the text is kept.`;
}
