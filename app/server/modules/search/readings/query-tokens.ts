import { foldLetters, toCyrillicWord } from '../../search-index/index.ts';
import { MULTIPLIERS } from './reading-text.ru.ts';

/** A word or a number of a query, and where it is there. */
export interface QueryToken {
  /** Folded; a Latin word is the Cyrillic one that it may be typed for: «gb» is «гб». */
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/** A number of a query, written with spaces or with a word for thousands. */
export interface QueryNumber {
  readonly value: number;
  /** Index of the token after it. */
  readonly next: number;
}

/** Returns the words and numbers of a query; letters and digits are separated. */
export function toTokens(query: string): readonly QueryToken[] {
  return Array.from(query.matchAll(/\p{L}+²?|\d+(?:[.,]\d+)?/gu), ({ 0: text, index }) => ({
    text: toCyrillicWord(foldLetters(text)),
    from: index,
    to: index + text.length,
  }));
}

/** Reads the number that begins at a token: «500 000», «12 тыс», «1,2 млн»; `null` without one. */
export function numberAt(tokens: readonly QueryToken[], at: number): QueryNumber | null {
  const first = tokens[at]?.text ?? '';
  if (!/^\d/.test(first)) return null;
  let digits = first.replace(',', '.');
  let next = at + 1;
  while (/^\d{1,3}(?:\d{3})*$/.test(digits) && /^\d{3}$/.test(tokens[next]?.text ?? '')) {
    digits += tokens[next]?.text ?? '';
    next += 1;
  }
  const multiplier = MULTIPLIERS.get(tokens[next]?.text ?? '');
  const value = Number(digits) * (multiplier ?? 1);
  if (!Number.isFinite(value) || value > 1e12) return null;
  return { value, next: multiplier === undefined ? next : next + 1 };
}
