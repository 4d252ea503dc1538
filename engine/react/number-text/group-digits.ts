import type { PlanField } from '../../definition/plan.ts';

/** What decides how a number of a field is written: its unit and its limits. */
export type NumberStyle = Pick<PlanField, 'inputSuffix' | 'minValue' | 'maxValue'>;

const SPACES = /[\s\u00A0\u202F]+/g;
const NUMBER = /^([+-]?)(\d+)(?:[.,](\d+))?$/;
const NO_BREAK = '\u00A0';
const FIRST_YEAR = 1800;
const LAST_YEAR = 2100;

/**
 * A typed number as it is shown while nobody edits it: thousands apart (U+00A0), a comma for the
 * fraction. Years stay whole.
 *
 * @returns `text` itself when it is no number: what was typed is never lost.
 * @see DESIGN §6, "Numbers".
 */
export function groupDigits(text: string, style: NumberStyle): string {
  const parts = NUMBER.exec(text.replaceAll(SPACES, ''));
  if (parts === null) return text;
  const [, sign = '', whole = '', fraction] = parts;
  const shown = isYear(whole, style) ? whole : inThousands(whole);
  return sign + shown + (fraction === undefined ? '' : `,${fraction}`);
}

/** A number as `groupDigits` shows it. */
export function showNumber(value: number, style: NumberStyle): string {
  return groupDigits(String(value), style);
}

/** Place in `raw` of the caret that stands at `place` in its grouped form. */
export function rawPlace(raw: string, shown: string, place: number): number {
  const digits = shown.slice(0, place).replaceAll(SPACES, '').length;
  let seen = 0;
  for (let index = 0; index < raw.length; index += 1) {
    if (seen === digits) return index;
    if (raw.charAt(index).trim() !== '') seen += 1;
  }
  return raw.length;
}

function inThousands(whole: string): string {
  return whole.replaceAll(/\B(?=(?:\d{3})+$)/g, NO_BREAK);
}

/** A number of years has limits that are years, or looks like a year and has no unit. */
function isYear(whole: string, { inputSuffix, minValue, maxValue }: NumberStyle): boolean {
  const hasYearLimits = minValue !== null && maxValue !== null && isInYears(minValue) && isInYears(maxValue);
  return hasYearLimits || (inputSuffix === null && whole.length === 4 && isInYears(Number(whole)));
}

function isInYears(value: number): boolean {
  return value >= FIRST_YEAR && value <= LAST_YEAR;
}
