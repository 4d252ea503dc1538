import type { QueryWord } from './read-query.ts';
import { isAdjective } from './subject-of.ru.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Share of the best subcategory's likelihood from which another one is meant too. */
const ALSO_MEANT = 0.5;
/** Weight of a word that only qualifies what the query names. */
const QUALIFIER = 0.3;
/** Weight of the words after the first. */
const NEXT_WORD = 0.5;
/** Number of ads that a subcategory without a word has it for. */
const UNSEEN = 0.03;

/**
 * Returns the numbers of the subcategories that people mean by the words: those in which ads with
 * these words in the title or in the subcategory's name mostly are, the likeliest first. Empty for
 * words that no ad has.
 */
export function findMeantScopes(
  words: readonly QueryWord[],
  vocabulary: Vocabulary,
): ReadonlySet<number> {
  const sure = words.filter(({ isGuess }) => !isGuess);
  const known = toCounts(sure, vocabulary);
  // Guesses mean something where there is nothing else.
  const counts = known.length > 0 ? known : toCounts(words, vocabulary);
  // «Ремонт квартир»: the thing is the first word, the next ones narrow it; «задний фонарь» no back.
  const named = counts.filter(({ isNumber, isQualifier }) => !isNumber && !isQualifier);
  const head = named.find(({ isState }) => !isState) ?? named[0];
  const before = new Set(head === undefined ? [] : named.slice(0, named.indexOf(head)));
  const weightOf = (one: (typeof counts)[number]): number => {
    if (one === head || head === undefined || before.has(one)) return 1;
    return one.isQualifier ? QUALIFIER : NEXT_WORD;
  };
  const likelihoods = new Map<number, number>();
  for (const scope of new Set(counts.flatMap(({ count }) => Array.from(count.keys())))) {
    const each = counts.map((one) => shareOf(one.count, scope) ** weightOf(one));
    // Large subcategories are searched more often than small ones.
    const prior = Math.sqrt(vocabulary.sizeOf(scope));
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

function toCounts(words: readonly QueryWord[], vocabulary: Vocabulary) {
  return words
    .map(({ spellings, isQualifier }) => ({
      count: sumOf(spellings.map((word) => vocabulary.countByScope(word))),
      isNumber: spellings.every((word) => /^\p{N}+$/u.test(word)),
      isState: isAdjective(spellings[0] ?? ''),
      isQualifier,
    }))
    .filter(({ count }) => count.size > 0);
}

function sumOf(counts: readonly ReadonlyMap<number, number>[]): ReadonlyMap<number, number> {
  const sum = new Map<number, number>();
  for (const [scope, count] of counts.flatMap((one) => Array.from(one))) {
    sum.set(scope, (sum.get(scope) ?? 0) + count);
  }
  return sum;
}

/** Share of the ads with a word that are in a scope; never zero, so that one word excludes none. */
function shareOf(counts: ReadonlyMap<number, number>, scope: number): number {
  const all = Array.from(counts.values()).reduce((sum, count) => sum + count, 0);
  return ((counts.get(scope) ?? 0) + UNSEEN) / (all + 1);
}
