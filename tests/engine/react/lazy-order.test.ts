import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { lazyOrder } from '../../../engine/react/dropdown/list/lazy-order.ts';

interface Item {
  readonly name: number;
}

describe('a list that is sorted where it is read', () => {
  const items = fc
    .array(fc.nat({ max: 40 }), { maxLength: 300 })
    .map((names) => names.map((name): Item => ({ name })));
  const windows = fc.array(fc.tuple(fc.nat({ max: 320 }), fc.nat({ max: 60 })), { maxLength: 6 });
  const byName = (one: Item, other: Item) => one.name - other.name;

  test('shows what a sorted list would, equal ones as they were given', () => {
    fc.assert(
      fc.property(items, windows, (list, looks) => {
        const sorted = list.toSorted(byName);
        const { slice, indexOf } = lazyOrder(list, byName);
        for (const [from, size] of looks) {
          const seen = slice(from, from + size);
          const wanted = sorted.slice(from, from + size);
          expect(seen.length).toBe(wanted.length);
          expect(seen.every((item, index) => item === wanted[index])).toBe(true);
        }
        for (const item of list) expect(sorted[indexOf(item)]).toBe(item);
      }),
    );
  });

  test.for([
    { how: 'in order', names: (n: number) => n },
    { how: 'turned round', names: (n: number) => -n },
    { how: 'shuffled', names: (n: number) => (n * 48_271) % 50_021 },
  ])('of 50,000 names $how compares each a few times for its first rows', ({ names }) => {
    const list = Array.from({ length: 50_000 }, (_, n): Item => ({ name: names(n) }));
    let looks = 0;
    const { slice } = lazyOrder(list, (one, other) => {
      looks += 1;
      return byName(one, other);
    });
    expect(slice(0, 30)).toEqual(list.toSorted(byName).slice(0, 30));
    expect(looks).toBeLessThan(list.length * 4);
  });
});
