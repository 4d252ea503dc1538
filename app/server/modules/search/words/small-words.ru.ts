import { diminutiveBases, foldLetters, isStopWord, splitWords } from '../../search-index/index.ts';
import { phrasesAmong } from './phrases-among.ts';
import { isUnderstood } from './spelling/to-spellings.ts';
import type { Vocabulary } from './vocabulary.ts';

/**
 * Returns a query with the small and dear words that neither titles nor goods have as those that
 * they are made of: «чайничек электрический» is a kettle.
 */
export function withoutDear(query: string, vocabulary: Vocabulary): string {
  const words = splitWords(query);
  const bases = new Map(
    words.flatMap((word) => {
      const base = isUnderstood(word, vocabulary) ? null : findBase(word, vocabulary);
      return base === null ? [] : [[word, base] as const];
    }),
  );
  if (bases.size === 0) return query;
  // «Подушечка для колец» is a name of its own.
  const typed = words.filter((word) => !isStopWord(word)).map((word) => ({ spellings: [word] }));
  for (const { indexes } of phrasesAmong(typed, vocabulary)) {
    for (const index of indexes) bases.delete(typed[index]?.spellings[0] ?? '');
  }
  return query.replaceAll(/\p{L}+/gu, (word) => bases.get(foldLetters(word)) ?? word);
}

/** Shortest word that may be a small one of another. */
const DEAR = 5;

/** Distance from which a word is no error of another one. */
const NEAR = 1.5;

/** Number of letters of an ending that no other word has by an error. */
const SURE_ENDING = 3;

/**
 * The word of which a word is a small or dear form; `null` without one, or where another word
 * differs from it by a vowel only: «калонка».
 */
function findBase(word: string, vocabulary: Vocabulary): string | null {
  if (word.length < DEAR || isStopWord(word)) return null;
  const bases = diminutiveBases(word);
  const all = bases.filter(vocabulary.isWritten);
  const isThing = (base: string) =>
    Array.from(vocabulary.countByScope(base).values()).some((count) => count >= 1);
  const written = all.find(isThing) ?? all[0];
  if (written !== undefined && word.length - written.length >= SURE_ENDING) return written;
  const known = written ?? bases.find((base) => isUnderstood(base, vocabulary));
  if (known === undefined) return null;
  const { words, distance } = vocabulary.findSpellings(word);
  // «Каляска» is misspelled: it only sounds like a small word.
  if (written === undefined && distance < NEAR) return null;
  const isMisspelled = words.some(
    (one) => one !== word && one.length === word.length && consonantsOf(one) === consonantsOf(word),
  );
  return distance < 1 && isMisspelled ? null : known;
}

function consonantsOf(word: string): string {
  return word.replaceAll(/[аеиоуыэюя]/g, '');
}
