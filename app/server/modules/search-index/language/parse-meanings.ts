/** Words of ads with the words of a query that mean them. */
export type Meanings = readonly (readonly [means: string, ...words: string[]])[];

/** Reads rows of `word of ads: words of queries`; a word may be in several rows. */
export function parseMeanings(text: string): Meanings {
  return text
    .split('\n')
    .filter((row) => row.includes(':'))
    .map((row) => {
      const [means = '', words = ''] = row.split(':');
      return [means.trim(), ...words.trim().split(/\s+/)] as const;
    });
}
