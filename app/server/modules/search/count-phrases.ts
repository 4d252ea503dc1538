import { STOP_WORDS } from '../search-index/index.ts';

/** A phrase of titles of published ads. */
export interface Phrase {
  readonly text: string;
  /** Number of sellers with it in a title. */
  readonly count: number;
  /** The category with most of them. */
  readonly categoryId: string;
}

/** Maximum number of words in a phrase. */
const LENGTH = 3;
/** Minimum number of sellers with a suggested phrase, and maximum number of phrases. */
const MIN_COUNT = 3;
const KEPT = 20_000;
/** Share of a phrase's sellers with the same next word, from which the phrase is dropped. */
const HARDLY_ALONE = 0.8;
/** Minimum length of a word that is a phrase by itself. */
const MIN_WORD = 3;

/** A title of a published ad. */
interface SoldTitle {
  readonly title: string;
  readonly categoryId: string;
  readonly ownerId: number;
}

/** Counts the phrases of titles incrementally, each once per seller. */
export interface PhraseCounter {
  /** The titles of one seller come one after another. */
  readonly add: (sold: SoldTitle) => void;
  /** The commonest first. */
  readonly phrases: () => readonly Phrase[];
}

/** Creates an empty counter. */
export function countPhrases(): PhraseCounter {
  const counts = new Map<string, Map<string, number>>();
  let owner: number | null = null;
  let ofOwner = new Set<string>();
  return {
    add: ({ title, categoryId, ownerId }) => {
      if (owner !== ownerId) ofOwner = new Set();
      owner = ownerId;
      for (const phrase of phrasesOf(title).difference(ofOwner)) {
        ofOwner.add(phrase);
        const places = counts.get(phrase) ?? new Map<string, number>();
        places.set(categoryId, (places.get(categoryId) ?? 0) + 1);
        counts.set(phrase, places);
      }
    },
    phrases: () =>
      withoutParts(Array.from(counts, ([text, places]) => toPhrase(text, places)))
        .toSorted((a, b) => b.count - a.count || (a.text < b.text ? -1 : 1))
        .slice(0, KEPT),
  };
}

/** Drops phrases that are mostly a part of a longer one: «Toyota Land» of Land Cruisers. */
function withoutParts(phrases: readonly Phrase[]): readonly Phrase[] {
  const common = phrases.filter(({ count }) => count >= MIN_COUNT);
  const longest = new Map<string, number>();
  for (const { text, count } of common) {
    const part = text.slice(0, Math.max(0, text.lastIndexOf(' ')));
    longest.set(part, Math.max(longest.get(part) ?? 0, count));
  }
  return common.filter(({ text, count }) => (longest.get(text) ?? 0) < count * HARDLY_ALONE);
}

/**
 * Returns the runs of one to three words, without duplicates and without stop words at either end.
 */
function phrasesOf(title: string): ReadonlySet<string> {
  const words = title.match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu)?.map(spell) ?? [];
  const found = new Set<string>();
  for (let from = 0; from < words.length; from += 1) {
    for (let to = from + 1; to <= Math.min(words.length, from + LENGTH); to += 1) {
      const run = words.slice(from, to);
      if (isMeaningful(run)) found.add(run.join(' '));
    }
  }
  return found;
}

function isMeaningful(run: readonly string[]): boolean {
  const [first = '', last = ''] = [run[0], run.at(-1)];
  if (STOP_WORDS.has(first.toLowerCase()) || STOP_WORDS.has(last.toLowerCase())) return false;
  if (!/^\p{L}/u.test(first) || hasQuantity(run)) return false;
  return run.length > 1 || first.length >= MIN_WORD;
}

/** Whether a number follows a Russian word: it is a quantity and not a part of a name. */
function hasQuantity(run: readonly string[]): boolean {
  return run.some(
    (word, at) => /^\p{N}/u.test(word) && !/\p{Script=Latin}/u.test(run[at - 1] ?? ''),
  );
}

/** Keeps the spelling of words in Latin letters, and lowers the case of other words. */
function spell(word: string): string {
  return /\p{Script=Latin}/u.test(word) ? word : word.toLowerCase();
}

function toPhrase(text: string, places: ReadonlyMap<string, number>): Phrase {
  const byCount = Array.from(places).toSorted(([, a], [, b]) => b - a);
  const count = byCount.reduce((sum, [, one]) => sum + one, 0);
  return { text, count, categoryId: byCount[0]?.[0] ?? '' };
}
