import type { Scalar } from '../../definition/json.ts';
import type { FieldContext } from '../field-kind.ts';
import { isChosen, isUnknown, toOptionValue } from '../option-value.ts';
import { isScalarList, isWireScalar } from '../value-guards.ts';
import { defineShape } from './define-shape.ts';

/** Shape of several values chosen from options, in the order they were chosen, each once. */
export const choiceListShape = defineShape<readonly Scalar[], readonly Scalar[]>({
  name: 'choice-list',
  isInput: isScalarList,
  isBlank: (input) => !input.some(isChosen),
  toInput: (json, context) => {
    const values = isWireScalar(json) ? [json] : json;
    return isScalarList(values) ? distinct(values, context) : undefined;
  },
  read: (input, context) => ({ value: distinct(input, context), fault: null }),
  validate: (value, context) =>
    value.some((member) => isUnknown(member, context)) ? { code: 'choice.unknown' } : null,
});

function distinct(values: readonly Scalar[], context: FieldContext): readonly Scalar[] {
  const chosen = values.filter(isChosen).map((value) => toOptionValue(value, context));
  return Array.from(new Map(chosen.map((value) => [String(value), value])).values());
}
