import { stemmer as stemEnglish } from '@orama/stemmers/english';
import { stemmer as stemRussian } from '@orama/stemmers/russian';

import { foldLetters } from './fold-letters.ru.ts';
import { MEANINGS, SYNONYMS } from './synonyms.ru.ts';

/** Shortest stem that is stemmed once more. */
const WHOLE_STEM = 5;
/** Shortest beginning that calls for its synonyms, in letters. */
const SHORTEST_BEGINNING = 3;

/**
 * What stays of a folded word in all its forms.
 *
 * Russian words are stemmed until nothing comes off: at the first time the forms of one noun may
 * end in two ways, as those of the word for a car do.
 */
export function stemWord(word: string): string {
  if (/[a-z]/.test(word)) return stemEnglish(word);
  let stem = stemRussian(word);
  for (;;) {
    const next = stemRussian(stem);
    if (next.length < WHOLE_STEM || next === stem) return stem;
    stem = next;
  }
}

/** Stems of what a folded word of a query may mean: its own first. */
export function meantStems(word: string): readonly string[] {
  const stem = stemWord(word);
  const stems = [stem, ...(STEMS.get(stem) ?? []), ...(MEANT.get(word) ?? [])];
  return Array.from(new Set(stems));
}

/** The commonest words that mean the same as one that begins so; none for less than three letters. */
export function synonymsOf(beginning: string): readonly string[] {
  if (beginning.length < SHORTEST_BEGINNING) return [];
  return [...SYNONYMS, ...MEANINGS].flatMap((group) => {
    const isMeant = group.some((word) => foldLetters(word).startsWith(beginning));
    return isMeant ? group.slice(0, 1) : [];
  });
}

/** Stems of all synonyms, by the stem of each. */
const STEMS: ReadonlyMap<string, readonly string[]> = new Map(
  SYNONYMS.map((group) => group.map((word) => stemWord(foldLetters(word)))).flatMap((stems) =>
    stems.map((stem) => [stem, stems] as const),
  ),
);

/** Stems of what a word means, by the folded word itself. */
const MEANT: ReadonlyMap<string, readonly string[]> = new Map(
  MEANINGS.flatMap(([means, ...said]) =>
    said.map((word) => [foldLetters(word), [stemWord(foldLetters(means))]] as const),
  ),
);
