/** Latin letters that a Cyrillic one looks like, and those that sound like it. */
const LATIN: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'bvw',
  г: 'g',
  д: 'd',
  е: 'e',
  ж: 'j',
  з: 'z',
  и: 'i',
  й: 'y',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'hn',
  о: 'o',
  п: 'p',
  р: 'pr',
  с: 'cs',
  т: 't',
  у: 'yu',
  ф: 'f',
  х: 'xh',
  ц: 'c',
  э: 'e',
};

/** Maximum length of a sign of a model: «срв» is CR-V. */
const SIGN_LENGTH = 3;

/**
 * Returns the Latin signs of a model that a short Cyrillic word may be, letter by letter: «х» is X,
 * «рх» is RX; those that look alike first. None for a longer word or another alphabet.
 */
export function toLatinSigns(word: string): readonly string[] {
  if (word.length > SIGN_LENGTH) return [];
  return Array.from(word, (letter) => LATIN[letter] ?? '').reduce<readonly string[]>(
    (signs, letters) => signs.flatMap((sign) => Array.from(letters, (one) => sign + one)),
    [''],
  );
}
