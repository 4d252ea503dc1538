import { compile } from '@bozor/form-engine';
import { meetsCriteria, toCriteria, type SearchOptions } from '@bozor/form-engine/search';
import { describe, expect, test } from 'vitest';

const date = { name: 'День', type: 'DATE', data_type: 'DATE' };
const plan = compile(
  [
    { ...date, id: 1, key: 'from' },
    { ...date, id: 2, key: 'until' },
    { id: 3, key: 'place', name: 'Место', type: 'MAP', data_type: 'STRING' },
  ],
  { mode: 'filter' },
);
const options: SearchOptions = { radiusKm: 5, periodEnds: ['until'] };
const at = (latitude: number, longitude: number) => ({ latitude, longitude, address: '' });

describe('what the host decides', () => {
  const dates = (periodEnds: readonly string[]) =>
    toCriteria(plan, { from: '2026-05-10', until: '2026-05-12' }, { ...options, periodEnds });

  test('is which dates end a period: such a date asks for a later day, any other for an earlier', () => {
    const spans = (periodEnds: readonly string[]) =>
      dates(periodEnds).map((one) => ('min' in one ? [one.min !== null, one.max !== null] : []));
    expect(spans([])).toEqual([
      [false, true],
      [false, true],
    ]);
    expect(spans(['until'])).toEqual([
      [false, true],
      [true, false],
    ]);
    expect(spans(['from', 'until', 'unknown'])).toEqual([
      [true, false],
      [true, false],
    ]);
  });

  test('is how far away an entry may lie', () => {
    const asked = { place: at(38.56, 68.78) };
    const entry = { place: at(38.65, 68.78) };
    const found = [5, 9, 10, 11].filter((radiusKm) =>
      meetsCriteria(toCriteria(plan, asked, { ...options, radiusKm }), entry),
    );
    expect(found).toEqual([10, 11]);
  });

  test('costs the same for every date of a page, however many there are', () => {
    const days = (count: number) => {
      const page = Array.from({ length: count }, (_, id) => ({ ...date, id, key: `d${id}` }));
      const whole = compile(page, { mode: 'filter' });
      return { whole, payload: Object.fromEntries(whole.keys.map((key) => [key, '2026-05-01'])) };
    };
    /** How often the criteria of a page read one of its fields. */
    const reads = (count: number) => {
      const { whole, payload } = days(count);
      let seen = 0;
      const fields = new Proxy(whole.fields, {
        get: (target, name) => {
          if (typeof name === 'string' && /^\d+$/.test(name)) seen += 1;
          const item: unknown = Reflect.get(target, name);
          return item;
        },
      });
      const ends = { ...options, periodEnds: whole.keys };
      expect(toCriteria({ ...whole, fields }, payload, ends)).toHaveLength(count);
      return seen;
    };
    expect(reads(12_000) / reads(1500)).toBeLessThan(12);
  });
});
