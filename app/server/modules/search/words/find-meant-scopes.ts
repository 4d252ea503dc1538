import { isIn, NOWHERE, toEvidence, totalOf, type Counts, type Evidence } from './evidence.ts';
import type { QueryWord } from './read-query.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Share of the best subcategory's likelihood from which another one is meant too. */
const ALSO_MEANT = 0.5;
/** Weight of a word that only qualifies what the query names. */
const QUALIFIER = 0.3;
/** Weight of the words after the first. */
const NEXT_WORD = 0.5;
/** Weight of the name of several words, and the part of theirs that its words keep. */
const PHRASE = 1.5;
const IN_PHRASE = 0.5;
/** Number of ads that a subcategory without a word has it for. */
const UNSEEN = 0.03;

/**
 * Returns the numbers of the subcategories that people mean by the words: those in which ads with
 * these words in the title or in the subcategory's name mostly are, and those where such goods are
 * sold, the likeliest first. Empty for words that neither ads nor goods have.
 *
 * @param leaning The part of its likelihood that the rest of the query leaves a subcategory, by id.
 */
export function findMeantScopes(
  words: readonly QueryWord[],
  vocabulary: Vocabulary,
  leaning: (section: string) => number = () => 1,
): ReadonlySet<number> {
  const sure = words.filter(({ isGuess }) => !isGuess);
  const known = toEvidence(sure, vocabulary);
  // Guesses mean something where there is nothing else.
  const all = known.length > 0 ? known : toEvidence(words, vocabulary);
  const weighed = toWeighed(all);
  const sold = soldAlone(all);
  const likelihoods = new Map<number, number>();
  for (const scope of new Set(all.flatMap(({ count }) => Array.from(count.keys())))) {
    if (sold.size > 0 && !sold.has(scope)) continue;
    const each = weighed.map(({ count, weight }) => shareOf(count, scope) ** weight);
    // Large subcategories are searched more often than small ones.
    const prior = Math.sqrt(vocabulary.sizeOf(scope)) * leaning(vocabulary.goods.sectionOf(scope));
    likelihoods.set(
      scope,
      each.reduce((product, share) => product * share, prior),
    );
  }
  const best = Math.max(...likelihoods.values());
  return new Set(
    Array.from(likelihoods)
      .toSorted(([, a], [, b]) => b - a)
      .flatMap(([scope, one]) => (one >= best * ALSO_MEANT ? [scope] : [])),
  );
}

interface Weighed {
  readonly count: Counts;
  readonly weight: number;
}

/** «Ремонт квартир»: the thing is the first word, the next ones narrow it; «задний фонарь» no back. */
function toWeighed(all: readonly Evidence[]): readonly Weighed[] {
  const named = all.filter(
    ({ isNumber, isQualifier, isPhrase }) => !isNumber && !isQualifier && !isPhrase,
  );
  const things = named.filter(({ isState }) => !isState);
  // «Вектра Б, фара»: the part, not the car.
  const part = things[0]?.isMake === true ? things.find((one) => one.isPart) : undefined;
  const head = part ?? things[0] ?? named[0];
  if (head === undefined) return all.map(({ count }) => ({ count, weight: 1 }));
  const before = new Set(named.slice(0, named.indexOf(head)));
  const phrases = all.filter((one) => one.isPhrase && isIn(head, one));
  const weightOf = (one: Evidence): number => {
    if (one === head) return 1;
    if (one.isSign) return QUALIFIER;
    if (before.has(one)) return part === undefined ? 1 : NEXT_WORD;
    if (one.isPhrase) return isIn(head, one) ? PHRASE : NEXT_WORD;
    return one.isQualifier ? QUALIFIER : NEXT_WORD;
  };
  const partOf = (one: Evidence): number =>
    !one.isPhrase && phrases.some((phrase) => isIn(one, phrase)) ? IN_PHRASE : 1;
  return all.map((one) => ({ count: one.count, weight: weightOf(one) * partOf(one) }));
}

/** «SSD 512»: a single thing is where such goods are, whatever else has the number. */
function soldAlone(all: readonly Evidence[]): ReadonlySet<number> {
  const things = all.filter(
    (one) => !one.isNumber && !one.isPhrase && !one.isQualifier && (!one.isState || one.isNaming),
  );
  const isOfCar = things.some(({ isPart }) => isPart);
  const [thing, ...others] = isOfCar ? things.filter(({ isMake }) => !isMake) : things;
  // «Напечатать приглашения»: what is done to a thing is elsewhere than the thing.
  if (all.some(({ isVerb }) => isVerb)) return NOWHERE;
  if (thing === undefined || others.length > 0 || thing.sold.size === 0) return NOWHERE;
  const phrases = all.filter(({ isPhrase }) => isPhrase);
  return narrowed(thing.sold, all).union(
    new Set(phrases.flatMap(({ count }) => Array.from(count.keys()))),
  );
}

/** «Титан для воды, Аристон»: of what is called so, that where the rest is sold too. */
function narrowed(sold: ReadonlySet<number>, all: readonly Evidence[]): ReadonlySet<number> {
  return all
    .filter((one) => one.isQualifier && !one.isNumber)
    .reduce((left, one) => {
      const both = left.intersection(one.sold);
      return both.size > 0 ? both : left;
    }, sold);
}

/** Share of the ads with a word that are in a scope; never zero, so that one word excludes none. */
function shareOf(counts: Counts, scope: number): number {
  return ((counts.get(scope) ?? 0) + UNSEEN) / (totalOf(counts) + 1);
}
