import type { FieldType } from '../../definition/field-definition.ts';
import type { PlanField } from '../../definition/plan.ts';
import { defineKind } from '../define-kind.ts';
import type { FieldKind, WidgetName } from '../field-kind.ts';
import { choiceListShape } from '../shapes/choice-list-shape.ts';
import { choiceShape } from '../shapes/choice-shape.ts';
import type { FieldShape } from '../shapes/define-shape.ts';

/** How a choice is drawn: to choose one of, and to choose several of. */
export interface ChoiceWidgets {
  readonly one: WidgetName;
  readonly several: WidgetName;
}

/** A kind that always picks from options. */
export function choiceKind(type: FieldType, { one, several }: ChoiceWidgets): FieldKind {
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
