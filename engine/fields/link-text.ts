import { printNumber } from '../rules/number-text.ts';
import type { FieldValue, RangeInput } from './field-value.ts';
import { joinList } from './split-list.ts';
import { isMapValue, isRangeValue, isSalaryValue, isScalarList } from './value-guards.ts';

/** Stands between the sides of a range. */
const BETWEEN = '..';
/** What a negotiable salary is in a link. */
export const NEGOTIABLE = 'negotiable';

/**
 * A value as one piece of a link, by its shape: a scalar is its text, members of a list are joined
 * by `,`, a range is `10..20`, `10..` or `..20`, a salary the same or `negotiable`, a place
 * `latitude,longitude,address`.
 */
export function toLinkText(value: FieldValue): string {
  if (typeof value === 'number') return printNumber(value);
  if (typeof value !== 'object') return String(value);
  if (isScalarList(value)) return joinList(value.map(toLinkText), ',');
  if (isMapValue(value)) {
    return `${printNumber(value.latitude)},${printNumber(value.longitude)},${value.address}`;
  }
  if (isSalaryValue(value)) {
    return value.is_negotiable ? NEGOTIABLE : joinSides(value.salary_min, value.salary_max);
  }
  return isRangeValue(value) ? joinSides(value.min, value.max) : '';
}

/** The sides of a range as a link has them; `null` for a text that is none. */
export function splitSides(text: string): RangeInput | null {
  const place = text.indexOf(BETWEEN);
  if (place < 0) return null;
  return { min: text.slice(0, place), max: text.slice(place + BETWEEN.length) };
}

function joinSides(low: number | null, high: number | null): string {
  return [low, high].map((side) => (side === null ? '' : printNumber(side))).join(BETWEEN);
}
