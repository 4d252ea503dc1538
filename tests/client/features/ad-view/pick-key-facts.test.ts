import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { pickKeyFacts } from '../../../../app/client/features/ad-view/pick-key-facts.ts';

const row = fc.record({
  name: fc.string({ maxLength: 40 }),
  value: fc.constantFrom('86 000 км', 'Автомат', '2,5 л', 'Седан', 'Белый'),
});

describe('the key facts of an ad', () => {
  test('are the facts of its card with their names', () => {
    fc.assert(
      fc.property(fc.array(row), fc.subarray(['2,5 л', 'Автомат', 'Седан']), (rows, said) => {
        const facts = pickKeyFacts({ subtitle1: said.join(' · '), characteristics: rows });
        const known = said.filter((text) => rows.some(({ value }) => value === text));
        expect(facts.map(({ value }) => value)).toEqual(known.length < 2 ? [] : known);
        expect(facts.filter((fact) => !new Set<object>(rows).has(fact))).toEqual([]);
      }),
    );
  });

  test('are empty for an ad whose card has none', () => {
    expect(
      pickKeyFacts({ subtitle1: null, characteristics: [{ name: 'Цвет', value: 'Белый' }] }),
    ).toEqual([]);
  });
});
