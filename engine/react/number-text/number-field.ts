import type { HTMLAttributes } from 'react';

import type { PlanField } from '../../definition/plan.ts';
import { numberType } from '../../fields/field-limits.ts';
import { dataTypeSchema } from '../../rules/data-type-schema.ts';

/** The keyboard a touch screen shows. */
export type InputMode = NonNullable<HTMLAttributes<HTMLInputElement>['inputMode']>;

const NUMBERS: ReadonlySet<unknown> = new Set(['integer', 'number']);

/** Whether the field holds one number; several are typed as a text. */
export function isNumber({ dataType, isMultiple }: PlanField): boolean {
  return !isMultiple && NUMBERS.has(dataTypeSchema(dataType, {})['type']);
}

/** Whether the numbers of the field, one or two, have no fraction. */
export function isWhole(field: PlanField): boolean {
  return dataTypeSchema(numberType(field), {})['type'] === 'integer';
}

/** Keyboard for a number. The digits' ones have no minus, so only where none can be needed. */
export function numberKeyboard(field: PlanField): InputMode {
  if (field.minValue !== null && field.minValue < 0) return 'text';
  return isWhole(field) ? 'numeric' : 'decimal';
}
