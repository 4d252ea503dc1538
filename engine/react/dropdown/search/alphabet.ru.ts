import type { Option } from '../../../definition/field-definition.ts';
import type { DropdownWords } from '../../catalogue/words.ts';
import type { Section } from '../../choice/sections.ts';
import { DROPDOWN_WORDS } from '../dropdown-words.ru.ts';
import { givenPart, orderedPart, type ListPart } from '../list/list-part.ts';

/** Lists up to this long keep the server's order and have no search. */
export const SHORT_LIST = 6;

/**
 * The untitled section of a long list cut by first letter, А–Я then A–Z. Left as it is when the
 * list is short or most names begin with a digit (years, sizes): there the server's order is
 * better.
 */
export function byLetter(
  sections: readonly Section[],
  words: DropdownWords = DROPDOWN_WORDS,
): readonly ListPart[] {
  const total = sections.reduce((sum, { options }) => sum + options.length, 0);
  return sections.flatMap(({ title, options }) => {
    const signs = title === null && total > SHORT_LIST ? options.map(createFirstSign()) : null;
    const isGiven = signs === null || hasDigits(signs);
    return isGiven ? [givenPart(title, options)] : toLetters(options, signs, words);
  });
}

function hasDigits(signs: readonly string[]): boolean {
  return signs.filter(isDigit).length * 2 > signs.length;
}

function toLetters(
  options: readonly Option[],
  signs: readonly string[],
  words: DropdownWords,
): readonly ListPart[] {
  const { compare } = words;
  const titles = new Map(Array.from(new Set(signs), (sign) => [sign, titleOf(sign, words)]));
  const byTitle = new Map<string, Option[]>();
  for (const [index, option] of options.entries()) {
    const title = titles.get(signs[index] ?? '') ?? '';
    const letter = byTitle.get(title);
    if (letter === undefined) byTitle.set(title, [option]);
    else letter.push(option);
  }
  return Array.from(byTitle)
    .toSorted(([one], [other]) => compare(one, other))
    .map(([title, letter]) => orderedPart(title, letter, compare));
}

/** Upper case, ё as Е, Latin letters without accents; digits and other signs have one title each. */
function titleOf(sign: string, words: DropdownWords): string {
  if (sign === '') return words.otherSigns;
  if (isDigit(sign)) return words.digits;
  const letter = sign.toUpperCase();
  return /[ЙӢӮ]/.test(letter) ? letter : letter.normalize('NFD').replace(/\p{M}/gu, '');
}

function isDigit(sign: string): boolean {
  return /^\p{N}/u.test(sign);
}

/** Finds the first letter or digit of names; an empty text for a name without. */
function createFirstSign(): (option: Option) => string {
  // Most names begin with one, and with one of few: not 50,000 times the same question.
  const isSign = new Map<string, boolean>();
  return ({ name }) => {
    const first = name.charAt(0);
    const known = isSign.get(first) ?? /[\p{L}\p{N}]/u.test(first);
    isSign.set(first, known);
    return known ? first : (/[\p{L}\p{N}]/u.exec(name)?.[0] ?? '');
  };
}
