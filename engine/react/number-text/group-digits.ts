import { formatNumber, type NumberStyle } from '../../rules/numbers/format-number.ts';
import { parseNumber } from '../../rules/numbers/number-text.ts';

const LETTER = /\p{L}/u;
const SPACES = /\s+/g;

/**
 * A typed number as it is displayed outside of editing: thousands apart, a comma for the fraction,
 * words («12 тыс») as the number they mean, the unit («80 000 км») not twice.
 *
 * @returns `text` itself when it is no number, or when a digit of it would be lost: «12,50».
 */
export function groupDigits(text: string, style: NumberStyle): string {
  const value = parseNumber(text, style.inputSuffix);
  if (value === null) return text;
  const shown = formatNumber(value, style);
  return LETTER.test(text) || digitsOf(shown) === digitsOf(text) ? shown : text;
}

function digitsOf(text: string): string {
  return text.replaceAll(/\D/g, '');
}

/** Offset in `raw` of the caret that is at `position` in the text of `groupDigits`. */
export function rawCaret(raw: string, shown: string, position: number): number {
  const marks = shown.slice(0, position).replaceAll(SPACES, '').length;
  let seen = 0;
  for (let index = 0; index < raw.length; index += 1) {
    if (seen === marks) return index;
    if (raw.charAt(index).trim() !== '') seen += 1;
  }
  return raw.length;
}
