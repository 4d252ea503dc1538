import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { pickKeyFacts } from '../../../../app/client/features/ad-view/pick-key-facts.ts';

const row = fc.record({ name: fc.string({ maxLength: 40 }), value: fc.string({ maxLength: 40 }) });

describe('the key facts of an ad', () => {
  test('are at most four of its characteristics, in their order, or none', () => {
    fc.assert(
      fc.property(fc.array(row), fc.string(), (characteristics, title) => {
        const facts = pickKeyFacts({ title, characteristics });
        expect(facts.length).toBeLessThanOrEqual(4);
        expect(facts).not.toHaveLength(1);
        const places = facts.map((fact) => characteristics.indexOf(fact));
        expect(places).not.toContain(-1);
        expect(places).toEqual(places.toSorted((a, b) => a - b));
      }),
    );
  });

  test('leave out what is long and what the title says already', () => {
    const characteristics = [
      { name: 'Марка', value: 'Toyota' },
      { name: 'Год выпуска', value: '2018' },
      { name: 'Комплектация', value: 'Кондиционер, круиз-контроль' },
      { name: 'Пробег', value: '86 000 км' },
      { name: 'Коробка передач', value: 'Автомат' },
    ];
    const facts = pickKeyFacts({ title: 'Toyota Camry, 2018', characteristics });
    expect(facts.map(({ name }) => name)).toEqual(['Пробег', 'Коробка передач']);
  });
});
