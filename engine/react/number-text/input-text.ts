import type { FieldInput, RangeInput } from '../../fields/field-value.ts';

/** The input of a field that holds one text, as the text in its box. */
export function inputText(input: FieldInput): string {
  if (input === null) return '';
  if (typeof input !== 'object') return String(input);
  return isList(input) ? input.join(', ') : '';
}

/** The input of a range, both sides as text; empty for anything else. */
export function inputRange(input: FieldInput): RangeInput {
  return isRange(input) ? input : { min: '', max: '' };
}

/** A range as the form stores it: `null` when nothing is typed on either side. */
export function rangeInput(range: RangeInput): RangeInput | null {
  return range.min === '' && range.max === '' ? null : range;
}

function isList(input: FieldInput): input is readonly (string | number | boolean)[] {
  return Array.isArray(input);
}

function isRange(input: FieldInput): input is RangeInput {
  return typeof input === 'object' && input !== null && 'min' in input && 'max' in input;
}
