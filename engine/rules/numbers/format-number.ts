import type { PlanField } from '../../definition/plan.ts';
import { printNumber } from './number-text.ts';

/** What decides how a number of a field is written: its unit and its limits. */
export type NumberStyle = Pick<PlanField, 'inputSuffix' | 'minValue' | 'maxValue'>;

const PLAIN: NumberStyle = { inputSuffix: null, minValue: null, maxValue: null };
const NO_BREAK = '\u00A0';
const FIRST_YEAR = 1800;
const LAST_YEAR = 2100;

/** A number as people read it: thousands apart by U+00A0, a comma for the fraction; years whole. */
export function formatNumber(value: number, style: NumberStyle): string {
  const [whole = '', fraction] = printNumber(value).split('.');
  const grouped = isYear(value, style) ? whole : whole.replaceAll(/\B(?=(?:\d{3})+$)/g, NO_BREAK);
  return fraction === undefined ? grouped : `${grouped},${fraction}`;
}

/** A limit in a sentence, where nothing of its field is known. */
export function formatLimit(value: number): string {
  return formatNumber(value, PLAIN);
}

/** A number with its unit; signs of inches and degrees are close to it. */
export function formatQuantity(value: number, style: NumberStyle): string {
  const { inputSuffix } = style;
  const unit = inputSuffix === null ? '' : (NO_BREAK + inputSuffix).replace(/^.(?=[″°])/, '');
  return formatNumber(value, style) + unit;
}

/** A number is a year when its limits are years, or when it looks like one and has no unit. */
function isYear(value: number, { inputSuffix, minValue, maxValue }: NumberStyle): boolean {
  const hasYearLimits =
    minValue !== null && maxValue !== null && isInYears(minValue) && isInYears(maxValue);
  return hasYearLimits || (inputSuffix === null && isInYears(value));
}

function isInYears(value: number): boolean {
  return value >= FIRST_YEAR && value <= LAST_YEAR;
}
