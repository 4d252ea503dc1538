/** Letters that readers take for one another: ё, and the Tajik ones on a Russian keyboard. */
const PLAIN: Readonly<Record<string, string>> = {
  ё: 'е',
  ғ: 'г',
  ӣ: 'и',
  қ: 'к',
  ӯ: 'у',
  ҳ: 'х',
  ҷ: 'ч',
};

/** Text as it is searched: lower case, composed, Tajik letters and ё as their Russian look-alikes. */
export function foldLetters(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[ёғӣқӯҳҷ]/g, (letter) => PLAIN[letter] ?? letter);
}
