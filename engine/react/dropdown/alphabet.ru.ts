import type { Option } from '../../definition/field-definition.ts';
import type { DropdownWords } from '../catalogue/words.ts';
import type { Section } from '../choice/sections.ts';
import { DROPDOWN_WORDS } from './dropdown-words.ru.ts';

/** Lists up to this long keep the server's order and have no search (DESIGN §7). */
export const SHORT_LIST = 6;

/**
 * The untitled section of a long list cut by first letter, А–Я then A–Z. Left as it is when the
 * list is short or most names begin with a digit (years, sizes): there the server's order says more.
 */
export function byLetter(
  sections: readonly Section[],
  words: DropdownWords = DROPDOWN_WORDS,
): readonly Section[] {
  const total = sections.reduce((sum, { options }) => sum + options.length, 0);
  if (total <= SHORT_LIST) return sections;
  return sections.flatMap((section) =>
    section.title !== null || hasDigits(section.options)
      ? [section]
      : toLetters(section.options, words),
  );
}

function hasDigits(options: readonly Option[]): boolean {
  const digits = options.filter(({ name }) => /^[^\p{L}\p{N}]*\p{N}/u.test(name));
  return digits.length * 2 > options.length;
}

function toLetters(options: readonly Option[], words: DropdownWords): readonly Section[] {
  const { compare } = words;
  const byTitle = new Map<string, Option[]>();
  for (const option of options) {
    const title = firstLetter(option.name, words);
    const letter = byTitle.get(title);
    if (letter === undefined) byTitle.set(title, [option]);
    else letter.push(option);
  }
  return Array.from(byTitle, ([title, letter]) => ({
    title,
    options: letter.toSorted((a, b) => compare(a.name, b.name)),
  })).toSorted((a, b) => compare(a.title, b.title));
}

/** Upper case, ё as Е, Latin letters without accents; digits and other signs have one title each. */
function firstLetter(name: string, words: DropdownWords): string {
  const sign = /[\p{L}\p{N}]/u.exec(name)?.[0];
  if (sign === undefined) return words.otherSigns;
  if (/\p{N}/u.test(sign)) return words.digits;
  const letter = sign.toUpperCase();
  return /[ЙӢӮ]/.test(letter) ? letter : letter.normalize('NFD').replace(/\p{M}/gu, '');
}
