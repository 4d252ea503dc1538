import { takeTurns } from '../../../take-turns.ts';
import {
  isStopWord,
  keepRecentWords,
  otherForms,
  queryStems,
  splitWords,
  stemWord,
  tajikBases,
  toCyrillicWord,
} from '../../search-index/index.ts';
import {
  BEGINNING,
  isSpelled,
  SPELLINGS_LIMIT,
  type SpelledWords,
} from '../words/spelling/spelled-words.ts';
import { isAdjective, isVerb } from '../words/subject-of.ru.ts';
import { BEAUTY } from './beauty.ru.ts';
import { BUSINESS } from './business.ru.ts';
import { CARS } from './cars.ru.ts';
import { CLOTHES } from './clothes.ru.ts';
import { ELECTRONICS } from './electronics.ru.ts';
import { createGoodsNames, type GoodsName, type GoodsNames } from './goods-names.ts';
import { createGoodsSpellings, type GoodsSpellings } from './goods-spellings.ts';
import { HOME } from './home.ru.ts';
import { JOBS } from './jobs.ru.ts';
import { PETS } from './pets.ru.ts';
import { PLACES } from './places.ru.ts';
import { REPAIRS } from './repairs.ru.ts';
import { SERVICES } from './services.ru.ts';
import { beginningOf, beginningsOf, isFoldedWord } from './word-beginnings.ru.ts';

/**
 * Goods, trades and animals by the subcategory where people ask for them, whether or not an ad has
 * the word. One row: `subcategory: name name_of_several_words`; a name may be in several rows.
 */
const GOODS_ROWS = [
  CARS,
  PLACES,
  ELECTRONICS,
  REPAIRS,
  SERVICES,
  JOBS,
  HOME,
  BUSINESS,
  BEAUTY,
  CLOTHES,
  PETS,
].join('\n');

/** Ids of subcategories, each with how much of what a word names is there. */
type WeighedSections = ReadonlyMap<string, number>;

/** The written list of goods. */
export interface GoodsIndex extends GoodsSpellings, Pick<SpelledWords, 'findLonger'> {
  /** Whether a name has exactly this folded word. */
  readonly isWritten: (word: string) => boolean;
  /** Returns where the goods of a folded word are; none for a word that names none alone. */
  readonly sectionsOf: (word: string) => WeighedSections;
  /** Returns where the goods of two or three words are. */
  readonly sectionsOfPhrase: (words: readonly string[]) => ReadonlySet<string>;
}

/** Subcategories where people seldom mean a word that is in others too: «миксер» is no lorry first. */
const SELDOM =
  /^(?:business\.|cars\.(?:gruz|avtobus|arenda)|new-buildings\.komm|jobs\.(?:podrabotka|rezyume))/;
const OFTEN_WEIGHT = 2;

/** Part that a word counts for where it is only one of a longer name's. */
const PART = 0.2;
/** Shortest word that is offered in spite of wrong letters, and shortest that is one. */
const LONG = 5;
const WORD = /^\p{L}{2,}$/u;
/** Minimum length of a Tajik word with an ending. */
const WITH_ENDING = 5;
/** Minimum length of a Latin word that may be a Cyrillic one. */
const TYPED_IN_LATIN = 3;

const NONE: WeighedSections = new Map();
const NO_SECTIONS: ReadonlySet<string> = new Set();

type Sections = Map<string, Map<string, number>>;

/**
 * Creates the index of rows of goods. Names with a word that begins alike are read when such a word
 * is first asked for: stemming all would take longer than the rest of the start.
 */
export function createGoodsIndex(rows: string): GoodsIndex {
  const names = createGoodsNames(rows);
  const phrases = createPhrases();
  const { read, find, wordsOf: wordsBegun } = createSections(names, phrases);
  const spelled = createGoodsSpellings(() =>
    names.wordsFrom(LONG).filter((word) => !isStopWord(word)),
  );
  const sections = keepRecentWords((word): WeighedSections => {
    const [first = '', ...others] = stemsAmong((stem) => find(stem) !== undefined, word);
    const own = find(first) ?? NONE;
    if (others.length === 0) return own;
    const most = new Map(own);
    for (const [id, weight] of others.flatMap((stem) => Array.from(find(stem) ?? []))) {
      most.set(id, Math.max(weight, most.get(id) ?? 0));
    }
    return most;
  });
  const sectionsOfText = keepRecentWords((text): ReadonlySet<string> => {
    const phrase = text.split(' ');
    const cyrillic = phrase.map(cyrillicOf);
    for (const words of [phrase, cyrillic]) read(beginningOf(longestOf(words)));
    return (
      phrases.idsOf(beginningsOf(phrase), () => phraseKey(phrase, stemWord)) ??
      phrases.idsOf(beginningsOf(cyrillic), () => phraseKey(phrase, cyrillicStem)) ??
      NO_SECTIONS
    );
  });
  return {
    findSpellings: spelled.findSpellings,
    prepare: async () => {
      await spelled.prepare();
      await takeTurns(names.beginnings(), read);
    },
    findLonger: (beginning) => {
      if (beginning.length < BEGINNING) return [];
      return wordsBegun(beginningOf(beginning))
        .filter((word) => word.length >= LONG && word.startsWith(beginning) && isSpelled(word))
        .slice(0, SPELLINGS_LIMIT);
    },
    isWritten: (word) => wordsBegun(beginningOf(word)).includes(word),
    sectionsOf: sections.find,
    sectionsOfPhrase: (phrase) => sectionsOfText.find(phrase.join(' ')),
  };
}

/** Subcategories by the stems of words, of those beginnings that were asked for. */
interface ReadSections {
  readonly read: (beginning: string) => void;
  /** Returns where the goods of a stem are: those that it names alone, else those of longer names. */
  readonly find: (stem: string) => WeighedSections | undefined;
  /** Returns the words that begin so, in the order of their names. */
  readonly wordsOf: (beginning: string) => readonly string[];
}

function createSections(names: GoodsNames, phrases: Phrases): ReadSections {
  const whole: Sections = new Map();
  const parts: Sections = new Map();
  const wordsByBeginning = new Map<string, ReadonlySet<string>>();
  const read = (beginning: string): void => {
    if (wordsByBeginning.has(beginning) || beginning === '') return;
    const words = new Set<string>();
    wordsByBeginning.set(beginning, words);
    for (const name of names.namesWith(beginning)) {
      const begun = wordsOf(name.text).filter((word) => beginningOf(word) === beginning);
      // Not for a stop word: names of the same words are added together, in their order.
      if (begun.length > 0) phrases.add(name);
      const isAlone = !name.text.includes('_');
      const sections = isAlone ? whole : parts;
      for (const word of begun.filter((one) => WORD.test(one))) {
        words.add(word);
        const stem = stemWord(word);
        const own = sections.get(stem) ?? new Map<string, number>();
        sections.set(stem, own.set(name.id, isAlone ? weightOf(name.id) : PART));
      }
    }
  };
  return {
    read,
    find: (stem) => {
      read(beginningOf(stem));
      return whole.get(stem) ?? parts.get(stem);
    },
    wordsOf: (beginning) => {
      read(beginning);
      return Array.from(wordsByBeginning.get(beginning) ?? []);
    },
  };
}

/** Names of several words, which are stemmed when words that begin like theirs are asked for. */
interface Phrases {
  /** Adds a name; one that is there, or has a single word, is left. */
  readonly add: (name: GoodsName) => void;
  /** Returns the subcategories of words by their `beginningsOf` and their `phraseKey`. */
  readonly idsOf: (beginnings: string, key: () => string) => ReadonlySet<string> | undefined;
}

function createPhrases(): Phrases {
  const offsets = new Set<number>();
  const waiting = new Map<string, GoodsName[]>();
  const idsByKey = new Map<string, Set<string>>();
  return {
    add: (name) => {
      if (offsets.has(name.offset)) return;
      offsets.add(name.offset);
      const words = wordsOf(name.text);
      if (words.length < 2) return;
      const beginnings = beginningsOf(words);
      waiting.set(beginnings, [...(waiting.get(beginnings) ?? []), name]);
    },
    idsOf: (beginnings, key) => {
      const names = waiting.get(beginnings);
      if (names === undefined) return undefined;
      for (const { text, id } of names.splice(0)) {
        const own = phraseKey(wordsOf(text), stemWord);
        idsByKey.set(own, (idsByKey.get(own) ?? new Set()).add(id));
      }
      return idsByKey.get(key());
    },
  };
}

function longestOf(words: readonly string[]): string {
  return words.reduce((longest, word) => (word.length > longest.length ? word : longest), '');
}

/** Returns the folded words of a name; most are folded, and without other signs. */
function wordsOf(name: string): readonly string[] {
  return name
    .split('_')
    .flatMap((word) => (isFoldedWord(word) ? [word] : splitWords(word)))
    .filter((word) => !isStopWord(word));
}

function weightOf(id: string): number {
  return SELDOM.test(id) ? 1 : OFTEN_WEIGHT;
}

/** The known stems of the word itself, else those of what it means, else of a Tajik word. */
function stemsAmong(isKnown: (stem: string) => boolean, word: string): readonly string[] {
  const stem = stemWord(word);
  const own = [stem, ...otherForms(word, stem), cyrillicStem(word)].filter(isKnown);
  if (own.length > 0) return Array.from(new Set(own));
  const meant = queryStems(word).filter(isKnown);
  if (meant.length > 0 || word.length < WITH_ENDING) return meant;
  const bases = tajikBases(toCyrillicWord(word)).map(stemWord);
  return bases.filter(isKnown);
}

/**
 * The same in any order where an adjective, a verb or a number is among the words: «квартира с ремонтом» is
 * no «ремонт квартиры».
 */
function phraseKey(words: readonly string[], stemOf: (word: string) => string): string {
  const stems = words.map(stemOf);
  const isFree = words.some((word) => isAdjective(word) || isVerb(word) || /^\p{N}+$/u.test(word));
  return (isFree ? stems.toSorted() : stems).join(' ');
}

/** The stem of a word, of a Latin one that of the Cyrillic one that it is typed for. */
function cyrillicStem(word: string): string {
  return stemWord(cyrillicOf(word));
}

function cyrillicOf(word: string): string {
  return word.length < TYPED_IN_LATIN ? word : toCyrillicWord(word);
}

let index: GoodsIndex | null = null;

/** The written list: the same for every store. */
export function goodsIndex(): GoodsIndex {
  return (index ??= createGoodsIndex(GOODS_ROWS));
}
