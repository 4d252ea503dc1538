import { keepRecentWords } from '../recent-words.ts';
import { ASKED } from './asked-words.ru.ts';
import { toCyrillicWord } from './cyrillic-word.ru.ts';
import { foldLetters } from './fold-letters.ru.ts';
import { parseMeanings } from './parse-meanings.ts';
import { stemWord } from './stem-word.ts';
import { tajikBases } from './tajik-stem.ru.ts';
import { TAJIK_TRADE } from './tajik-trade.ru.ts';
import { TRADE } from './trade-words.ru.ts';

const ROWS = parseMeanings(TRADE + ASKED + TAJIK_TRADE);

/** Words of queries that `tradeMeanings` knows, folded. */
export const TRADE_WORDS: readonly string[] = Array.from(
  new Set(ROWS.flatMap(([, ...words]) => words.map(foldLetters))),
);

/** Words of ads, by the stem and by the folded word of a query. */
const MEANINGS = collectMeanings();

function collectMeanings(): ReadonlyMap<string, ReadonlySet<string>> {
  const meanings = new Map<string, Set<string>>();
  for (const [means, ...words] of ROWS) {
    for (const word of words.map(foldLetters)) {
      for (const key of new Set([word, stemWord(word)])) {
        const known = meanings.get(key) ?? new Set();
        meanings.set(key, known.add(foldLetters(means)));
      }
    }
  }
  return meanings;
}

/**
 * Returns the words that ads have for a folded word of a query which no title has: others keep their
 * own meaning, since «гарнитура» for headphones would find furniture too.
 */
export function tradeMeanings(word: string): readonly string[] {
  return recentMeanings.find(word);
}

const recentMeanings = keepRecentWords(findMeanings);

function findMeanings(word: string): readonly string[] {
  const cyrillic = toCyrillicWord(word);
  const forms = [cyrillic, stemWord(cyrillic), ...tajikBases(cyrillic)];
  return Array.from(new Set(forms.flatMap((form) => Array.from(MEANINGS.get(form) ?? []))));
}
