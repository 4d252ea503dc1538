import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { compile } from '../../../engine/definition/compile.ts';
import { toChips } from '../../../engine/form/link/to-chips.ts';
import { payload } from '../../../engine/form/state/payload.ts';
import { start } from '../../../engine/form/state/start.ts';
import { arbitraryPage, arbitraryValues } from '../../../engine/testing.ts';

const arbitraryForm = arbitraryPage
  .map((page) => compile(page, { mode: 'filter' }))
  .chain((plan) => fc.record({ plan: fc.constant(plan), values: arbitraryValues(plan) }));

describe('chips', () => {
  test('represent exactly the keys of the payload, in the order of the page', () => {
    fc.assert(
      fc.property(arbitraryForm, ({ plan, values }) => {
        const { state } = start(plan, values);
        const chips = toChips(plan, state);
        expect(new Set(chips.map((chip) => chip.key))).toEqual(
          new Set(Object.keys(payload(plan, state))),
        );
        const indexes = chips.map((chip) => chip.field);
        expect(indexes).toEqual(Array.from(new Set(indexes)).toSorted((a, b) => a - b));
      }),
    );
  });

  test('always contain something', () => {
    fc.assert(
      fc.property(arbitraryForm, ({ plan, values }) => {
        for (const chip of toChips(plan, start(plan, values).state)) {
          expect(chip.text, chip.key).not.toBe('');
          expect(chip.label, chip.key).not.toBe('');
        }
      }),
    );
  });

  test('name options and not their values', () => {
    const plan = compile(
      [
        {
          id: 1,
          key: 'color',
          name: 'Цвет',
          type: 'COLOR_LIST',
          data_type: 'STRING',
          values: [{ id: 1, name: 'Белый', value: '#fff' }],
        },
      ],
      { mode: 'filter' },
    );
    const [chip] = toChips(plan, start(plan, { color: '#fff' }).state);
    expect(chip).toEqual({ key: 'color', field: 0, label: 'Цвет', text: 'Белый' });
  });
});
