import { dataType } from '../rules/data-type.ts';
import { parseNumber, printNumber } from '../rules/number-text.ts';
import { defineShape } from './define-shape.ts';
import { fieldLimits, numberType } from './field-limits.ts';

/** Shape of one number: what was typed is kept, «12 500,5» reads as 12500.5. */
export const numberShape = defineShape<string | number, number>({
  name: 'number',
  isInput: (input) => typeof input === 'string' || typeof input === 'number',
  isBlank: (input) => toText(input).trim() === '',
  toInput: (json) =>
    typeof json === 'string' || typeof json === 'number' ? toText(json) : undefined,
  read: (input) => {
    const value = parseNumber(toText(input));
    return value === null ? { value, fault: { code: 'number.invalid' } } : { value, fault: null };
  },
  judge: (value, { field }) => dataType(numberType(field), fieldLimits(field))(value),
});

function toText(input: string | number): string {
  return typeof input === 'number' ? printNumber(input) : input;
}
