import {
  foldLetters,
  PRICE_KEY,
  type Catalogue,
  type SearchSubcategory,
} from '../../search-index/index.ts';
import { isMake, isNaming, isPart } from '../words/evidence.ts';
import { findMeantScopes } from '../words/find-meant-scopes.ts';
import { phrasesAmong } from '../words/phrases-among.ts';
import type { QueryWord } from '../words/read-query.ts';
import { findRelated, isUnderstood, scopesOf } from '../words/spelling/to-spellings.ts';
import { isAdjective, isVerb, prepositionBefore } from '../words/subject-of.ru.ts';
import type { Vocabulary } from '../words/vocabulary.ts';

/** A word of a query, or words that are read as one filter. */
export interface QueryPart {
  readonly text: string;
  /** The subcategory of goods that no ad has: its name is searched instead. */
  readonly section: SearchSubcategory | null;
  /** The preposition before it in the query, by which it is read as a qualifier: «для ». */
  readonly before: string;
  /** The lower, the sooner it is left out. */
  readonly rank: number;
  /** Whether it is read as the price. */
  readonly isPrice: boolean;
  /** Number of ads of the subcategory of goods that the word names as a thing; 0 for other words. */
  readonly there: number;
  /** What titles of the subcategory of goods have for the thing: «витрина» for «витринный». */
  readonly others: readonly string[];
}

export type Parts = readonly QueryPart[];

interface ReadParts {
  readonly catalogue: Catalogue;
  readonly words: readonly QueryWord[] | null;
  readonly applied: readonly { readonly words: string; readonly key: string }[];
  /** Numbers of the meant subcategories, the likeliest first. */
  readonly likely: ReadonlySet<number>;
  /** The likeliest subcategory where the goods of the query are sold; `null` without any. */
  readonly section: SearchSubcategory | null;
}

/** Splits a query into its words and the words of its filters, in its order. */
export function toParts(
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
    isPrice: false,
    there: section === null ? 0 : adsThere(word, { words: words ?? [], section, vocabulary }),
    others: section === null ? [] : otherWords(word, section.number, vocabulary),
  }));
  const things = ranked.filter(({ rank }) => rank > THING);
  const nouns = things.filter(({ text }) => !isAdjective(text) && !isVerb(text));
  const [first = things[0]] = nouns;
  const isOfCar = first !== undefined && isMake(first.text, vocabulary);
  const [likeliest = 0] = likely;
  const isThere = (text: string) =>
    vocabulary.has(text) && (vocabulary.countByScope(text).get(likeliest) ?? 0) >= 1;
  const part = isOfCar
    ? nouns.find(({ text }) => isPart([text], vocabulary) && isThere(text))
    : undefined;
  const head = part ?? first;
  const all = [
    ...ranked.map((part) => (part === head ? { ...part, rank: Infinity } : part)),
    ...applied.map((filter) => ({
      text: filter.words.trim(),
      section: null,
      before: '',
      rank: FILTER,
      isPrice: filter.key === PRICE_KEY,
      there: 0,
      others: [],
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

/** Number of ads in a subcategory that a word names as their thing. */
function adsThere(
  word: QueryWord,
  {
    words,
    section,
    vocabulary,
  }: Pick<KnownSections, 'words' | 'vocabulary'> & {
    readonly section: SearchSubcategory;
  },
): number {
  const [typed = ''] = word.spellings;
  if (word.isQualifier || word.isGuess || !/^\p{L}{2,}$/u.test(typed) || isVerb(typed)) return 0;
  if (isAdjective(typed) && (word !== words[0] || !isNaming(word, words, vocabulary))) return 0;
  const sold = vocabulary.goods.countByScope(typed).get(section.number) ?? 0;
  const index = words.indexOf(word);
  const isNamed = phrasesAmong(words, vocabulary).some(
    ({ indexes, scopes }) => indexes.includes(index) && scopes.has(section.number),
  );
  if (sold < 1 && !isNamed) return 0;
  const titled = word.spellings.filter((one) => vocabulary.has(one));
  return titled.reduce(
    (sum, one) => sum + (vocabulary.countByScope(one).get(section.number) ?? 0),
    0,
  );
}

/** The word itself and others of its thing or its root, as far as a subcategory has them. */
function otherWords(
  { spellings }: QueryWord,
  scope: number,
  vocabulary: Vocabulary,
): readonly string[] {
  const [typed = ''] = spellings;
  if (!/^\p{L}{2,}$/u.test(typed) || isVerb(typed)) return [];
  const others = spellings.flatMap((one) => [
    ...vocabulary.meaningsOf(one),
    ...findRelated(one, vocabulary),
  ]);
  return Array.from(new Set([...spellings, ...others])).filter(
    (one) => vocabulary.has(one) && (vocabulary.countByScope(one).get(scope) ?? 0) >= 1,
  );
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
  if (word.spellings.every(isVerb)) return 1;
  // A state, as of a choice of sellers: «дизель».
  if (!word.spellings.some((one) => vocabulary.has(one)) && !isSold(word, vocabulary)) {
    return MANY + frequency;
  }
  const isNumber = word.spellings.every((one) => /^\p{N}+$/u.test(one));
  const isThere = likeliest !== undefined && scopesOf(word.spellings, vocabulary).has(likeliest);
  // «Репетитор по математике 9 класс»: the class is left out before the subject.
  if (word.isQualifier) return (isThere && !isNumber ? MANY : 1) + frequency;
  const isSign = word.spellings.every((one) => one.length === 1);
  return isNumber || isSign ? FILTER : THING + frequency;
}

function isSold({ spellings }: QueryWord, vocabulary: Vocabulary): boolean {
  return spellings.some((one) => vocabulary.isGoods(one));
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

/** Whether a part may name the thing that is sought. */
export function namesThing({ text, rank }: QueryPart): boolean {
  return rank > THING && /^\p{L}{2,}$/u.test(text) && !isAdjective(text);
}
