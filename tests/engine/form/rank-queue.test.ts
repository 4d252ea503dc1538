import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { createRankQueue } from '../../../engine/form/draft/rank-queue.ts';

test('a rank queue gives each waiting field once, those of lower rank first, and its first cause', () => {
  const ranks = fc.integer({ min: 1, max: 40 }).chain((count) =>
    fc.record({
      rank: fc.shuffledSubarray(
        Array.from({ length: count }, (_, n) => n),
        { minLength: count },
      ),
      rounds: fc.array(fc.array(fc.nat({ max: count - 1 })), { maxLength: 4 }),
    }),
  );

  fc.assert(
    fc.property(ranks, ({ rank, rounds }) => {
      const queue = createRankQueue(rank);
      for (const fields of rounds) {
        for (const [index, field] of fields.entries()) queue.add(field, `cause ${index}`);
        const wanted = Array.from(new Set(fields), (field) => ({
          field,
          cause: `cause ${fields.indexOf(field)}`,
        })).toSorted((a, b) => (rank[a.field] ?? 0) - (rank[b.field] ?? 0));
        expect(wanted.map(() => queue.take())).toEqual(wanted);
        expect(queue.take()).toBeNull();
      }
    }),
  );
});
