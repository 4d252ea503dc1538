import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import {
  createBitmap,
  eachBitDown,
} from '../../../app/server/modules/search/copy/columns/bitmap.ts';
import { createPostings } from '../../../app/server/modules/search/copy/columns/postings.ts';

/** Common terms are sets from so many slots on: both kinds occur. */
const COMMON_FROM = 12;
/** Fewer than the common terms: sets are dropped and made again. */
const SETS_LIMIT = 2;
const TERMS = 5;

/** What each slot has, and the term that is asked for after it; `null` for none. */
const arbitrarySlots = fc.array(
  fc.record({
    terms: fc.subarray(Array.from({ length: TERMS }, (_, term) => term)),
    gap: fc.constantFrom(1, 1, 1, 2, 200),
    asked: fc.option(fc.nat({ max: TERMS - 1 })),
  }),
  { minLength: 1, maxLength: 80 },
);

test('postings have the slots of every term, whenever they are asked for', () => {
  fc.assert(
    fc.property(arbitrarySlots, (slots) => {
      const postings = createPostings(COMMON_FROM, SETS_LIMIT);
      const model = Array.from({ length: TERMS }, (): number[] => []);
      let slot = 0;
      for (const { terms, gap, asked } of slots) {
        slot += gap;
        for (const term of terms) {
          postings.append(term, slot);
          model[term]?.push(slot);
        }
        if (asked === null) continue;
        const all = createBitmap(slot + 1);
        postings.addTo(all, asked);
        const read: number[] = [];
        eachBitDown(all, (one) => {
          read.unshift(one);
          return true;
        });
        expect(read).toEqual(model[asked]);
      }
    }),
  );
});
