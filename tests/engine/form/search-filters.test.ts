import { expect, test } from 'vitest';

import { compile } from '../../../engine/definition/compile.ts';
import { toSearchFilters } from '../../../engine/form/search/to-search-filters.ts';
import { validate } from '../../../engine/form/state/validate.ts';

const page = [
  { id: 1, key: 'price', name: 'Цена', type: 'RANGE_INPUT', data_type: 'INTEGER' },
  {
    id: 2,
    key: '__proto__',
    name: 'Марка',
    type: 'LIST',
    data_type: 'STRING_LIST',
    is_multiselect: true,
    values: [
      { id: 1, name: 'Opel', value: 'opel' },
      { id: 2, name: 'Lada', value: 'lada' },
    ],
  },
  { id: 3, key: 'pay', name: 'Зарплата', type: 'SALARY', data_type: 'INTEGER' },
];

const values = JSON.parse(
  '{"pay":{"salary_min":null,"salary_max":9000,"is_negotiable":false},"__proto__":["lada"],"price":{"min":5,"max":null}}',
);

test('search filters are pairs of key and value in the order of the page', () => {
  const plan = compile(page, { mode: 'filter' });
  const { payload } = validate(plan, values);

  expect(toSearchFilters(plan, payload)).toEqual([
    { key: 'price', value: { min: 5, max: null } },
    { key: '__proto__', value: ['lada'] },
    { key: 'pay', value: { salary_min: null, salary_max: 9000, is_negotiable: false } },
  ]);
});

test('an empty payload is an empty list, whatever objects inherit', () => {
  const plan = compile([{ ...page[0], key: 'constructor' }], { mode: 'filter' });
  expect(toSearchFilters(plan, {})).toEqual([]);
});
