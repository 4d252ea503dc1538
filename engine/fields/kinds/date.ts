import type { PlanField } from '../../definition/plan.ts';
import { defineKind } from '../define-kind.ts';
import { dateShape, dateTimeShape } from '../shapes/date-shape.ts';

/** DATE: a day, or a time to the minute where the data type requires it. */
export const date = defineKind({
  type: 'DATE',
  shape: (field) => (hasTime(field) ? dateTimeShape : dateShape),
  widget: (field) => (hasTime(field) ? 'date-time' : 'date'),
});

function hasTime({ dataType }: PlanField): boolean {
  return dataType === 'DATETIME';
}
