import type { FieldInput, RangeInput } from '../../fields/field-value.ts';
import { isRangeInput, isScalarList } from '../../fields/value-guards.ts';

/** The input of a field that holds one text, as the text in its box. */
export function inputText(input: FieldInput): string {
  if (isScalarList(input)) return input.join(', ');
  return input === null || typeof input === 'object' ? '' : String(input);
}

/** The input of a range, both sides as text; empty for anything else. */
export function inputRange(input: FieldInput): RangeInput {
  return isRangeInput(input) ? input : { min: '', max: '' };
}

/** A range as the form stores it: `null` when nothing is typed on either side. */
export function rangeInput(range: RangeInput): RangeInput | null {
  return range.min === '' && range.max === '' ? null : range;
}
