import type { JsonObject } from '../../../engine/index.ts';
import { expectAll, TRACE_FORMAT, TRACE_VERSION, type Trace } from '../../../engine/trace.ts';

/** A page of cars: a choice, a list that loads for it, a condition on it, a salary that is kept. */
const carFilters: readonly JsonObject[] = [
  {
    id: 1,
    key: 'brand',
    name: 'Марка',
    type: 'DROP_LIST',
    data_type: 'STRING',
    is_required: true,
    has_next_filter: true,
    values: [
      { id: 1, name: 'Опель', value: 'opel', key: 'opel' },
      { id: 2, name: 'Лада', value: 'lada', key: 'lada' },
    ],
  },
  {
    id: 2,
    key: 'model',
    name: 'Модель',
    type: 'DROP_LIST',
    data_type: 'STRING',
    parent_filter_id: 1,
    values: [],
  },
  {
    id: 3,
    key: 'gas',
    name: 'Газ',
    type: 'CHECKBOX',
    data_type: 'BOOLEAN',
    show_if: [{ key: 'brand', value: 'lada' }],
  },
  { id: 4, key: 'price', name: 'Цена', type: 'EDIT_TEXT', data_type: 'INTEGER', max_value: 900 },
];

/** The page as a file has it. */
export const carPage = { filters: carFilters };

/** A person who chooses a brand, a model, then another brand. */
export const carTrace: Trace = expectAll({
  format: TRACE_FORMAT,
  version: TRACE_VERSION,
  title: 'Смена марки',
  mode: 'entry',
  definitions: { filters: carFilters },
  values: null,
  acts: [
    { type: 'SET', key: 'price', input: '500', at: 100 },
    { type: 'SET', key: 'brand', input: 'opel', at: 200 },
    {
      type: 'ANSWER',
      load: 0,
      values: [{ name: 'Астра', value: 'astra', key: 'astra' }],
      groups: [],
      isComplete: true,
      at: 300,
    },
    { type: 'SET', key: 'model', input: 'astra', at: 400 },
    { type: 'BLUR', key: 'price', at: 500 },
    { type: 'SET', key: 'brand', input: 'lada', at: 600 },
    {
      type: 'ANSWER',
      load: 1,
      values: [{ name: 'Веста', value: 'vesta', key: 'vesta' }],
      groups: [],
      isComplete: true,
      at: 700,
    },
    { type: 'SET', key: 'gas', input: true, at: 800 },
    { type: 'TOUCH_ALL', at: 900 },
  ],
});
