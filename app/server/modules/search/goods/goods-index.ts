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
import { createSpelledWords, type SpelledWords } from '../words/spelled-words.ts';
import { isAdjective } from '../words/subject-of.ru.ts';
import { BEAUTY } from './beauty.ru.ts';
import { BUSINESS } from './business.ru.ts';
import { CARS } from './cars.ru.ts';
import { CLOTHES } from './clothes.ru.ts';
import { ELECTRONICS } from './electronics.ru.ts';
import { HOME } from './home.ru.ts';
import { JOBS } from './jobs.ru.ts';
import { PETS } from './pets.ru.ts';
import { PLACES } from './places.ru.ts';
import { SERVICES } from './services.ru.ts';

/**
 * Goods, trades and animals by the subcategory where people ask for them, whether or not an ad has
 * the word. One row: `subcategory: name name_of_several_words`; a name may be in several rows.
 */
const GOODS_ROWS = parseMeanings(
  CARS + PLACES + ELECTRONICS + SERVICES + JOBS + HOME + BUSINESS + BEAUTY + CLOTHES + PETS,
);

/** Ids of subcategories, each with how much of what a word names is there. */
export type WeighedSections = ReadonlyMap<string, number>;

/** The written list of goods. */
export interface GoodsIndex extends Pick<SpelledWords, 'findSpellings' | 'findLonger'> {
  /** Whether a folded word is one of a name. */
  readonly knows: (word: string) => boolean;
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
const LONG = 4;
const WORD = /^\p{L}{2,}$/u;
/** Minimum length of a Tajik word with an ending. */
const WITH_ENDING = 5;
/** Minimum length of a Latin word that may be a Cyrillic one. */
const TYPED_IN_LATIN = 3;

const NONE: WeighedSections = new Map();
const NO_SECTIONS: ReadonlySet<string> = new Set();

/** Names of goods by their words. */
interface ReadGoods {
  /** Sections of the words that name goods alone, and less of those of longer names. */
  readonly byStem: ReadonlyMap<string, WeighedSections>;
  readonly byPhrase: ReadonlyMap<string, ReadonlySet<string>>;
  /** Words that are found in spite of wrong letters. */
  readonly words: ReadonlySet<string>;
}

function readGoods(): ReadGoods {
  const byStem = new Map<string, Map<string, number>>();
  const parts = new Map<string, Map<string, number>>();
  const byPhrase = new Map<string, Set<string>>();
  const words = new Set<string>();
  const weigh = (weighed: typeof byStem, word: string, [id, weight]: Weight): void => {
    const sections = weighed.get(stemWord(word)) ?? new Map<string, number>();
    weighed.set(stemWord(word), sections.set(id, weight));
  };
  for (const [id, ...names] of GOODS_ROWS) {
    for (const name of names) {
      const own = splitWords(name.replaceAll('_', ' ')).filter((word) => !isStopWord(word));
      const isAlone = !name.includes('_');
      if (own.length > 1) {
        const key = phraseKey(own, stemWord);
        byPhrase.set(key, (byPhrase.get(key) ?? new Set()).add(id));
      }
      for (const word of own.filter((one) => WORD.test(one))) {
        words.add(word);
        weigh(isAlone ? byStem : parts, word, [id, isAlone ? weightOf(id) : PART]);
      }
    }
  }
  return { byStem: new Map([...parts, ...byStem]), byPhrase, words };
}

function weightOf(id: string): number {
  return SELDOM.test(id) ? 1 : OFTEN_WEIGHT;
}

type Weight = readonly [id: string, weight: number];

function createGoodsIndex(): GoodsIndex {
  const { byStem, byPhrase, words } = readGoods();
  const spelled = createSpelledWords(() => true);
  for (const word of words) if (word.length >= LONG) spelled.add(word);
  return {
    findSpellings: spelled.findSpellings,
    findLonger: spelled.findLonger,
    knows: (word) => stemsAmong(byStem, word).length > 0,
    sectionsOf: (word) => {
      const [first = '', ...others] = stemsAmong(byStem, word);
      const sections = byStem.get(first) ?? NONE;
      if (others.length === 0) return sections;
      const most = new Map(sections);
      for (const [id, weight] of others.flatMap((stem) => Array.from(byStem.get(stem) ?? []))) {
        most.set(id, Math.max(weight, most.get(id) ?? 0));
      }
      return most;
    },
    sectionsOfPhrase: (phrase) => byPhrase.get(phraseKey(phrase, ownStem)) ?? NO_SECTIONS,
  };
}

/** The known stems of the word itself, else those of what it means, else of a Tajik word. */
function stemsAmong(known: ReadGoods['byStem'], word: string): readonly string[] {
  const stem = stemWord(word);
  const own = [stem, ...otherForms(word, stem), ownStem(word)].filter((one) => known.has(one));
  if (own.length > 0) return Array.from(new Set(own));
  const meant = queryStems(word).filter((one) => known.has(one));
  if (meant.length > 0 || word.length < WITH_ENDING) return meant;
  const bases = tajikBases(toCyrillicWord(word)).map(stemWord);
  return bases.filter((one) => known.has(one));
}

/**
 * The same in any order where an adjective or a number is among the words: «квартира с ремонтом» is
 * no «ремонт квартиры».
 */
function phraseKey(words: readonly string[], stemOf: (word: string) => string): string {
  const stems = words.map(stemOf);
  const isFree = words.some((word) => isAdjective(word) || /^\p{N}+$/u.test(word));
  return (isFree ? stems.toSorted() : stems).join(' ');
}

/** A Latin word of the list is there as it is written. */
function ownStem(word: string): string {
  const cyrillic = word.length < TYPED_IN_LATIN ? word : toCyrillicWord(word);
  return stemWord(cyrillic);
}

let made: GoodsIndex | null = null;

/** The list, read at the first call: the same for every store. */
export function goodsIndex(): GoodsIndex {
  made ??= createGoodsIndex();
  return made;
}
