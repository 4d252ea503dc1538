import { takeTurns } from '../../../take-turns.ts';
import {
  isStopWord,
  otherForms,
  parseMeanings,
  queryStems,
  splitWords,
  stemWord,
  tajikBases,
  toCyrillicWord,
} from '../../search-index/index.ts';
import { createSpelledWords, type SpelledWords } from '../words/spelling/spelled-words.ts';
import { isAdjective, isVerb } from '../words/subject-of.ru.ts';
import { BEAUTY } from './beauty.ru.ts';
import { BUSINESS } from './business.ru.ts';
import { CARS } from './cars.ru.ts';
import { CLOTHES } from './clothes.ru.ts';
import { ELECTRONICS } from './electronics.ru.ts';
import { HOME } from './home.ru.ts';
import { JOBS } from './jobs.ru.ts';
import { PETS } from './pets.ru.ts';
import { PLACES } from './places.ru.ts';
import { REPAIRS } from './repairs.ru.ts';
import { SERVICES } from './services.ru.ts';

/**
 * Goods, trades and animals by the subcategory where people ask for them, whether or not an ad has
 * the word. One row: `subcategory: name name_of_several_words`; a name may be in several rows.
 */
const GOODS_ROWS = parseMeanings(
  CARS +
    PLACES +
    ELECTRONICS +
    REPAIRS +
    SERVICES +
    JOBS +
    HOME +
    BUSINESS +
    BEAUTY +
    CLOTHES +
    PETS,
);

/** Ids of subcategories, each with how much of what a word names is there. */
type WeighedSections = ReadonlyMap<string, number>;

/** The written list of goods. */
export interface GoodsIndex extends Pick<SpelledWords, 'findSpellings' | 'findLonger'> {
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

interface GrowingIndex extends GoodsIndex {
  readonly add: (name: string, id: string) => void;
}

type Sections = Map<string, Map<string, number>>;

function createGoodsIndex(): GrowingIndex {
  /** By words that name goods alone. */
  const whole: Sections = new Map();
  /** By words of longer names. */
  const parts: Sections = new Map();
  const byPhrase = new Map<string, Set<string>>();
  const words = new Set<string>();
  const spelled = createSpelledWords(() => true);
  const find = (stem: string) => whole.get(stem) ?? parts.get(stem);
  const has = (stem: string): boolean => whole.has(stem) || parts.has(stem);
  const addWord = (word: string, id: string, isAlone: boolean): void => {
    const sections = isAlone ? whole : parts;
    const own = sections.get(stemWord(word)) ?? new Map<string, number>();
    sections.set(stemWord(word), own.set(id, isAlone ? weightOf(id) : PART));
    if (words.has(word)) return;
    words.add(word);
    if (word.length >= LONG) spelled.add(word);
  };
  return {
    add: (name, id) => {
      const own = splitWords(name.replaceAll('_', ' ')).filter((word) => !isStopWord(word));
      if (own.length > 1) {
        const key = phraseKey(own, stemWord);
        byPhrase.set(key, (byPhrase.get(key) ?? new Set()).add(id));
      }
      for (const word of own) if (WORD.test(word)) addWord(word, id, !name.includes('_'));
    },
    findSpellings: spelled.findSpellings,
    findLonger: spelled.findLonger,
    sectionsOf: (word) => {
      const [first = '', ...others] = stemsAmong(has, word);
      const sections = find(first) ?? NONE;
      if (others.length === 0) return sections;
      const most = new Map(sections);
      for (const [id, weight] of others.flatMap((stem) => Array.from(find(stem) ?? []))) {
        most.set(id, Math.max(weight, most.get(id) ?? 0));
      }
      return most;
    },
    sectionsOfPhrase: (phrase) =>
      byPhrase.get(phraseKey(phrase, stemWord)) ??
      byPhrase.get(phraseKey(phrase, cyrillicStem)) ??
      NO_SECTIONS,
  };
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
  const cyrillic = word.length < TYPED_IN_LATIN ? word : toCyrillicWord(word);
  return stemWord(cyrillic);
}

const index = createGoodsIndex();
let filling: Promise<void> | null = null;

/** The list: the same for every store, and empty until it is filled. */
export function goodsIndex(): GoodsIndex {
  return index;
}

/** Reads the list at the first call; other calls are handled meanwhile. */
export function fillGoodsIndex(): Promise<void> {
  const names = GOODS_ROWS.flatMap(([id, ...own]) => own.map((name) => [name, id] as const));
  filling ??= takeTurns(names, ([name, id]) => index.add(name, id));
  return filling;
}
