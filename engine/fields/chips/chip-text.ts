import {
  formatNumber,
  formatQuantity,
  type NumberStyle,
} from '../../rules/numbers/format-number.ts';
import type { MapValue, RangeValue, SalaryValue } from '../field-value.ts';
import type { ChipWords } from './chip-words.ts';

const FRACTION_OF_DEGREE = 5;

/** How a value is printed: the numbers of its field, the words of a language. */
export interface ChipStyle {
  readonly style: NumberStyle;
  readonly words: ChipWords;
}

/** «5 000 км» */
export function numberChip(value: number, style: NumberStyle): string {
  return formatQuantity(value, style);
}

/** «от 5 000 до 10 000 км», «от 5 000 км», «до 10 000 км», «5 000 км» when both are the same. */
export function rangeChip({ min, max }: RangeValue, { style, words }: ChipStyle): string {
  if (min === null) return max === null ? '' : words.upTo(formatQuantity(max, style));
  if (max === null) return words.from(formatQuantity(min, style));
  if (min === max) return formatQuantity(min, style);
  return words.between(formatNumber(min, style), formatQuantity(max, style));
}

/** «от 4 000 до 6 500», «по договорённости» */
export function salaryChip(value: SalaryValue, chip: ChipStyle): string {
  if (value.is_negotiable) return chip.words.negotiable;
  return rangeChip({ min: value.salary_min, max: value.salary_max }, chip);
}

/** «да», «нет» */
export function tickChip(value: boolean, words: ChipWords): string {
  return value ? words.yes : words.no;
}

/** «18.11.2025» or «18.11.2025, 14:20», of an ISO date or moment. */
export function dateChip(value: string): string {
  const [date = '', time] = value.split('T');
  const day = date.split('-').toReversed().join('.');
  return time === undefined ? day : `${day}, ${time}`;
}

/** The address, else the coordinates: «38,57380, 68,78640» would mislead, so with points. */
export function placeChip({ latitude, longitude, address }: MapValue): string {
  if (address.trim() !== '') return address;
  return [latitude, longitude].map((degrees) => degrees.toFixed(FRACTION_OF_DEGREE)).join(', ');
}
