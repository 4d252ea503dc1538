import type { Scalar } from '../definition/json.ts';

const IGNORED_SPACES = /[ \u00A0\u202F]/g;
const NUMBER = /^([+\-\u2212]?)(\d+(?:[.,]\d*)?|[.,]\d+)$/;
const WITH_EXPONENT = /^(-?)(\d)(?:\.(\d+))?e([+-]\d+)$/;

/**
 * Reads a number as a person types it: optional sign, digits, one point or comma; ordinary,
 * narrow and non-breaking spaces ignored.
 *
 * @returns `null` for any other text, exponents and numbers too big for a double included.
 */
export function parseNumber(text: string): number | null {
  const value = parseAnySize(text);
  return Number.isFinite(value) ? value : null;
}

/** The same number, infinite where it is too big for a double; `NaN` for any other text. */
export function parseAnySize(text: string): number {
  const parts = NUMBER.exec(text.replaceAll(IGNORED_SPACES, ''));
  if (parts === null) return Number.NaN;
  const [, sign, digits = ''] = parts;
  const size = Number(digits.replace(',', '.'));
  // Subtracted: a negative zero would print as `0` and so not come back as itself.
  return sign === '' || sign === '+' ? size : 0 - size;
}

/** Writes a finite number without an exponent, so that `parseNumber` reads the same one back. */
export function printNumber(value: number): string {
  const text = String(value);
  const parts = WITH_EXPONENT.exec(text);
  if (parts === null) return text;
  const [, sign = '', first = '', rest = '', exponent = ''] = parts;
  return sign + shift(first + rest, Number(exponent));
}

/** A scalar as a text that reads back as itself: numbers without an exponent. */
export function scalarText(value: Scalar): string {
  return typeof value === 'number' ? printNumber(value) : String(value);
}

/** Digits `d.ddd` with the point moved by `places`; they are few: a double has at most 17. */
function shift(digits: string, shiftBy: number): string {
  if (shiftBy < 0) return `0.${'0'.repeat(-shiftBy - 1)}${digits}`;
  return digits.padEnd(shiftBy + 1, '0');
}
