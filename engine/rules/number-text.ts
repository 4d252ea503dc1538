import type { Scalar } from '../definition/json.ts';
import { NUMBER_WORDS } from './number-words.ru.ts';

/** Spaces, tabs of a table, and the marks of direction that messengers put around a number. */
const SPACES = /[ \t\p{Cf}]/gu;
const NUMBER = /^([+\-\u2212]?)(?=.?\d)(\d*)(?:[.,](\d*))?$/;
/** Groups of three, at least three of them: two could be a whole part and a fraction. */
const GROUPED = /^\D?\d{1,3}([.,])\d{3}(\1\d{3})+(?!\d|\1)/;
const WITH_EXPONENT = /^(-?)(\d)\.?(\d*)e([+-]\d+)$/;

/**
 * Reads a number as a person writes it: optional sign, digits, one point or comma; spaces of any
 * width ignored. Also in groups of three («1.250.000»), with its size in a word («1,2 млн», «12 тыс»)
 * and with the currency («12 500 сомони»).
 *
 * @returns `null` for any other text, exponents and numbers too big for a double included.
 */
export function parseNumber(text: string): number | null {
  const value = Number(toDecimal(text));
  return Number.isFinite(value) ? value : null;
}

/** A written number, or its unit, without spaces of any width and in ordinary signs: «м²» is «м2». */
export function compact(text: string): string {
  return text.normalize('NFKC').replaceAll(SPACES, '');
}

/** The same number with a point and with every digit that was written; `NaN` for any other text. */
export function toDecimal(text: string): string {
  const written = compact(text);
  const words = NUMBER_WORDS.exec(written);
  const sizes = words?.slice(1) ?? [];
  // Three for a thousand, six for a million, nine for a billion.
  const zeros = 3 * (1 + sizes.findIndex(Boolean));
  const bare = written.slice(0, words?.index);
  const parts = NUMBER.exec(bare.replaceAll(GROUPED.exec(bare)?.[1] ?? ' ', ''));
  if (parts === null) return 'NaN';
  const [, sign = '', whole = '', fraction = ''] = parts;
  const digits = fraction.padEnd(zeros, '0');
  const size = `${whole}${digits.slice(0, zeros)}.${digits.slice(zeros)}`;
  // A negative zero would print as `0` and so not come back as itself.
  return sign === '' || sign === '+' || Number(size) === 0 ? size : `-${size}`;
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
