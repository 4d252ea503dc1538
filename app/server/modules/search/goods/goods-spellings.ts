import { takeTurns } from '../../../take-turns.ts';
import { keepRecentWords } from '../../search-index/index.ts';
import {
  createSpelledWords,
  isSpelled,
  soundsOf,
  type SpelledWords,
} from '../words/spelling/spelled-words.ts';
import type { NearWords } from '../words/spelling/spelling-index.ts';
import { createLetterFilter } from './letter-filter.ts';
import { createSoundFilter } from './sound-filter.ru.ts';

/** Words of goods, found in spite of wrong letters. */
export interface GoodsSpellings extends Pick<SpelledWords, 'findSpellings'> {
  /** Does in turns what the first word waits for otherwise. */
  readonly prepare: () => Promise<void>;
}

const NONE: NearWords = { words: [], distance: Infinity };

/**
 * Creates the spellings of words. They are as of `createSpelledWords` of all words, which takes a
 * hundred times as long as these filters: it is made of the few words that pass them.
 *
 * @param list Returns the words, without duplicates; called at the first spelling.
 */
export function createGoodsSpellings(list: () => readonly string[]): GoodsSpellings {
  const words = once(() => list().filter(isSpelled));
  const sounds = once(() => createSoundFilter(words()));
  const letters = once(() => createLetterFilter(words()));
  const findSpellings = (word: string): NearWords => {
    if (!isSpelled(word)) return NONE;
    const sounding = soundsOf(word).flatMap((sound) => Array.from(sounds().find(sound)));
    const indexes = new Set([...sounding, ...letters().find(word)]);
    const near = createSpelledWords(() => true);
    for (const index of Array.from(indexes).toSorted((a, b) => a - b)) {
      near.add(words()[index] ?? '');
    }
    return near.findSpellings(word);
  };
  return {
    findSpellings: keepRecentWords(findSpellings).find,
    prepare: () => takeTurns([words, sounds, letters], (make) => void make()),
  };
}

/** Makes something at its first use. */
function once<Made>(make: () => Made): () => Made {
  let made: { readonly value: Made } | null = null;
  return () => (made ??= { value: make() }).value;
}
