import { expectAll } from '@bozor/form-engine/trace';
import type { Trace } from '@bozor/form-engine/trace';

const option = (key: string, name: string) => ({ id: key, key, name, value: key });

/** A trace over a make, its models on demand and a price, with the expectations of every step. */
export const sampleTrace: Trace = expectAll({
  format: 'form-trace',
  version: 1,
  title: 'Марка меняется, пока идут модели',
  mode: 'entry',
  definitions: {
    filters: [
      {
        id: 1,
        key: 'make',
        name: 'Марка',
        type: 'DROP_LIST',
        data_type: 'STRING',
        has_next_filter: true,
        is_required: true,
        values: [option('toyota', 'Toyota'), option('honda', 'Honda')],
      },
      {
        id: 2,
        parent_filter_id: 1,
        key: 'model',
        name: 'Модель',
        type: 'DROP_LIST',
        data_type: 'STRING',
      },
      { id: 3, key: 'price', name: 'Цена', type: 'EDIT_TEXT', data_type: 'INTEGER' },
    ],
  },
  values: null,
  acts: [
    { type: 'SET', key: 'make', input: 'toyota', at: 1_000 },
    {
      type: 'ANSWER',
      load: 0,
      values: [option('camry', 'Camry')],
      groups: [],
      isComplete: true,
      at: 1_650,
    },
    { type: 'SET', key: 'model', input: 'camry', at: 2_000 },
    { type: 'SET', key: 'price', input: 'дорого', at: 3_000 },
    { type: 'BLUR', key: 'price', at: 3_100 },
    { type: 'SET', key: 'make', input: 'honda', at: 63_000 },
    { type: 'FAIL', load: 1, at: 64_000 },
    { type: 'RETRY', key: 'model', at: 65_000 },
    {
      type: 'SERVER_ERRORS',
      errors: { price: { code: 'price.odd', message: 'Странно' } },
      at: 66_000,
    },
    { type: 'HYDRATE', values: { make: 'toyota', price: 5 }, at: 67_000 },
    { type: 'UNDO', at: 68_000 },
    { type: 'REDO', at: 69_000 },
    { type: 'CLEAR', key: 'price', at: 70_000 },
    { type: 'TOUCH_ALL', at: 71_000 },
    { type: 'CLEAR_ALL', at: 72_000 },
  ],
});
