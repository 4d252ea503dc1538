import { stemmer as stemEnglish } from '@orama/stemmers/english';
import { stemmer as stemRussian } from '@orama/stemmers/russian';

import { foldLetters } from './fold-letters.ru.ts';
import { SYNONYMS } from './synonyms.ru.ts';

/** Shortest stem that is stemmed once more. */
const WHOLE_STEM = 5;
/** Shortest beginning that calls for its synonyms, in letters. */
const SHORTEST_BEGINNING = 3;

/**
 * What stays of a folded word in all its forms and synonyms.
 *
 * Russian words are stemmed until nothing comes off: at the first time the forms of one noun may
 * end in two ways, as those of the word for a car do.
 */
export function stemWord(word: string): string {
  const stem = stemOf(word);
  return CANON.get(stem) ?? stem;
}

function stemOf(word: string): string {
  if (/[a-z]/.test(word)) return stemEnglish(word);
  let stem = stemRussian(word);
  for (;;) {
    const next = stemRussian(stem);
    if (next.length < WHOLE_STEM || next === stem) return stem;
    stem = next;
  }
}

/** The first of its synonyms, by the stem of each. */
const CANON: ReadonlyMap<string, string> = new Map(
  SYNONYMS.flatMap((group) => {
    const stems = group.map((word) => stemOf(foldLetters(word)));
    return stems.map((stem) => [stem, stems[0] ?? stem] as const);
  }),
);

/** The commonest words that mean the same as one that begins so; none for less than three letters. */
export function synonymsOf(beginning: string): readonly string[] {
  if (beginning.length < SHORTEST_BEGINNING) return [];
  return SYNONYMS.flatMap((group) => {
    const isMeant = group.some((word) => foldLetters(word).startsWith(beginning));
    return isMeant ? group.slice(0, 1) : [];
  });
}
