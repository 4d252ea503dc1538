import { isOneLetterOff, withoutDoubles } from '../words/spelling/written-index.ts';

/** Words that differ from others by a letter, found without an index of their letters. */
export interface LetterFilter {
  /** Returns the indexes of the words that are within one letter of a word, doubled ones aside. */
  readonly find: (word: string) => readonly number[];
}

/** Creates a filter of words: each is kept with the letters that it has as bits of a number. */
export function createLetterFilter(words: readonly string[]): LetterFilter {
  const bits = Int32Array.from(words, bitsOf);
  return {
    find: (word) => {
      const wanted = bitsOf(word);
      const plain = withoutDoubles(word);
      const found: number[] = [];
      for (const [index, own] of bits.entries()) {
        if (!hasAtMostOne(wanted & ~own) || !hasAtMostOne(own & ~wanted)) continue;
        if (isOneLetterOff(plain, withoutDoubles(words[index] ?? ''))) found.push(index);
      }
      return found;
    },
  };
}

function bitsOf(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at += 1) bits |= 1 << word.charCodeAt(at);
  return bits;
}

/** Whether a number has no more than one bit that is 1. */
function hasAtMostOne(bits: number): boolean {
  return (bits & (bits - 1)) === 0;
}
