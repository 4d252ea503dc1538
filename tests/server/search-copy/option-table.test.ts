import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { EVERYWHERE } from '../../../app/server/modules/search-index/index.ts';
import { createBitmap, setBit } from '../../../app/server/modules/search/copy/columns/bitmap.ts';
import {
  createOptionTable,
  type ScopedTerm,
} from '../../../app/server/modules/search/copy/columns/option-table.ts';

/** Options may be sets from so many ads of a scope on: some are, some become so, and some never. */
const ROWS_FROM = 8;
const SCOPES = [EVERYWHERE, 'cars', 'flats'] as const;
const TERMS_OF_SCOPE = 60;

/** Terms of a scope: a few of the first, which are frequent, and of the others, which are not. */
const arbitraryOptions = (scope: string): fc.Arbitrary<readonly ScopedTerm[]> => {
  const first = SCOPES.findIndex((one) => one === scope) * TERMS_OF_SCOPE;
  const frequent = fc.subarray([0, 1, 2]);
  const others = fc.uniqueArray(fc.integer({ min: 3, max: TERMS_OF_SCOPE - 1 }), { maxLength: 3 });
  return fc
    .tuple(frequent, others)
    .map((parts) => parts.flat().map((term) => ({ scope, term: first + term })));
};

const arbitraryAd = fc
  .constantFrom('cars', 'cars', 'flats')
  .chain((scope) => fc.tuple(arbitraryOptions(scope), arbitraryOptions(EVERYWHERE)))
  .map((parts) => parts.flat());

const arbitraryAction = fc.oneof(
  { weight: 5, arbitrary: fc.record({ does: fc.constant('put' as const), ad: arbitraryAd }) },
  {
    weight: 2,
    arbitrary: fc.record({ does: fc.constant('change' as const), ad: arbitraryAd, at: fc.nat() }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('remove' as const), at: fc.nat() }) },
);

/** Options of the ads by slot. */
type Ads = ReadonlyMap<number, readonly ScopedTerm[]>;

function countedOf(ads: Ads, term: number): number {
  return Array.from(ads.values())
    .flat()
    .filter((one) => one.term === term).length;
}

test('options are counted as one by one, whatever was put, changed and removed before', () => {
  let withSets = 0;
  fc.assert(
    fc.property(
      fc.array(arbitraryAction, { minLength: 1, maxLength: 150, size: 'max' }),
      fc.infiniteStream(fc.integer({ min: 0, max: 99 })),
      (actions, chances) => {
        const table = createOptionTable(ROWS_FROM);
        const ads = new Map<number, readonly ScopedTerm[]>();
        let slots = 0;
        for (const action of actions) {
          const old = Array.from(ads.keys())[action.does === 'put' ? -1 : action.at % ads.size];
          if (action.does !== 'put' && old !== undefined) {
            table.leave(old);
            ads.delete(old);
          }
          if (action.does === 'remove') continue;
          table.append(slots, action.ad);
          ads.set(slots, action.ad);
          slots += 1;
        }
        // All ads, about half of them, and a few.
        for (const share of [100, 50, 3]) {
          const chosen = new Map(Array.from(ads).filter(() => chances.next().value < share));
          const set = createBitmap(slots);
          for (const slot of chosen.keys()) setBit(set, slot);
          for (const [index, scope] of SCOPES.entries()) {
            const terms = Array.from(
              { length: TERMS_OF_SCOPE },
              (_, term) => index * TERMS_OF_SCOPE + term,
            );
            expect(table.countAmong(set, scope, terms)).toEqual(
              terms.map((term) => countedOf(chosen, term)),
            );
            expect(terms.map(table.count)).toEqual(terms.map((term) => countedOf(ads, term)));
          }
        }
        if (slots > ROWS_FROM * 4) withSets += 1;
      },
    ),
  );
  expect(withSets).toBeGreaterThan(0);
});

test('frequent options are counted by sets, which take no more room than lists', () => {
  const ads = 4_096;
  const bytesWith = (rowsFrom: number): number => {
    const table = createOptionTable(rowsFrom);
    for (let slot = 0; slot < ads; slot += 1) {
      const terms = Array.from({ length: 8 }, (_, term) => term).filter(
        (term) => slot % (term + 1) === 0,
      );
      table.append(
        slot,
        terms.map((term) => ({ scope: 'cars', term })),
      );
    }
    return table.bytes();
  };
  expect(bytesWith(1)).toBeLessThan(bytesWith(ads));
});
