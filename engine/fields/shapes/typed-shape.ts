import type { SingleType } from '../../definition/field-definition.ts';
import type { PlanField } from '../../definition/plan.ts';
import { dataTypeShapes } from '../../definition/read/data-type-shape.ts';
import type { WidgetName } from '../field-kind.ts';
import { dateShape, dateTimeShape } from './date-shape.ts';
import type { FieldShape } from './define-shape.ts';
import { numberShape } from './number-shape.ts';
import { textListShape } from './text-list-shape.ts';
import { textShape } from './text-shape.ts';
import { tickShape } from './tick-shape.ts';

/** How a typed value is held and drawn; `widget` is `null` for what any text box can take. */
export interface TypedShape {
  readonly shape: FieldShape;
  readonly widget: WidgetName | null;
}

/** What a field that is typed into holds: its data type's value, or several of them. */
export function typedShape({ dataType, isMultiple }: PlanField): TypedShape {
  const { single, isList } = dataTypeShapes[dataType];
  return isMultiple || isList ? list : singles[single];
}

const plain = textShape({ name: 'text', rule: () => null, hasLengths: true });
const list: TypedShape = { shape: textListShape, widget: null };
const number: TypedShape = { shape: numberShape, widget: 'text' };

// A text box for a flag or a day would leave people guessing what to write.
const singles: Readonly<Record<SingleType, TypedShape>> = {
  STRING: { shape: plain, widget: null },
  INTEGER: number,
  FLOAT: number,
  BOOLEAN: { shape: tickShape, widget: 'checkbox' },
  DATE: { shape: dateShape, widget: 'date' },
  DATETIME: { shape: dateTimeShape, widget: 'date-time' },
};
