import { phrasesAmong } from './phrases-among.ts';
import type { QueryWord } from './read-query.ts';
import { scopesOf } from './spelling/to-spellings.ts';
import { isAdjective, isVerb } from './subject-of.ru.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Part of a word's ads that all subcategories where such goods are sold have at least. */
const GOODS_PART = 0.2;

/** A word, or words that are one name, with where it is and how much that counts. */
export interface Evidence {
  readonly count: ReadonlyMap<number, number>;
  /** Where such goods are sold or titles begin with the word; empty for a word for no goods. */
  readonly sold: ReadonlySet<number>;
  readonly isNumber: boolean;
  /** Whether it is an adjective or a verb. */
  readonly isState: boolean;
  readonly isVerb: boolean;
  /** Whether only cars are called so, which parts and services are for, too. */
  readonly isMake: boolean;
  /** Whether it is sold, but no car is called so. */
  readonly isPart: boolean;
  /** Whether it is a single letter: «Вектра Б». */
  readonly isSign: boolean;
  /** Whether it is an adjective for goods: «инвалидная». */
  readonly isNaming: boolean;
  readonly isQualifier: boolean;
  readonly isPhrase: boolean;
  /** Indexes of its words in the query. */
  readonly indexes: readonly number[];
}

/** Whether a word is part of a phrase. */
export function isIn({ indexes }: Evidence, phrase: Evidence): boolean {
  return indexes.every((index) => phrase.indexes.includes(index));
}

/** Returns what the words and names of goods among them are evidence for; none for unknown ones. */
export function toEvidence(
  words: readonly QueryWord[],
  vocabulary: Vocabulary,
): readonly Evidence[] {
  const single = words.map(({ spellings, isQualifier }, index) => ({
    count: withGoods(spellings, vocabulary),
    sold: soldIn({ spellings, isAlone: words.length === 1 }, vocabulary),
    isNumber: isNumber({ spellings }),
    isState: isAdjective(spellings[0] ?? '') || isVerb(spellings[0] ?? ''),
    isVerb: isVerb(spellings[0] ?? ''),
    isMake: isMake(spellings[0] ?? '', vocabulary),
    isPart: isPart(spellings, vocabulary) && !isNumber(words[index - 1]),
    isSign: spellings[0]?.length === 1,
    isNaming: isNaming({ spellings }, words, vocabulary),
    isQualifier,
    isPhrase: false,
    indexes: [index],
  }));
  const phrases = phrasesAmong(words, vocabulary).map(({ scopes, indexes }) => ({
    count: new Map(Array.from(scopes, (scope) => [scope, 1] as const)),
    sold: NOWHERE,
    isNumber: false,
    isState: false,
    isVerb: false,
    isMake: false,
    isPart: false,
    isSign: false,
    isNaming: false,
    isQualifier: false,
    isPhrase: true,
    indexes,
  }));
  return [...single, ...phrases].filter(({ count }) => count.size > 0);
}

/** Numbers of ads by subcategory. */
export type Counts = ReadonlyMap<number, number>;
/** No subcategory. */
export const NOWHERE: ReadonlySet<number> = new Set();

/**
 * Whether an adjective names goods by itself: such goods are where those of another word are, or it
 * has no other: «инвалидная коляска», but no «школьный рюкзак».
 */
export function isNaming(
  { spellings }: Pick<QueryWord, 'spellings'>,
  words: readonly QueryWord[],
  vocabulary: Vocabulary,
): boolean {
  if (!isAdjective(spellings[0] ?? '')) return false;
  const soldOf = (one: readonly string[]) => soldIn({ spellings: one, isAlone: false }, vocabulary);
  const own = soldOf(spellings);
  if (own.size === 0) return false;
  const others = words
    .filter((one) => one.spellings !== spellings && !isAdjective(one.spellings[0] ?? ''))
    .map((one) => soldOf(one.spellings).union(scopesOf(one.spellings, vocabulary)))
    .filter(({ size }) => size > 0);
  return others.length === 0 || others.some((sold) => !sold.isDisjointFrom(own));
}

const CARS = 'cars.legkovye-avtomobili';

/** Whether a word is a number; after one a part is a car’s: «Камри, 50 кузов». */
export function isNumber(word: Pick<QueryWord, 'spellings'> | undefined): boolean {
  return word?.spellings.every((one) => /^\p{N}+$/u.test(one)) ?? false;
}

/** Whether only cars are called by a folded word. */
export function isMake(word: string, { goods }: Vocabulary): boolean {
  const scopes = Array.from(goods.countByScope(word).keys());
  return scopes.length > 0 && scopes.every((scope) => goods.sectionOf(scope) === CARS);
}

/** Whether a word is sold, and no car is called so: «фара», but no «автомат». */
export function isPart(spellings: readonly string[], vocabulary: Vocabulary): boolean {
  if (spellings.some((word) => isMake(word, vocabulary))) return false;
  const isOfCars = spellings.some((word) =>
    Array.from(vocabulary.countByScope(word)).some(
      ([scope, ads]) => ads >= 1 && vocabulary.goods.sectionOf(scope) === CARS,
    ),
  );
  return !isOfCars && soldIn({ spellings, isAlone: false }, vocabulary).size > 0;
}

/** A word in its spellings, and whether it is the only one of its query. */
interface AskedWord {
  readonly spellings: readonly string[];
  readonly isAlone: boolean;
}

/** Returns where the goods of a word are sold or titles begin with it; empty for other words. */
export function soldIn(
  { spellings, isAlone }: AskedWord,
  vocabulary: Vocabulary,
): ReadonlySet<number> {
  const sold = spellings
    .flatMap((word) => Array.from(vocabulary.goods.countByScope(word)))
    .flatMap(([scope, weight]) => (weight < 1 ? [] : [scope]));
  if (sold.length === 0) return NOWHERE;
  const headScopes = isAlone ? vocabulary.ownHeadScopes : vocabulary.headScopes;
  return new Set([...sold, ...spellings.flatMap(headScopes)]);
}

/**
 * The ads of words by subcategory; where the goods are sold there are some, whether or not one has
 * been published.
 */
function withGoods(spellings: readonly string[], vocabulary: Vocabulary): Counts {
  const ads = sumOf(spellings.map((word) => vocabulary.countByScope(word)));
  const sold = sumOf(spellings.map((word) => vocabulary.goods.countByScope(word)));
  // A word that is only part of a name means little beside ads.
  if (ads.size === 0 || Math.max(0, ...sold.values()) < 1) return ads;
  const counts = new Map(ads);
  const least = (Math.max(1, totalOf(ads)) * GOODS_PART) / sold.size;
  for (const [scope, weight] of sold) {
    if ((counts.get(scope) ?? 0) < 1) counts.set(scope, least * weight);
  }
  return counts;
}

function sumOf(counts: readonly Counts[]): Counts {
  const [first] = counts;
  if (counts.length === 1 && first !== undefined) return first;
  const sum = new Map<number, number>();
  for (const one of counts) {
    for (const [scope, count] of one) sum.set(scope, (sum.get(scope) ?? 0) + count);
  }
  return sum;
}

/** Returns the number of all ads. */
export function totalOf(counts: Counts): number {
  let total = 0;
  for (const count of counts.values()) total += count;
  return total;
}
