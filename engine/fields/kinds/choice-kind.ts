import type { FieldType } from '../../definition/field-definition.ts';
import type { PlanField } from '../../definition/plan.ts';
import { defineKind } from '../define-kind.ts';
import type { FieldKind, WidgetName } from '../field-kind.ts';
import { choiceListShape } from '../shapes/choice-list-shape.ts';
import { choiceShape } from '../shapes/choice-shape.ts';
import type { FieldShape } from '../shapes/define-shape.ts';

/** A kind that always picks from options, drawn to choose one of them, or several. */
export function choiceKind(type: FieldType, one: WidgetName, several: WidgetName = one): FieldKind {
  return defineKind({
    type,
    shape: shapeOfChoice,
    widget: ({ isMultiple }) => (isMultiple ? several : one),
    isChoice: () => true,
  });
}

/** The shape of a choice: a list where the field stores several. */
export function shapeOfChoice({ isMultiple }: PlanField): FieldShape {
  return isMultiple ? choiceListShape : choiceShape;
}
