/** Letters with equal forms: ё, and the Tajik letters on a Russian keyboard. */
const PLAIN: Readonly<Record<string, string>> = {
  ё: 'е',
  ғ: 'г',
  ӣ: 'и',
  қ: 'к',
  ӯ: 'у',
  ҳ: 'х',
  ҷ: 'ч',
};

/** A text that is folded already, as most words of queries and titles are. */
const FOLDED = /^[a-zа-я\d\s]*$/;

/**
 * Folds a text for searches: lower case, composed, Tajik letters and ё replaced by Russian ones.
 */
export function foldLetters(text: string): string {
  if (FOLDED.test(text)) return text;
  return text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[ёғӣқӯҳҷ]/g, (letter) => PLAIN[letter] ?? letter);
}

/** Whether a text has a letter of the Tajik alphabet that the Russian one lacks. */
export function hasTajikLetters(text: string): boolean {
  return /[ғӣқӯҳҷ]/iu.test(text);
}
