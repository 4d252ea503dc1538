import type { QueryWord } from './read-query.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Share of the best subcategory's likelihood from which another one is meant too. */
const ALSO_MEANT = 0.5;

/**
 * Returns the numbers of the subcategories that people mean by the words: those in which ads with
 * these words in the title or in the subcategory's name mostly are. Empty for words that no ad has.
 */
export function findMeantScopes(
  words: readonly QueryWord[],
  vocabulary: Vocabulary,
): ReadonlySet<number> {
  const counts = words
    .map(({ spellings }) => sumOf(spellings.map((word) => vocabulary.countByScope(word))))
    .filter(({ size }) => size > 0);
  const likelihoods = new Map<number, number>();
  for (const scope of new Set(counts.flatMap((count) => Array.from(count.keys())))) {
    const each = counts.map((count) => shareOf(count, scope));
    likelihoods.set(
      scope,
      each.reduce((product, share) => product * share, 1),
    );
  }
  const best = Math.max(...likelihoods.values());
  return new Set(
    Array.from(likelihoods).flatMap(([scope, one]) => (one >= best * ALSO_MEANT ? [scope] : [])),
  );
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
  return ((counts.get(scope) ?? 0) + 0.1) / (all + 1);
}
