import {
  keepRecentWords,
  MEANING_WORDS,
  meantWords,
  nameKeys,
  queryKeys,
  splitWords,
  stemWord,
  TRADE_WORDS,
  tradeMeanings,
} from '../../search-index/index.ts';
import { createGoodsWords, type GoodsWords } from '../goods/goods-words.ts';
import {
  createSpelledWords,
  createSureWords,
  type SpelledWords,
} from './spelling/spelled-words.ts';
import { subjectOf } from './subject-of.ru.ts';
import { createTitleHeads } from './title-heads.ts';

/**
 * Words of the published ads' titles, of their subcategories' names, and of the makes by which
 * sellers name their things.
 */
export interface Vocabulary extends Pick<
  SpelledWords,
  'findSpellings' | 'findAlike' | 'findLonger'
> {
  /** Number of ads that were added: the same vocabulary of the same size answers alike. */
  readonly size: () => number;
  /** Whether a folded word of a query, or a synonym of it, is among the words. */
  readonly has: (word: string) => boolean;
  /** Whether a folded word that no title has is in an option that ads have. */
  readonly isOption: (word: string) => boolean;
  /** Whether a title, the list of goods or what people call things has exactly this word. */
  readonly isWritten: (word: string) => boolean;
  /** Whether a folded word names goods. */
  readonly isGoods: (word: string) => boolean;
  /** Whether a folded word is at least one of the name of goods. */
  readonly isGoodsPart: (word: string) => boolean;
  /** Returns the goods that a folded word, correct or not, names or begins and no ad has. */
  readonly missingOf: (word: string) => readonly string[];
  /** Returns what the trade calls the thing of a folded word, as far as ads have it. */
  readonly meaningsOf: (word: string) => readonly string[];
  /**
   * Returns by the number of a subcategory how many of its ads a word names; an ad in whose title
   * the word only qualifies the thing, or has another form, counts less.
   */
  readonly countByScope: (word: string) => ReadonlyMap<number, number>;
  /** As `findSpellings`, without the goods that no ad has. */
  readonly findTitled: SpelledWords['findSpellings'];
  /** Returns the numbers of the subcategories in which a word is among the first of several titles. */
  readonly headScopes: (word: string) => readonly number[];
  /** The same of the word alone, whatever else is called so, where titles have it. */
  readonly ownHeadScopes: (word: string) => readonly number[];
  /** Where goods are sold, whether or not an ad has them: the same for every call. */
  readonly goods: Pick<GoodsWords, 'countByScope' | 'scopesOfPhrase' | 'sectionOf'>;
  /**
   * Returns the number of ads of a subcategory, rounded to a power of two: one more ad rarely
   * changes what a query means.
   */
  readonly sizeOf: (scope: number) => number;
}

/** A vocabulary that grows. */
export interface GrowingVocabulary extends Vocabulary {
  /** Adds one ad by its title, the names of its subcategory and category, and the former's number. */
  readonly add: (ad: {
    readonly title: string;
    readonly scopeName: string;
    readonly categoryName: string;
    readonly scope: number;
  }) => void;
  /**
   * Adds the words of an option that ads of a subcategory have: those of a make count as qualifiers,
   * others for words that no title has.
   */
  readonly addOption: (name: string, of: { readonly scope: number; readonly ads: number }) => void;
  /** Adds a kind of goods that is sold in a subcategory, whether or not an ad has it. */
  readonly addGoods: (name: string, scope: number) => void;
  /** Adds the number of a subcategory. */
  readonly addSection: (id: string, scope: number) => void;
}

/** Part of an ad that a word counts for when it only qualifies the thing. */
const QUALIFIES = 0.2;

/** Part of an ad that a word counts for when the ad has another form of it, or a synonym. */
const OTHER_FORM = 0.5;
/** Beginning of the key of a word as it is written: «голуби» is a form of «голубой» too. */
const EXACT = '=';

/** Names of makes. */
const MAKE = /^[a-z]{3,}$/;
/** Words of other options, which may name conveniences and states too. */
const OPTION_WORD = /^\p{Script=Cyrillic}{4,}$/u;

/** What people call things. */
const CALLED: ReadonlySet<string> = new Set([...MEANING_WORDS, ...TRADE_WORDS]);
/** Words of queries that have a meaning in every vocabulary. */
export const SURE_WORDS = createSureWords(Array.from(CALLED));

/** Creates an empty vocabulary. */
export function createVocabulary(): GrowingVocabulary {
  return withRecent(createGrowing());
}

/** Keeps the answers about recent words until the vocabulary grows. */
export function withRecent(vocabulary: GrowingVocabulary): GrowingVocabulary {
  const forgetting: (() => void)[] = [];
  const recent = <Found>(find: (word: string) => Found): ((word: string) => Found) => {
    const kept = keepRecentWords(find);
    forgetting.push(kept.forget);
    return kept.find;
  };
  const growing =
    <Args extends readonly unknown[]>(grow: (...args: Args) => void) =>
    (...args: Args): void => {
      for (const forget of forgetting) forget();
      grow(...args);
    };
  return {
    size: vocabulary.size,
    sizeOf: vocabulary.sizeOf,
    has: recent(vocabulary.has),
    isOption: recent(vocabulary.isOption),
    isWritten: recent(vocabulary.isWritten),
    isGoods: recent(vocabulary.isGoods),
    isGoodsPart: recent(vocabulary.isGoodsPart),
    missingOf: recent(vocabulary.missingOf),
    meaningsOf: recent(vocabulary.meaningsOf),
    countByScope: recent(vocabulary.countByScope),
    headScopes: recent(vocabulary.headScopes),
    ownHeadScopes: recent(vocabulary.ownHeadScopes),
    findSpellings: recent(vocabulary.findSpellings),
    findTitled: recent(vocabulary.findTitled),
    findAlike: recent(vocabulary.findAlike),
    findLonger: recent(vocabulary.findLonger),
    goods: { ...vocabulary.goods, countByScope: recent(vocabulary.goods.countByScope) },
    add: growing(vocabulary.add),
    addOption: growing(vocabulary.addOption),
    addGoods: growing(vocabulary.addGoods),
    addSection: growing(vocabulary.addSection),
  };
}

function createGrowing(): GrowingVocabulary {
  const byScope: Counts = new Map();
  const byOption: Counts = new Map();
  const sizes = new Map<number, number>();
  const has = (word: string): boolean => queryKeys(word).some((key) => byScope.has(key));
  const meaningsOf = (word: string): readonly string[] => tradeMeanings(word).filter(has);
  const isMeaning = (word: string): boolean => has(word) || meaningsOf(word).length > 0;
  const { add, addSure, addSigns, ...spelled } = createSpelledWords(isMeaning, SURE_WORDS);
  const heads = createTitleHeads();
  const isOption = (word: string): boolean => byOption.has(stemWord(word));
  const isMissing = (word: string): boolean =>
    goods.has(word) && !isMeaning(word) && !isOption(word);
  const goods = createGoodsWords(isMissing);
  let size = 0;
  const missingOf = (word: string): readonly string[] => {
    if (isMissing(word)) return [word];
    const isKnown = isMeaning(word) || isOption(word) || goods.knows(word);
    return isKnown ? [] : goods.findNear(word);
  };
  return {
    ...spelled,
    findTitled: spelled.findSpellings,
    findSpellings: (word) => goods.nearest(word, spelled.findSpellings(word)),
    size: () => size,
    add: ({ title, scopeName, categoryName, scope }) => {
      size += 1;
      sizes.set(scope, (sizes.get(scope) ?? 0) + 1);
      const words = [title, scopeName, subjectOf(categoryName)].flatMap(splitWords);
      for (const word of new Set(words)) add(word);
      addSigns(title);
      const subject = [...splitWords(subjectOf(title)), ...splitWords(scopeName)];
      const named = new Set(subject.flatMap(keysOf));
      heads.add(title, scope);
      for (const word of splitWords(scopeName)) heads.addWord(word, scope);
      for (const key of new Set(words.flatMap(keysOf))) {
        addTo(byScope, key, { scope, weight: named.has(key) ? 1 : QUALIFIES });
      }
    },
    addOption: (name, of) => addOptionTo({ byScope, byOption, addSure }, name, of),
    addGoods: goods.add,
    addSection: goods.addSection,
    goods,
    headScopes: heads.scopesOf,
    ownHeadScopes: heads.ownScopesOf,
    has,
    isOption,
    isWritten: (word) => byScope.has(EXACT + word) || goods.isWritten(word) || CALLED.has(word),
    isGoods: goods.has,
    isGoodsPart: goods.knows,
    missingOf,
    meaningsOf,
    countByScope: (word) => {
      const counts = countOf(byScope, word);
      if (counts.size > 0) return counts;
      return byOption.get(stemWord(word)) ?? goods.countByScope(word);
    },
    sizeOf: (scope) => 2 ** Math.round(Math.log2(sizes.get(scope) ?? 1)),
  };
}

interface OptionWords {
  readonly byScope: Counts;
  readonly byOption: Counts;
  readonly addSure: SpelledWords['addSure'];
}

function addOptionTo(
  { byScope, byOption, addSure }: OptionWords,
  name: string,
  { scope, ads }: { readonly scope: number; readonly ads: number },
): void {
  for (const word of new Set(splitWords(name))) {
    if (OPTION_WORD.test(word)) addTo(byOption, stemWord(word), { scope, weight: ads });
    if (!MAKE.test(word)) continue;
    addSure(word);
    for (const key of new Set(keysOf(word))) {
      if (byScope.get(key)?.has(scope) !== true) addTo(byScope, key, { scope, weight: QUALIFIES });
    }
  }
}

/** Keys by which a word counts: of its forms and its sound, and as it is written. */
function keysOf(word: string): readonly string[] {
  return [...nameKeys(word), EXACT + word];
}

/** Numbers of ads by key and subcategory. */
type Counts = Map<string, Map<number, number>>;

interface Weighted {
  readonly scope: number;
  readonly weight: number;
}

function addTo(counts: Counts, key: string, { scope, weight }: Weighted): void {
  const places = counts.get(key) ?? new Map<number, number>();
  places.set(scope, (places.get(scope) ?? 0) + weight);
  counts.set(key, places);
}

function countOf(
  byScope: ReadonlyMap<string, ReadonlyMap<number, number>>,
  word: string,
): ReadonlyMap<number, number> {
  const written = [word, ...meantWords(word)].flatMap((one) => byScope.get(EXACT + one) ?? []);
  const part = written.length === 0 ? 1 : OTHER_FORM;
  const sum = new Map<number, number>();
  const add = (counts: ReadonlyMap<number, number> | undefined, weight: number): void => {
    for (const [scope, count] of counts ?? []) {
      sum.set(scope, (sum.get(scope) ?? 0) + count * weight);
    }
  };
  for (const key of new Set(queryKeys(word))) add(byScope.get(key), part);
  for (const exact of written) add(exact, 1 - part);
  return sum;
}
