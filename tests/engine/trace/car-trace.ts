import type { Trace, TraceAct } from '@bozor/form-engine/trace';

const brands = ['opel', 'lada', 'bmw'].map((value) => ({ name: value.toUpperCase(), value }));

const filters = [
  {
    id: 1,
    key: 'brand',
    name: 'Марка',
    type: 'DROP_LIST',
    data_type: 'STRING',
    has_next_filter: true,
    values: brands,
  },
  {
    id: 2,
    parent_filter_id: 1,
    key: 'model',
    name: 'Модель',
    type: 'DROP_LIST',
    data_type: 'STRING',
  },
  {
    id: 3,
    key: 'price',
    name: 'Цена',
    type: 'EDIT_TEXT',
    data_type: 'INTEGER',
    is_required: true,
    min_value: 1,
  },
  {
    id: 4,
    key: 'note',
    name: 'Описание',
    type: 'TEXT_AREA',
    data_type: 'STRING',
    show_if: [{ key: 'brand', value: ['opel', 'lada'] }],
  },
];

/** A list of models as a server sends it. */
export function models(
  ...names: readonly string[]
): Extract<TraceAct, { type: 'ANSWER' }>['values'] {
  return names.map((name) => ({ name, value: name }));
}

/** A trace of a small page of cars: brand → model, a price that is required, a note. */
export function carTrace(acts: readonly TraceAct[], more: Partial<Trace> = {}): Trace {
  return {
    format: 'form-trace',
    version: 1,
    title: 'Машина',
    mode: 'entry',
    definitions: { filters },
    values: null,
    acts,
    ...more,
  };
}

/** Sets a brand, changes one's mind, and gets both lists in the wrong order. */
export const hesitation: readonly TraceAct[] = [
  { at: 0, type: 'SET', key: 'brand', input: 'opel' },
  { at: 40, type: 'SET', key: 'brand', input: 'lada' },
  {
    at: 200,
    type: 'ANSWER',
    load: 1,
    values: models('vesta', 'niva'),
    groups: [],
    isComplete: true,
  },
  { at: 300, type: 'ANSWER', load: 0, values: models('astra'), groups: [], isComplete: true },
  { at: 900, type: 'SET', key: 'model', input: 'niva' },
  { at: 1500, type: 'SET', key: 'price', input: '12 600' },
  { at: 1900, type: 'TOUCH_ALL' },
];
