import type { Scalar } from '../../definition/json.ts';
import { isChosen, isUnknown, toOptionValue } from '../option-value.ts';
import { isScalarList, isWireScalar } from '../value-guards.ts';
import { defineShape } from './define-shape.ts';

/** Shape of one value chosen from options. «No» that is chosen is an answer, unlike an empty tick. */
export const choiceShape = defineShape<Scalar, Scalar>({
  name: 'choice',
  isInput: isWireScalar,
  isBlank: (input) => !isChosen(input),
  toInput: (json, context) => {
    const [value = '', ...others] = isScalarList(json) ? json : [json];
    return isWireScalar(value) && others.length === 0 ? toOptionValue(value, context) : undefined;
  },
  read: (input, context) => ({ value: toOptionValue(input, context), fault: null }),
  validate: (value, context) => (isUnknown(value, context) ? { code: 'choice.unknown' } : null),
});
