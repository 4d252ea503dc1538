import type { LoosenedSearch } from '../../../contract/index.ts';
import type { Database } from '../../db/open-database.ts';
import { foldLetters, type Catalogue, type SearchSubcategory } from '../search-index/index.ts';
import type { AskedSearch } from './ad-index.ts';
import { answerSearch, askSearch, meantBy, type SearchRequest } from './ask-search.ts';
import { findSource, type SearchSource } from './copy/find-source.ts';
import { soldIn } from './words/evidence.ts';
import { findMeantScopes } from './words/find-meant-scopes.ts';
import { findVocabulary } from './words/find-vocabulary.ts';
import { phrasesAmong } from './words/phrases-among.ts';
import type { QueryWord } from './words/read-query.ts';
import { isAdjective, prepositionBefore } from './words/subject-of.ru.ts';
import { isUnderstood, scopesOf } from './words/to-spellings.ts';
import type { Vocabulary } from './words/vocabulary.ts';

/** Maximum number of parts that are left out. */
const TRIES = 8;

/** A word of a query, or words that are read as one filter. */
interface QueryPart {
  readonly text: string;
  /** The subcategory of goods that no ad has: its name is searched instead. */
  readonly section: SearchSubcategory | null;
  /** The preposition before it in the query, by which it is read as a qualifier: «для ». */
  readonly before: string;
  /** The lower, the sooner it is left out. */
  readonly rank: number;
}

type Parts = readonly QueryPart[];

/** A loosened search. */
export interface Loosening {
  readonly loosened: LoosenedSearch;
  /** Number of the subcategory that is searched for goods that no ad has; `null` without one. */
  readonly section: number | null;
}

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
): Promise<Loosening> {
  const source = known ?? (await findSource(db));
  const asked = await askSearch(db, { search, body }, { catalogue: source.catalogue });
  const vocabulary = await findVocabulary(db);
  const section = soldSection(asked, vocabulary);
  const parts = toParts({ ...asked, section }, search.query ?? '', vocabulary);
  const count = async (kept: Parts): Promise<number> => {
    if (kept.length === 0) return 0;
    const request = { search: { ...search, query: textOf(kept) }, body };
    return answerSearch(db, request, {
      answer: (some, index) => index.count(some),
      isEmpty: (found) => found === 0,
      source,
    });
  };
  const isFound = async (some: Parts) => (await count(some)) > 0;
  const isMeantBy = (some: Parts, { number }: SearchSubcategory) =>
    Array.from(meantBy(textOf(some), vocabulary))[0] === number;
  const left = await findKept(parts, isFound);
  const kept = await inSection(section, left, { parts, isFound, isMeantBy });
  const isKept = (part: QueryPart): boolean => part.section === null && kept.includes(part);
  const loosened = {
    words: parts.map((part) => ({ text: part.text, is_kept: isKept(part) })),
    query: kept.length === 0 ? null : textOf(kept),
    count: await count(kept),
  };
  const isNamed = kept.length < parts.length || kept.some((part) => part.section !== null);
  return { loosened, section: isNamed ? (section?.number ?? null) : null };
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

/** A search with tests of its parts. */
interface Asking {
  readonly parts: Parts;
  readonly isFound: (kept: Parts) => Promise<boolean>;
  /** Whether words alone mean a subcategory before all others. */
  readonly isMeantBy: (kept: Parts, section: SearchSubcategory) => boolean;
}

/**
 * Returns what is left of a search in the subcategory of its goods, or that alone where it has none
 * of what is left: «инвалидная коляска» is no pram. The name of a subcategory that the rest means
 * anyway is left out: «беларус трактор» is found by the tractor.
 */
async function inSection(
  section: SearchSubcategory | null,
  kept: Parts,
  { parts, isFound, isMeantBy }: Asking,
): Promise<Parts> {
  const isAll = parts.every((part) => part.section === null && kept.includes(part));
  if (section === null || isAll) return kept;
  const words = kept.filter((part) => part.section === null);
  const named = { text: '', section, before: '', rank: Infinity };
  const both = words.length < kept.length ? kept : [named, ...words];
  if (!(await isFound(both))) return (await isFound([named])) ? [named] : kept;
  const isThing = words.some(
    ({ text, rank }) => rank > THING && /^\p{L}{2,}$/u.test(text) && !isAdjective(text),
  );
  return isThing && isMeantBy(words, section) ? words : both;
}

/** Finds the likeliest subcategory of a query, when goods that it names are sold there. */
function soldSection(
  { catalogue, words, meant }: Pick<AskedSearch, 'catalogue' | 'words' | 'meant'>,
  vocabulary: Vocabulary,
): SearchSubcategory | null {
  const [likeliest] = meant ?? [];
  if (likeliest === undefined) return null;
  const first = (words ?? [])
    .map(({ spellings }, _, { length }) => soldIn({ spellings, isAlone: length === 1 }, vocabulary))
    .find(({ size }) => size > 0);
  const phrases = phrasesAmong(words ?? [], vocabulary);
  const isSold =
    first?.has(likeliest) === true || phrases.some(({ scopes }) => scopes.has(likeliest));
  const places = Array.from(catalogue.subcategoryById.values());
  return isSold ? (places.find(({ number }) => number === likeliest) ?? null) : null;
}

function textOf(parts: Parts): string {
  return parts.map(({ before, text, section }) => section?.name ?? before + text).join(' ');
}

interface ReadParts {
  readonly catalogue: Catalogue;
  readonly words: readonly QueryWord[] | null;
  readonly applied: readonly { readonly words: string }[];
  /** Numbers of the meant subcategories, the likeliest first. */
  readonly likely: ReadonlySet<number>;
  /** The likeliest subcategory where the goods of the query are sold; `null` without any. */
  readonly section: SearchSubcategory | null;
}

/** Splits a query into its words and the words of its filters, in its order. */
function toParts(
  { catalogue, words, applied, likely, section }: ReadParts,
  query: string,
  vocabulary: Vocabulary,
): Parts {
  const typed = foldLetters(query);
  const ranked = (words ?? []).map((word) => ({
    text: textOfWord(word),
    section: sectionOf(word, { words: words ?? [], catalogue, vocabulary, section }),
    before: word.isQualifier ? prepositionBefore(textOfWord(word), typed) : '',
    rank: rankOf(word, Array.from(likely)[0], vocabulary),
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
  readonly section: SearchSubcategory | null;
}

/**
 * Finds the subcategory of a word for goods that no ad has, the likeliest by all words;
 * `null` for other words.
 */
function sectionOf(
  word: QueryWord,
  { words, catalogue, vocabulary, section }: KnownSections,
): SearchSubcategory | null {
  const { spellings, isQualifier } = word;
  if (isQualifier || spellings.some((one) => vocabulary.has(one))) return null;
  const goods = { ...word, spellings: vocabulary.missingOf(textOfWord(word)) };
  if (goods.spellings.length > 0 && section !== null) return section;
  const own = findMeantScopes([goods], vocabulary);
  const byAll = findMeantScopes(
    words.map((one) => (one === word ? goods : one)),
    vocabulary,
  );
  const [likeliest] = [...byAll.intersection(own), ...own];
  const places = Array.from(catalogue.subcategoryById.values());
  return places.find(({ number }) => number === likeliest) ?? null;
}

/** More than the number of ads of any word. */
const MANY = 10 ** 9;
/** Numbers and filters, whatever the number of their ads. */
const FILTER = 2 * MANY;
/** Words that may name a thing have more. */
const THING = 3 * MANY;

function rankOf(word: QueryWord, likeliest: number | undefined, vocabulary: Vocabulary): number {
  const frequency = frequencyOf(word, vocabulary);
  const isKnown = word.spellings.some((one) => isUnderstood(one, vocabulary));
  if (frequency === 0 || word.isGuess || !isKnown) return 0;
  const isNumber = word.spellings.every((one) => /^\p{N}+$/u.test(one));
  const isThere = likeliest !== undefined && scopesOf(word.spellings, vocabulary).has(likeliest);
  // «Репетитор по математике 9 класс»: the class is left out before the subject.
  if (word.isQualifier) return (isThere && !isNumber ? MANY : 1) + frequency;
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
