/** Cost of an error that the ear does not notice: a vowel for another, or one too many. */
const HALF = 0.5;

/** Cost of a vowel for the one that it sounds like where it has no stress: «олобой». */
const QUARTER = 0.25;

const VOWELS: ReadonlySet<string> = new Set('aeiou');
/** Vowels that sound alike without a stress. */
const UNSTRESSED: ReadonlySet<string> = new Set(['ao', 'oa', 'ei', 'ie']);
/** Consonants that sound alike. */
const ALIKE: ReadonlySet<string> = new Set(
  ['bp', 'dt', 'gk', 'zs', 'vf', 'gj', 'hk', 'sj'].flatMap(([a = '', b = '']) => [a + b, b + a]),
);

/**
 * Returns the cost of the letters to insert, delete, replace or exchange with their neighbour that
 * make one sound of the other: the optimal string alignment distance, in which an error in a vowel
 * or between similar consonants is half of one, and between vowels that sound alike a quarter.
 *
 * @param a As of `phoneticKey`.
 */
export function editDistance(a: string, b: string): number {
  let older: readonly number[] = [];
  let before: readonly number[] = costsOfBeginnings(b);
  for (const [index, letter] of Array.from(a).entries()) {
    const last = a[index - 1];
    const current = [valueAt(before, 0) + costOfOne(letter)];
    for (let at = 1; at <= b.length; at += 1) {
      const other = b.charAt(at - 1);
      const isExchanged = letter === b[at - 2] && last === other;
      const best = Math.min(
        valueAt(before, at) + costOfOne(letter),
        valueAt(current, at - 1) + costOfOne(other),
        valueAt(before, at - 1) + costOfBoth(letter, other),
        isExchanged ? valueAt(older, at - 2) + 1 : Infinity,
      );
      current.push(best);
    }
    older = before;
    before = current;
  }
  return valueAt(before, b.length);
}

function valueAt(row: readonly number[], at: number): number {
  return row[at] ?? 0;
}

/** Of all beginnings of a sound, the empty one first. */
function costsOfBeginnings(sound: string): readonly number[] {
  const costs = [0];
  for (const letter of sound) costs.push(valueAt(costs, costs.length - 1) + costOfOne(letter));
  return costs;
}

/** Of a letter too many. */
function costOfOne(letter: string): number {
  return VOWELS.has(letter) ? HALF : 1;
}

function costOfBoth(a: string, b: string): number {
  if (a === b) return 0;
  if (UNSTRESSED.has(a + b)) return QUARTER;
  return (VOWELS.has(a) && VOWELS.has(b)) || ALIKE.has(a + b) ? HALF : 1;
}
