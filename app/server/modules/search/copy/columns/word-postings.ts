import type { Bitmap } from './bitmap.ts';
import { createNumberMap } from './number-map.ts';
import { createPostings } from './postings.ts';

/** Slots by the tag of a word, in ascending order. */
export interface WordPostings {
  readonly append: (tag: number, slot: number) => void;
  /** Adds the slots of a word to a set. */
  readonly addTo: (bitmap: Bitmap, tag: number) => void;
  /** Returns the number of words. */
  readonly size: () => number;
  /** Size of the slots, in bytes. */
  readonly bytes: () => number;
}

/** Creates empty postings of words, which are numbered in the order in which they come. */
export function createWordPostings(): WordPostings {
  const terms = createNumberMap();
  const postings = createPostings();
  let size = 0;
  return {
    append: (tag, slot) => {
      const known = terms.find(tag);
      if (known === null) {
        terms.set(tag, size);
        size += 1;
      }
      postings.append(known ?? size - 1, slot);
    },
    addTo: (bitmap, tag) => {
      const term = terms.find(tag);
      if (term !== null) postings.addTo(bitmap, term);
    },
    size: () => size,
    bytes: postings.bytes,
  };
}
