import type { FieldType } from '../../definition/field-definition.ts';
import type { PlanField } from '../../definition/plan.ts';
import { defineKind, type KindSpec } from '../define-kind.ts';
import type { FieldKind, WidgetName } from '../field-kind.ts';
import { choiceListShape } from '../shapes/choice-list-shape.ts';
import { choiceShape } from '../shapes/choice-shape.ts';
import type { FieldShape } from '../shapes/define-shape.ts';

/** What differs from one choice to another. */
interface ChoiceSpec extends Pick<KindSpec, 'asksAll' | 'opensList'> {
  readonly several?: WidgetName;
}

/** A kind that always picks from options; `several` draws it where it may store several. */
export function choiceKind(
  type: FieldType,
  one: WidgetName,
  { several = one, ...declared }: ChoiceSpec = {},
): FieldKind {
  return defineKind({
    type,
    shape: shapeOfChoice,
    widget: ({ isMultiple }) => (isMultiple ? several : one),
    isChoice: () => true,
    ...declared,
  });
}

/** The shape of a choice: a list where the field stores several. */
export function shapeOfChoice({ isMultiple }: PlanField): FieldShape {
  return isMultiple ? choiceListShape : choiceShape;
}
