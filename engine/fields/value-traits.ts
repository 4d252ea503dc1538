import type { FieldValue } from './field-value.ts';
import { valueLinkText } from './link/link-text.ts';
import { fold } from './search/fold.ru.ts';
import {
  isMapValue,
  isRangeValue,
  isSalaryValue,
  isScalarList,
  scalarsOf,
} from './value-guards.ts';

/** Least and greatest number of a value; both are the same for one number. */
export interface Span {
  readonly low: number;
  readonly high: number;
}

const ISO_DAY = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2})?$/;
const DAY_MS = 86_400_000;

/**
 * Texts that a choice is compared with: of a scalar one, of a list each member's. Any other value
 * has one, its text in a link: so a salary by agreement is `negotiable`.
 */
export function choiceTexts(value: FieldValue): readonly string[] {
  const scalars = scalarsOf(value);
  return scalars.length > 0 || isScalarList(value) ? scalars.map(String) : [valueLinkText(value)];
}

/** Words of a value's texts, folded, each once. */
export function wordsOf(value: FieldValue): readonly string[] {
  const texts = choiceTexts(value).map(fold).join(' ');
  return Array.from(new Set(texts.split(' '))).filter((word) => word !== '');
}

/**
 * What a value measures; `null` for one that measures nothing, a salary by agreement among them.
 * An open side is infinite, a list reaches from its least to its greatest number, a day is its
 * number since 1970 and a moment a part of it more.
 */
export function spanOf(value: FieldValue): Span | null {
  if (isRangeValue(value)) return toSpan(value.min, value.max);
  if (isSalaryValue(value)) return toSpan(value.salary_min, value.salary_max);
  if (isMapValue(value)) return null;
  const numbers = scalarsOf(value).map(toNumber);
  if (numbers.length === 0 || numbers.some(Number.isNaN)) return null;
  return { low: Math.min(...numbers), high: Math.max(...numbers) };
}

function toSpan(low: number | null, high: number | null): Span | null {
  if (low === null && high === null) return null;
  return { low: low ?? Number.NEGATIVE_INFINITY, high: high ?? Number.POSITIVE_INFINITY };
}

function toNumber(scalar: string | number | boolean): number {
  if (typeof scalar === 'number') return scalar;
  if (typeof scalar !== 'string' || !ISO_DAY.test(scalar)) return Number.NaN;
  return Date.parse(scalar.includes('T') ? `${scalar}Z` : scalar) / DAY_MS;
}
