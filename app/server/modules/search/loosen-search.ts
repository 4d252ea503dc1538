import type { LoosenedSearch } from '../../../contract/index.ts';
import type { Database } from '../../db/open-database.ts';
import { askSearch, type SearchRequest } from './ask-search.ts';
import { findSource } from './copy/find-source.ts';
import { findVocabulary } from './words/find-vocabulary.ts';
import type { QueryWord } from './words/read-query.ts';
import type { Vocabulary } from './words/vocabulary.ts';

/** Maximum number of words that are tried to be left out. */
const TRIES = 8;

/**
 * Leaves words out of a search until an ad has all others: the rarest first, of equal ones the last.
 *
 * @throws {ApiError} As `findAds`.
 */
export async function loosenSearch(db: Database, request: SearchRequest): Promise<LoosenedSearch> {
  const { catalogue, index } = await findSource(db);
  const asked = await askSearch(db, request, { catalogue, understanding: 'words' });
  const words = asked.words ?? [];
  const order = toDropOrder(words, await findVocabulary(db));
  for (let dropped = 0; dropped <= Math.min(TRIES, words.length - 1); dropped += 1) {
    const left = new Set(order.slice(0, dropped));
    const kept = words.filter((word) => !left.has(word));
    const count = await index.count({ ...asked, words: kept });
    if (count > 0) return { ...toWords(words, left), query: toQuery(kept), count };
  }
  return { ...toWords(words, new Set(words)), query: null, count: 0 };
}

function toDropOrder(words: readonly QueryWord[], vocabulary: Vocabulary): readonly QueryWord[] {
  const frequency = new Map(words.map((word) => [word, frequencyOf(word, vocabulary)]));
  return words.toReversed().toSorted((a, b) => (frequency.get(a) ?? 0) - (frequency.get(b) ?? 0));
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
