import type { Scalar } from '../../definition/json.ts';
import { readWritten } from './read-written.ru.ts';

/** Of a mantissa there are few: a double has at most 17. */
const DIGITS = /\d+/;

/**
 * Reads a number as a person writes it: optional sign, digits, one point or comma; spaces of any
 * width ignored. Also in groups of three («1.250.000»), with its size in a word («1,2 млн», «12 тыс»),
 * with the currency («12 500 сомони»), and with its unit («64 кв.м»), which is dropped.
 *
 * @param unit The unit of its field; any other one is a fault.
 * @returns `null` for any other text, exponents and numbers too big for a double included.
 */
export function parseNumber(text: string, unit: string | null = null): number | null {
  const { value } = readWritten(text, unit);
  return Number.isFinite(value) ? value : null;
}

/** Writes a finite number without an exponent, so that `parseNumber` reads the same one back. */
export function printNumber(value: number): string {
  const [mantissa = '', exponent] = String(value).split('e');
  if (exponent === undefined) return mantissa;
  const places = Number(exponent);
  return mantissa.replace('.', '').replace(DIGITS, (digits) => shift(digits, places));
}

/** A scalar as a text that reads back as itself: numbers without an exponent. */
export function scalarText(value: Scalar): string {
  return typeof value === 'number' ? printNumber(value) : String(value);
}

/** Digits of `d.ddd` with the point moved by `places`. */
function shift(digits: string, places: number): string {
  return places < 0 ? '0.'.padEnd(1 - places, '0') + digits : digits.padEnd(places + 1, '0');
}
