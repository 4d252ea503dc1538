import type { RangeInput } from '../../fields/field-value.ts';
import type { NumberStyle } from '../../fields/format-number.ts';
import { groupDigits } from '../number-text/group-digits.ts';

const UP_TO = /^(.*?)\s*до\s*(.*)$/i;
const DASHED = /^([+-]?[^\s–—-][^–—-]*?)\s*[–—-]\s*(.*)$/;
const FROM = /^от\s*/i;

/**
 * A range in words: «2014–2020», «от 2014», «до 150 000», «2014» for equal sides.
 *
 * @returns `''` when neither side is typed. What is no number stays as typed.
 */
export function rangeText({ min, max }: RangeInput, style: NumberStyle): string {
  const from = groupDigits(min.trim(), style);
  const to = groupDigits(max.trim(), style);
  if (from === '' && to === '') return '';
  if (from === '') return `до ${to}`;
  if (to === '') return `от ${from}`;
  return from === to ? from : `${from}–${to}`;
}

/** The sides of a range written in one box; what `rangeText` wrote reads back. One number is both sides. */
export function readRangeText(text: string): RangeInput {
  const trimmed = text.trim();
  const body = trimmed.replace(FROM, '');
  const sides = UP_TO.exec(body) ?? DASHED.exec(body);
  if (sides !== null) return { min: sides[1] ?? '', max: sides[2] ?? '' };
  return { min: body, max: body === trimmed ? body : '' };
}
