import { queryTags, type WordPlace } from '../../search-index/index.ts';
import type { QueryWord } from './read-query.ts';

/** Returns the tags of a word's spellings in one place. */
export function tagsOf({ spellings }: QueryWord, place: WordPlace): readonly number[] {
  return Array.from(new Set(spellings.flatMap((word) => queryTags(word, place))));
}
