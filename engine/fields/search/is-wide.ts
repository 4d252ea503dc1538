import type { FormMode } from '../../definition/field-definition.ts';
import type { PlanField } from '../../definition/plan.ts';
import { kindOf } from '../registry.ts';
import type { ShapeName } from '../shapes/shape-name.ts';

// A shape without an answer does not compile.
const WIDE: Readonly<Record<ShapeName, boolean>> = {
  choice: false,
  'choice-list': true,
  text: false,
  url: false,
  imei: false,
  number: false,
  date: false,
  'date-time': false,
  tick: false,
  'text-list': true,
  range: true,
  salary: true,
  place: false,
  kept: true,
};

/** Whether the field's values may reach from one number to another, so that an index keeps both. */
export function isWide(field: PlanField, mode: FormMode): boolean {
  return WIDE[kindOf(field).shapeName(field, mode)];
}
