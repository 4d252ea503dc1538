const LATIN: Readonly<Record<string, string>> = {
  а: 'a',
  в: 'b',
  е: 'e',
  к: 'k',
  м: 'm',
  н: 'h',
  о: 'o',
  р: 'p',
  с: 'c',
  т: 't',
  у: 'y',
  х: 'x',
};

/**
 * Returns the Latin letter that looks like a single Cyrillic one: «х5» is the model X5. `null` for
 * anything else.
 */
export function toLatinLetter(word: string): string | null {
  return LATIN[word] ?? null;
}
