import { stemmer as stemEnglish } from '@orama/stemmers/english';
import { stemmer as stemRussian } from '@orama/stemmers/russian';

import { foldLetters } from './fold-letters.ru.ts';
import { MEANINGS, SYNONYMS, TAJIK } from './synonyms.ru.ts';

/** Minimum length of a stem that is stemmed again. */
const WHOLE_STEM = 5;
/** Minimum length of a prefix that finds its synonyms, in letters. */
const SHORTEST_BEGINNING = 3;

/**
 * Returns the stem of a folded word.
 *
 * Russian words are stemmed until the stem is stable: after one pass the forms of one noun may have
 * two stems, as those of the word for a car do.
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

/** Returns the stems of the possible meanings of a word in a query: its own first. */
export function queryStems(word: string): readonly string[] {
  const stem = stemWord(word);
  const stems = [stem, ...(STEMS.get(stem) ?? []), ...(MEANING_STEMS.get(word) ?? [])];
  return Array.from(new Set(stems));
}

/** Returns the commonest synonyms of the words with a prefix; none for fewer than three letters. */
export function synonymsOf(beginning: string): readonly string[] {
  if (beginning.length < SHORTEST_BEGINNING) return [];
  return [...SYNONYMS, ...MEANINGS].flatMap((group) => {
    const isMatch = group.some((word) => foldLetters(word).startsWith(beginning));
    return isMatch ? group.slice(0, 1) : [];
  });
}

/** Stems of all synonyms, by the stem of each. */
const STEMS: ReadonlyMap<string, readonly string[]> = new Map(
  SYNONYMS.map((group) => group.map((word) => stemWord(foldLetters(word)))).flatMap((stems) =>
    stems.map((stem) => [stem, stems] as const),
  ),
);

/** Stems of the meanings of a word, by the folded word. */
const MEANING_STEMS: ReadonlyMap<string, readonly string[]> = collectStems([...MEANINGS, ...TAJIK]);

/** A word may have several meanings. */
function collectStems(rows: typeof MEANINGS): ReadonlyMap<string, readonly string[]> {
  const stems = new Map<string, readonly string[]>();
  for (const [means, ...words] of rows) {
    for (const word of words.map(foldLetters)) {
      stems.set(word, [...(stems.get(word) ?? []), stemWord(foldLetters(means))]);
    }
  }
  return stems;
}
