import type { Scalar } from '../../definition/json.ts';
import { printNumber } from '../../rules/number-text.ts';

/** A scalar as a text that reads back as itself: numbers without an exponent. */
export function scalarText(value: Scalar): string {
  return typeof value === 'number' ? printNumber(value) : String(value);
}
