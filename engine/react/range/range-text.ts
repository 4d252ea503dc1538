import type { RangeInput } from '../../fields/field-value.ts';
import type { NumberStyle } from '../../rules/numbers/format-number.ts';
import { groupDigits } from '../number-text/group-digits.ts';

const DASHED = /^([+-]?[^\s–—-][^–—-]*?)\s*[–—-]\s*(.*)$/;

/** The words that are before the sides of a range. */
export interface SideWords {
  readonly from: string;
  readonly to: string;
}

/** How a range is written in one box, and read back. */
export interface RangeText {
  /**
   * A range in words: «2014–2020», «от 2014», «до 150 000», «2014» for equal sides.
   *
   * @returns `''` when neither side is typed. What is no number stays as typed.
   */
  readonly print: (range: RangeInput, style: NumberStyle) => string;
  /**
   * The sides of a range written in one box; what `print` wrote reads back. One number is both
   * sides.
   */
  readonly read: (text: string) => RangeInput;
}

/** Ranges in the words of a language, which hold no sign that means something to a pattern. */
export function rangeTextIn({ from, to }: SideWords): RangeText {
  const upTo = new RegExp(String.raw`^(.*?)\s*${to}\s*(.*)$`, 'i');
  const onward = new RegExp(String.raw`^${from}\s*`, 'i');
  return {
    print: ({ min, max }, style) => {
      const low = groupDigits(min.trim(), style);
      const high = groupDigits(max.trim(), style);
      if (low === '' && high === '') return '';
      if (low === '') return `${to} ${high}`;
      if (high === '') return `${from} ${low}`;
      return low === high ? low : `${low}–${high}`;
    },
    read: (text) => {
      const trimmed = text.trim();
      const body = trimmed.replace(onward, '');
      const sides = upTo.exec(body) ?? DASHED.exec(body);
      if (sides !== null) return { min: sides[1] ?? '', max: sides[2] ?? '' };
      return { min: body, max: body === trimmed ? body : '' };
    },
  };
}
