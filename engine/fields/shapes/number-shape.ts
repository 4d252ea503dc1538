import { printNumber } from '../../rules/numbers/number-text.ts';
import { numberRule, readNumber } from '../read-number.ts';
import { defineShape } from './define-shape.ts';

/** Shape of one number: what was typed is kept, «12 500,5» reads as 12500.5. */
export const numberShape = defineShape<string | number, number>({
  name: 'number',
  isInput: (input) => typeof input === 'string' || typeof input === 'number',
  isBlank: (input) => toText(input).trim() === '',
  toInput: (json) =>
    typeof json === 'string' || typeof json === 'number' ? toText(json) : undefined,
  read: (input, { field }) => readNumber(toText(input), field),
  validate: (value, { field }) => numberRule(field)(value),
});

function toText(input: string | number): string {
  return typeof input === 'number' ? printNumber(input) : input;
}
