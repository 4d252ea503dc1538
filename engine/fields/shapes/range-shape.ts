import { isJsonObject } from '../../definition/json.ts';
import type { RangeInput, RangeValue } from '../field-value.ts';
import { isRangeInput } from '../value-guards.ts';
import { defineShape } from './define-shape.ts';
import { validateSides, readSides, sideText } from './sides.ts';

/** Shape of a range of numbers, open on either side. */
export const rangeShape = defineShape<RangeInput, RangeValue>({
  name: 'range',
  isInput: isRangeInput,
  isBlank: ({ min, max }) => min.trim() === '' && max.trim() === '',
  toInput: (json) => {
    if (!isJsonObject(json)) return undefined;
    const [min, max] = [sideText(json['min']), sideText(json['max'])];
    return min === undefined || max === undefined ? undefined : { min, max };
  },
  read: ({ min, max }, { field }) =>
    readSides([min, max], {
      field,
      invalid: 'range.invalid',
      toValue: ([min, max]) => ({ min, max }),
    }),
  validate: ({ min, max }, context) => validateSides([min, max], context),
});
