import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { compile } from '../../../engine/definition/compile.ts';
import { DIAGNOSTICS } from '../../../engine/definition/diagnostics/explain-diagnostic.ts';
import { DATA_TYPES, FIELD_TYPES } from '../../../engine/definition/field-definition.ts';
import { diagnose } from '../../../engine/inspect/bounds/diagnose.ts';
import { arbitraryHostilePage, arbitraryPage, arbitraryValues } from '../../../engine/testing.ts';

const SEED = { seed: 7, numRuns: 4000 } as const;

describe('arbitrary pages', () => {
  test('that are well-formed lose no field', () => {
    fc.assert(
      fc.property(arbitraryPage, (page) => {
        const plan = compile(page, { mode: 'entry' });
        const errors = plan.diagnostics.filter((odd) => DIAGNOSTICS[odd.code] === 'error');
        expect(errors).toEqual([]);
        expect(plan.fields.length).toBe(page.filters.length);
      }),
    );
  });

  test('have every type with every data type', () => {
    const met = new Set(
      fc
        .sample(arbitraryPage, SEED)
        .flatMap(({ filters }) => filters)
        .map((filter) => JSON.stringify([filter['type'], filter['data_type']])),
    );
    const all = FIELD_TYPES.flatMap((type) =>
      DATA_TYPES.map((dataType) => JSON.stringify([type, dataType])),
    );
    expect(all.filter((pair) => !met.has(pair))).toEqual([]);
  });

  test('that are hostile give every diagnostic there is', () => {
    const met = new Set(
      fc
        .sample(arbitraryHostilePage, SEED)
        .flatMap((page) => diagnose(compile(page, { mode: 'filter' })))
        .map(({ code }) => code),
    );
    expect(
      Object.keys(DIAGNOSTICS).filter((code) => !Array.from(met, String).includes(code)),
    ).toEqual([]);
  });
});

describe('arbitrary texts', () => {
  test.for(['min_length', 'max_length'])(
    'fit in memory, whatever the %s of their field',
    (side) => {
      const field = { id: 1, key: 'note', name: 'Note', type: 'EDIT_TEXT', data_type: 'STRING' };
      const plan = compile([{ ...field, [side]: 200_000 }], { mode: 'entry' });
      const lengths = fc
        .sample(arbitraryValues(plan), { seed: 7, numRuns: 40 })
        .map(({ note }) => (typeof note === 'string' ? Array.from(note).length : 0));
      expect(Math.max(...lengths)).toBeGreaterThan(5_000);
      expect(Math.max(...lengths)).toBeLessThan(20_000);
    },
  );
});
