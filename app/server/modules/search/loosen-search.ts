import type { LoosenedSearch } from '../../../contract/index.ts';
import type { Database } from '../../db/open-database.ts';
import type { SearchSubcategory } from '../search-index/index.ts';
import type { AskedSearch } from './ad-index.ts';
import { answerSearch, askSearch, meantBy, type SearchRequest } from './ask-search.ts';
import { findSource, type SearchSource } from './copy/find-source.ts';
import { namesThing, toParts, type Parts, type QueryPart } from './readings/query-parts.ts';
import { soldIn } from './words/evidence.ts';
import { findMeantScopes } from './words/find-meant-scopes.ts';
import { findVocabulary } from './words/find-vocabulary.ts';
import { phrasesAmong } from './words/phrases-among.ts';
import type { QueryWord } from './words/read-query.ts';
import type { Vocabulary } from './words/vocabulary.ts';

/** Maximum number of parts that are left out. */
const TRIES = 8;

/** A loosened search. */
export interface Loosening {
  readonly loosened: LoosenedSearch;
  /** Number of the subcategory that is searched for goods that no ad has; `null` without one. */
  readonly section: number | null;
}

/** A search that was read, and what it is answered from. */
interface KnownSearch {
  readonly source: SearchSource;
  readonly asked: AskedSearch;
}

/**
 * Reads goods that no ad has as their subcategory, and leaves parts out of a search until an ad has
 * all others: a single one if that is enough, else as few as possible. Words of no title and guesses
 * are the first, then what only qualifies the thing, then numbers and filters, then the rarest
 * words, and the first that may name the thing is the last; of equal ones the last.
 *
 * @param known Of a call that has read the search itself; it is read where left out.
 * @throws {ApiError} As `findAds`.
 */
export async function loosenSearch(
  db: Database,
  { search, body }: SearchRequest,
  known: KnownSearch | null = null,
): Promise<Loosening> {
  const source = known?.source ?? (await findSource(db));
  const asked = known?.asked ?? (await askSearch(db, { search, body }, source));
  const vocabulary = await findVocabulary(db);
  const section = soldSection(asked, vocabulary);
  const parts = toParts({ ...asked, section }, search.query ?? '', vocabulary);
  const counts = new Map<string, number>();
  const count = async (kept: Parts): Promise<number> => {
    const query = textOf(kept);
    const known = kept.length === 0 ? 0 : counts.get(query);
    if (known !== undefined) return known;
    const request = { search: { ...search, query }, body };
    const found = await answerSearch(db, request, {
      answer: (some, index) => index.count(some),
      isEmpty: (one) => one === 0,
      source,
    });
    counts.set(query, found);
    return found;
  };
  const isFound = async (some: Parts) => (await count(some)) > 0;
  const isMeantBy = (some: Parts, { number }: SearchSubcategory) =>
    Array.from(meantBy(textOf(some), vocabulary))[0] === number;
  const left = await findKept(parts, isFound);
  const priced = await atPrice(section, left, { parts, isFound });
  const sold = priced ?? (await inSection(section, left, { parts, isFound, isMeantBy }));
  const kept = sold.length > 0 ? sold : await likeliestOf(asked, vocabulary, isFound);
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

/** Maximum number of subcategories that a part of a name may mean. */
const SURE = 2;

/**
 * The likeliest subcategory, where no ad has any word of the query: by the parts of names among
 * them, else by their roots. None where many are likely.
 */
async function likeliestOf(
  { catalogue, words, meant }: Pick<AskedSearch, 'catalogue' | 'words' | 'meant'>,
  vocabulary: Vocabulary,
  isFound: (kept: Parts) => Promise<boolean>,
): Promise<Parts> {
  const isMeant = meant !== null && meant.size > 0;
  const likely = isMeant ? meant : findMeantScopes(rooted(words ?? [], vocabulary), vocabulary);
  if (likely.size > SURE) return [];
  const section = sectionOf(catalogue, Array.from(likely)[0]);
  const named = section === null ? [] : [nameOf(section)];
  return (await isFound(named)) ? named : [];
}

/** The words of titles or goods that share the longest root with an unknown word. */
function rooted(words: readonly QueryWord[], vocabulary: Vocabulary): readonly QueryWord[] {
  return words.flatMap((word) => {
    const spellings = rootedIn(word.spellings[0] ?? '', vocabulary);
    return spellings.length === 0 ? [] : [{ ...word, spellings, isGuess: false }];
  });
}

/** Shortest root, and the least part of the word that it is. */
const ROOT = 5;
const HALF = 0.5;

function rootedIn(word: string, vocabulary: Vocabulary): readonly string[] {
  for (let at = word.length; at >= Math.max(ROOT, word.length * HALF); at -= 1) {
    const root = word.slice(0, at);
    const found = [...vocabulary.findLonger(root), ...vocabulary.missingOf(root)];
    const first = found.find((one) => one.startsWith(root));
    if (first !== undefined) return [first];
  }
  return [];
}

function nameOf(section: SearchSubcategory): QueryPart {
  return { text: '', section, before: '', rank: Infinity, isPrice: false, there: 0, others: [] };
}

function sectionOf(
  { subcategoryById }: AskedSearch['catalogue'],
  number: number | undefined,
): SearchSubcategory | null {
  return Array.from(subcategoryById.values()).find((one) => one.number === number) ?? null;
}

/** A search with tests of its parts. */
interface Asking {
  readonly parts: Parts;
  readonly isFound: (kept: Parts) => Promise<boolean>;
  /** Whether words alone mean a subcategory before all others. */
  readonly isMeantBy: (kept: Parts, section: SearchSubcategory) => boolean;
}

/**
 * Returns the price in the subcategory of goods that cost more: to «сапоги до 300» other shoes for as
 * much are nearer than dear boots. `null` where the price is kept, or nothing costs so much.
 */
async function atPrice(
  section: SearchSubcategory | null,
  kept: Parts,
  { parts, isFound }: Pick<Asking, 'parts' | 'isFound'>,
): Promise<Parts | null> {
  const prices = parts.filter((part) => part.isPrice && !kept.includes(part));
  if (section === null || prices.length === 0) return null;
  const named = [nameOf(section), ...prices];
  return (await isFound(named)) ? named : null;
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
  const named = nameOf(section);
  const both = words.length < kept.length ? kept : [named, ...words];
  const isThere = await isFound(both);
  const rarest = rarestOf(parts);
  const isOther = rarest !== undefined && words.length < 2 && !words.includes(rarest);
  if (isOther && (await isFound([named, rarest]))) return [named, rarest];
  for (const other of othersOf(parts.filter((part) => !isThere || !words.includes(part)))) {
    const more = [...(isThere ? both : [named]), other];
    if (await isFound(more)) return more;
  }
  if (!isThere) return (await isFound([named])) ? [named] : kept;
  return words.some(namesThing) && isMeantBy(words, section) ? words : both;
}

/** The thing that the fewest ads of the subcategory have; the last of equal ones: «мойка ковров». */
function rarestOf(parts: Parts): QueryPart | undefined {
  return parts
    .filter(({ there }) => there > 0)
    .toReversed()
    .toSorted((a, b) => a.there - b.there)[0];
}

/** Maximum number of other words that are tried. */
const OTHERS = 6;

/** The words of parts and other words for them, the thing's first. */
function othersOf(parts: Parts): Parts {
  return parts
    .toSorted((a, b) => b.rank - a.rank)
    .flatMap((part) => part.others.map((text) => ({ ...part, text, section: null, before: '' })))
    .slice(0, OTHERS);
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
  return isSold ? sectionOf(catalogue, likeliest) : null;
}

function textOf(parts: Parts): string {
  return parts.map(({ before, text, section }) => section?.name ?? before + text).join(' ');
}
