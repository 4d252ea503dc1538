import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { compile } from '../../../engine/definition/compile.ts';
import type { FormMode } from '../../../engine/definition/field-definition.ts';
import type { Plan } from '../../../engine/definition/plan.ts';
import { fromQuery, toQuery } from '../../../engine/form/link/query.ts';
import { type OptionsAnswer, validate } from '../../../engine/form/state/validate.ts';
import { acceptedPart, arbitraryPage, arbitraryValues } from '../../../engine/testing.ts';

const arbitraryForm = fc
  .tuple(arbitraryPage, fc.constantFrom<FormMode>('filter', 'entry'))
  .map(([page, mode]) => compile(page, { mode }))
  .chain((plan) => fc.record({ plan: fc.constant(plan), values: arbitraryValues(plan) }));

const cars = [
  {
    id: 1,
    key: 'brand',
    name: 'Марка',
    type: 'DROP_LIST',
    data_type: 'STRING',
    has_next_filter: true,
    values: [
      { id: 1, name: 'Opel', value: 'opel' },
      { id: 2, name: 'Lada', value: 'lada' },
    ],
  },
  {
    id: 2,
    parent_filter_id: 1,
    key: 'model',
    name: 'Модель',
    type: 'DROP_LIST',
    data_type: 'STRING',
    values: [],
  },
  { id: 3, key: 'year', name: 'Год', type: 'RANGE_INPUT', data_type: 'INTEGER', min_value: 1990 },
];

/** What a link knows of a list that loads on demand: what was sent may be a page of it. */
function pageOfList({ fields }: Plan, field: number): OptionsAnswer {
  const { options = [], groups = [] } = fields[field] ?? {};
  return { options, groups, isComplete: false };
}

describe('a link', () => {
  test('read back gives the values it was made of', () => {
    fc.assert(
      fc.property(arbitraryForm, ({ plan, values }) => {
        const { payload } = validate(plan, acceptedPart(plan, values));
        const link = toQuery(plan, payload);
        expect(fromQuery(plan, link)).toEqual({ values: payload, dead: [] });
      }),
    );
  });

  test('survives the trip through an address bar', () => {
    fc.assert(
      fc.property(arbitraryForm, ({ plan, values }) => {
        const { payload } = validate(plan, acceptedPart(plan, values));
        const search = new URLSearchParams(toQuery(plan, payload).map(([n, t]) => [n, t]));
        const read = fromQuery(plan, new URLSearchParams(search.toString()));
        expect(read).toEqual({ values: payload, dead: [] });
      }),
    );
  });

  test('of any text gives values that no rule refuses, and names the rest', () => {
    const text = fc.oneof(
      fc.constantFrom('', '1', '-5', 'true', '1~2', '1-2', 'a,b', '[]', '{}', 'x', '%', 'sedan'),
      fc.string({ maxLength: 6 }),
    );
    const entries = arbitraryForm.chain(({ plan }) =>
      fc.record({
        plan: fc.constant(plan),
        link: fc.array(
          fc.tuple(
            fc.constantFrom(...plan.keys, '?').map((key) => `filter_${key}`),
            text,
          ),
        ),
      }),
    );

    fc.assert(
      fc.property(entries, ({ plan, link }) => {
        const { values, dead } = fromQuery(plan, link);
        const { faults } = validate(plan, values, ({ field }) => pageOfList(plan, field));
        const codes = new Set(Object.values(faults).map((fault) => fault.code));
        codes.delete('field.hidden');
        codes.delete('required');
        expect(Array.from(codes)).toEqual([]);
        const silent = link.filter(([name]) => {
          const key = name.slice('filter_'.length);
          return !Object.hasOwn(values, key) && !dead.some((entry) => entry.key === key);
        });
        expect(silent).toEqual([]);
      }),
    );
  });

  test('reports keys of no field and texts that no longer have a value', () => {
    const plan = compile(cars, { mode: 'filter' });
    const read = fromQuery(plan, [
      ['q', 'opel'],
      ['filter_brand', 'opel'],
      ['filter_brand', 'lada'],
      ['filter_engine', 'v8'],
      ['filter_year', 'soon'],
    ]);
    expect(read.values).toEqual({ brand: 'opel' });
    expect(read.dead).toEqual([
      { key: 'brand', code: 'value', text: 'lada' },
      { key: 'engine', code: 'unknown', text: 'v8' },
      { key: 'year', code: 'value', text: 'soon' },
    ]);
  });

  test('names the members of a list that are gone, and keeps the others', () => {
    const plan = compile([{ ...cars[0], is_multiselect: true }], { mode: 'filter' });
    expect(fromQuery(plan, [['filter_brand', 'lada,moskvich,opel']])).toEqual({
      values: { brand: ['lada', 'opel'] },
      dead: [{ key: 'brand', code: 'value', text: 'moskvich' }],
    });
  });

  test('reads a shared key with the field that its other values show', () => {
    const text = { name: 'Поле', type: 'EDIT_TEXT', data_type: 'STRING' };
    const plan = compile(
      [
        { ...text, id: 2, key: 'size', show_if: [{ key: 'kind', value: 'flat' }] },
        {
          ...text,
          id: 3,
          key: 'size',
          data_type: 'INTEGER',
          show_if: [{ key: 'kind', value: 'land' }],
        },
        { ...text, id: 1, key: 'kind' },
      ],
      { mode: 'filter' },
    );
    const size = (kind: string) =>
      fromQuery(plan, [
        ['filter_size', '5'],
        ['filter_kind', kind],
      ]).values['size'];

    expect(size('flat')).toBe('5');
    expect(size('land')).toBe(5);
  });

  test('keeps a value whose list is loaded on demand', () => {
    const plan = compile(cars, { mode: 'filter' });
    const link = [
      ['filter_brand', 'opel'],
      ['filter_model', 'astra'],
    ] as const;
    expect(fromQuery(plan, link)).toEqual({ values: { brand: 'opel', model: 'astra' }, dead: [] });
  });

  test('keeps a value that is not on the page of a loading list that was sent', () => {
    const plan = compile(
      [
        { id: 1, key: 'brand', type: 'EDIT_TEXT', data_type: 'STRING', has_next_filter: true },
        {
          id: 2,
          parent_filter_id: 1,
          key: 'doors',
          type: 'LIST',
          data_type: 'INTEGER',
          values: [{ id: 1, name: '3', value: 3 }],
        },
      ],
      { mode: 'filter' },
    );
    const link = [
      ['filter_doors', '9'],
      ['filter_brand', 'opel'],
    ] as const;
    expect(fromQuery(plan, link)).toEqual({ values: { brand: 'opel', doors: 9 }, dead: [] });
  });
});
