import type { Scalar } from '../definition/json.ts';
import { NUMBER_WORDS } from './number-words.ru.ts';

const SPACES = /\p{Zs}/gu;
const NUMBER = /^([+\-\u2212]?)(\d+(?:[.,]\d*)?|[.,]\d+)$/;
/** Whole parts in groups of three, at least three groups: two could be a whole part and a fraction. */
const GROUPED = /^([+\-\u2212]?\d{1,3})(?:((?:\.\d{3}){2,})(,\d*)?|((?:,\d{3}){2,})(\.\d*)?)$/;
const WITH_EXPONENT = /^(-?)(\d)(?:\.(\d+))?e([+-]\d+)$/;
/** Zeros that a thousand, a million and a billion have. */
const GROUP_ZEROS = 3;

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

/**
 * The same number in JavaScript's spelling, of any size and with every digit: `1.2e6`; `NaN` for any
 * other text.
 */
export function toDecimal(text: string): string {
  const bare = text.replaceAll(SPACES, '');
  const words = NUMBER_WORDS.exec(bare);
  const size = words?.slice(1).findIndex((word) => word !== undefined) ?? -1;
  const parts = NUMBER.exec(ungrouped(bare.slice(0, words?.index)));
  if (parts === null) return 'NaN';
  const [, sign = '', digits = ''] = parts;
  const number = `${digits.replace(',', '.')}e${GROUP_ZEROS * (size + 1)}`;
  // A negative zero would print as `0` and so not come back as itself.
  return sign === '' || sign === '+' || Number(number) === 0 ? number : `-${number}`;
}

/** The groups of a whole part put together. */
function ungrouped(text: string): string {
  const parts = GROUPED.exec(text);
  if (parts === null) return text;
  const [, first = '', byPoints = '', comma = '', byCommas = '', point = ''] = parts;
  return first + (byPoints + byCommas).replaceAll(/[.,]/g, '') + comma + point;
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
