import type { LoosenedSearch } from '../../../contract/index.ts';
import type { Database } from '../../db/open-database.ts';
import { askSearch, type SearchRequest } from './ask-search.ts';
import { findSource } from './copy/find-source.ts';
import { findVocabulary } from './words/find-vocabulary.ts';
import type { QueryWord } from './words/read-query.ts';
import type { Vocabulary } from './words/vocabulary.ts';

/** Maximum number of words that are left out, alone and together. */
const TRIES = 8;

/**
 * Leaves words out of a search until an ad has all others: a single one if that is enough, else one
 * after another. Those of no title are the first, then what only qualifies the thing, then numbers,
 * then the rarest, and the first that may name the thing is the last; of equal ones the last.
 *
 * @throws {ApiError} As `findAds`.
 */
export async function loosenSearch(db: Database, request: SearchRequest): Promise<LoosenedSearch> {
  const { catalogue, index } = await findSource(db);
  const asked = await askSearch(db, request, { catalogue, understanding: 'words' });
  const words = asked.words ?? [];
  for (const left of toAttempts(words, await findVocabulary(db))) {
    const kept = words.filter((word) => !left.has(word));
    const count = await index.count({ ...asked, words: kept });
    if (count > 0) return { ...toWords(words, left), query: toQuery(kept), count };
  }
  return { ...toWords(words, new Set(words)), query: null, count: 0 };
}

type Words = ReadonlySet<QueryWord>;

/** What is left out, attempt by attempt; never all words. */
function toAttempts(words: readonly QueryWord[], vocabulary: Vocabulary): readonly Words[] {
  const order = toDropOrder(words, vocabulary);
  const most = Math.min(TRIES, words.length - 1);
  // The last names the thing: without it the others are of anything.
  const single = order.slice(0, Math.max(most, 0)).map((word) => new Set([word]));
  const several = order.slice(0, most).map((_, n) => new Set(order.slice(0, n + 1)));
  return words.length === 0 ? [] : [new Set(), ...single, ...several.slice(1)];
}

function toDropOrder(words: readonly QueryWord[], vocabulary: Vocabulary): readonly QueryWord[] {
  const head = words.find((word) => rankOf(word, vocabulary) > THING);
  const ranks = new Map(
    words.map((word) => [word, word === head ? Infinity : rankOf(word, vocabulary)]),
  );
  return words.toReversed().toSorted((a, b) => (ranks.get(a) ?? 0) - (ranks.get(b) ?? 0));
}

/** More than the number of ads of any word. */
const MANY = 10 ** 9;
/** Words that may name a thing have more. */
const THING = 3 * MANY;

/** The lower, the sooner a word is left out. */
function rankOf(word: QueryWord, vocabulary: Vocabulary): number {
  const frequency = frequencyOf(word, vocabulary);
  if (frequency === 0) return 0;
  if (word.isQualifier) return MANY + frequency;
  const isNumber = word.spellings.every((one) => /^\p{N}+$/u.test(one));
  return isNumber ? 2 * MANY + frequency : THING + frequency;
}

/** Number of ads that a word names. */
function frequencyOf({ spellings }: QueryWord, vocabulary: Vocabulary): number {
  return spellings
    .flatMap((word) => Array.from(vocabulary.countByScope(word).values()))
    .reduce((sum, count) => sum + count, 0);
}

function toWords(
  words: readonly QueryWord[],
  left: ReadonlySet<QueryWord>,
): Pick<LoosenedSearch, 'words'> {
  return { words: words.map((word) => ({ text: toText(word), is_kept: !left.has(word) })) };
}

function toQuery(words: readonly QueryWord[]): string {
  return words.map(toText).join(' ');
}

/** As typed. */
function toText({ spellings }: QueryWord): string {
  return spellings[0] ?? '';
}
