import type { Bitmap } from './bitmap.ts';

/** A set of its user until the end of a block: declare it with `using`, and keep no view of it. */
export interface SpareSet extends Disposable {
  /** Empty at first. */
  readonly slots: Bitmap;
}

/** Maximum number of sets that wait: more than almost every search needs at once. */
const SPARES_LIMIT = 16;

/**
 * Creates a store of sets for the steps of a search. A set of a million slots takes 156 KB outside
 * the heap of JavaScript: with new ones for each step, every few dozen searches waited for a
 * collection of memory.
 *
 * @param words Returns the length of the sets.
 */
export function createSpareSets(words: () => number): () => SpareSet {
  const spares: Bitmap[] = [];
  return () => {
    const spare = spares.pop();
    const slots = spare?.length === words() ? spare.fill(0) : new Uint32Array(words());
    return {
      slots,
      [Symbol.dispose]: () => {
        if (spares.length < SPARES_LIMIT) spares.push(slots);
      },
    };
  };
}
