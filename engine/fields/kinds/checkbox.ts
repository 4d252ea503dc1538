import type { PlanField } from '../../definition/plan.ts';
import { defineKind } from '../define-kind.ts';
import { tickShape } from '../shapes/tick-shape.ts';
import { shapeOfChoice } from './choice-kind.ts';

/** CHECKBOX: one box to tick, or a list of boxes where it has options. */
export const checkbox = defineKind({
  type: 'CHECKBOX',
  shape: (field) => (isList(field) ? shapeOfChoice(field) : tickShape),
  widget: (field) => (isList(field) ? 'checkbox-list' : 'checkbox'),
  isChoice: isList,
  asksAll: true,
});

function isList({ options, isNextFilter }: PlanField): boolean {
  return options.length > 0 || isNextFilter;
}
