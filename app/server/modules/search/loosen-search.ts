import type { LoosenedSearch } from '../../../contract/index.ts';
import type { Database } from '../../db/open-database.ts';
import { foldLetters, type Catalogue } from '../search-index/index.ts';
import { answerSearch, askSearch, type SearchRequest } from './ask-search.ts';
import { findSource, type SearchSource } from './copy/find-source.ts';
import { findMeantScopes } from './words/find-meant-scopes.ts';
import { findVocabulary } from './words/find-vocabulary.ts';
import type { QueryWord } from './words/read-query.ts';
import { isAdjective, prepositionBefore } from './words/subject-of.ru.ts';
import type { Vocabulary } from './words/vocabulary.ts';

/** Maximum number of parts that are left out. */
const TRIES = 8;

/** A word of a query, or words that are read as one filter. */
interface QueryPart {
  readonly text: string;
  /** Name of the subcategory of goods that no ad has: it is searched instead. */
  readonly section: string | null;
  /** The preposition before it in the query, by which it is read as a qualifier: «для ». */
  readonly before: string;
  /** The lower, the sooner it is left out. */
  readonly rank: number;
}

type Parts = readonly QueryPart[];

/**
 * Reads goods that no ad has as their subcategory, and leaves parts out of a search until an ad has
 * all others: a single one if that is enough, else as few as possible. Words of no title and guesses
 * are the first, then what only qualifies the thing, then numbers and filters, then the rarest
 * words, and the first that may name the thing is the last; of equal ones the last.
 *
 * @param known Of a call that has answered the search itself; it is found where left out.
 * @throws {ApiError} As `findAds`.
 */
export async function loosenSearch(
  db: Database,
  { search, body }: SearchRequest,
  known: SearchSource | null = null,
): Promise<LoosenedSearch> {
  const source = known ?? (await findSource(db));
  const asked = await askSearch(db, { search, body }, { catalogue: source.catalogue });
  const parts = toParts(asked, search.query ?? '', await findVocabulary(db));
  const count = async (kept: Parts): Promise<number> => {
    if (kept.length === 0) return 0;
    const request = { search: { ...search, query: textOf(kept) }, body };
    return answerSearch(db, request, {
      answer: (some, index) => index.count(some),
      isEmpty: (found) => found === 0,
      source,
    });
  };
  const kept = await findKept(parts, async (some) => (await count(some)) > 0);
  const isKept = (part: QueryPart): boolean => part.section === null && kept.includes(part);
  return {
    words: parts.map((part) => ({ text: part.text, is_kept: isKept(part) })),
    query: kept.length === 0 ? null : textOf(kept),
    count: await count(kept),
  };
}

/** Finds the parts to keep; empty when no ad has any of the first that are tried. */
async function findKept(parts: Parts, isFound: (kept: Parts) => Promise<boolean>): Promise<Parts> {
  if (await isFound(parts)) return parts;
  const order = parts.toReversed().toSorted((a, b) => a.rank - b.rank);
  const without = (left: Parts) => parts.filter((part) => !left.includes(part));
  const droppable = order.slice(0, Math.min(TRIES, parts.length - 1));
  for (const part of droppable) {
    if (await isFound(without([part]))) return without([part]);
  }
  for (let dropped = 2; dropped <= droppable.length; dropped += 1) {
    const left = order.slice(0, dropped);
    if (!(await isFound(without(left)))) continue;
    let kept = without(left);
    for (const part of left.toReversed()) {
      const more = parts.filter((one) => one === part || kept.includes(one));
      if (await isFound(more)) kept = more;
    }
    return kept;
  }
  return [];
}

function textOf(parts: Parts): string {
  return parts.map(({ before, text, section }) => section ?? before + text).join(' ');
}

interface ReadParts {
  readonly catalogue: Catalogue;
  readonly words: readonly QueryWord[] | null;
  readonly applied: readonly { readonly words: string }[];
}

/** Splits a query into its words and the words of its filters, in its order. */
function toParts(
  { catalogue, words, applied }: ReadParts,
  query: string,
  vocabulary: Vocabulary,
): Parts {
  const typed = foldLetters(query);
  const ranked = (words ?? []).map((word) => ({
    text: textOfWord(word),
    section: sectionOf(word, { words: words ?? [], catalogue, vocabulary }),
    before: word.isQualifier ? prepositionBefore(textOfWord(word), typed) : '',
    rank: rankOf(word, vocabulary),
  }));
  const things = ranked.filter(({ rank }) => rank > THING);
  const head = things.find(({ text }) => !isAdjective(text)) ?? things[0];
  const all = [
    ...ranked.map((part) => (part === head ? { ...part, rank: Infinity } : part)),
    ...applied.map((filter) => ({
      text: filter.words.trim(),
      section: null,
      before: '',
      rank: FILTER,
    })),
  ];
  const indexOf = ({ text }: QueryPart): number => typed.indexOf(foldLetters(text));
  return applied.length === 0 ? all : all.toSorted((a, b) => indexOf(a) - indexOf(b));
}

interface KnownSections {
  /** All words of the query. */
  readonly words: readonly QueryWord[];
  readonly catalogue: Catalogue;
  readonly vocabulary: Vocabulary;
}

/**
 * Finds the name of the subcategory of a word for goods that no ad has, the likeliest by all words;
 * `null` for other words.
 */
function sectionOf(
  word: QueryWord,
  { words, catalogue, vocabulary }: KnownSections,
): string | null {
  const { spellings, isQualifier } = word;
  if (isQualifier || spellings.some((one) => vocabulary.has(one))) return null;
  const goods = { ...word, spellings: vocabulary.missingOf(textOfWord(word)) };
  const own = findMeantScopes([goods], vocabulary);
  const byAll = findMeantScopes(
    words.map((one) => (one === word ? goods : one)),
    vocabulary,
  );
  const [likeliest] = [...byAll.intersection(own), ...own];
  const places = Array.from(catalogue.subcategoryById.values());
  return places.find(({ number }) => number === likeliest)?.name ?? null;
}

/** More than the number of ads of any word. */
const MANY = 10 ** 9;
/** Numbers and filters, whatever the number of their ads. */
const FILTER = 2 * MANY;
/** Words that may name a thing have more. */
const THING = 3 * MANY;

function rankOf(word: QueryWord, vocabulary: Vocabulary): number {
  const frequency = frequencyOf(word, vocabulary);
  if (frequency === 0 || word.isGuess) return 0;
  if (word.isQualifier) return MANY + frequency;
  const isNumber = word.spellings.every((one) => /^\p{N}+$/u.test(one));
  return isNumber ? FILTER : THING + frequency;
}

/** Number of ads that a word names. */
function frequencyOf({ spellings }: QueryWord, vocabulary: Vocabulary): number {
  return spellings
    .flatMap((word) => Array.from(vocabulary.countByScope(word).values()))
    .reduce((sum, count) => sum + count, 0);
}

/** As typed. */
function textOfWord({ spellings }: QueryWord): string {
  return spellings[0] ?? '';
}
