import { describe, expect, test } from 'vitest';

import {
  createFilterForms,
  FORMS_LIMIT,
} from '../../../../app/client/features/filters/sync/filter-forms.ts';
import type { FilterPage } from '../../../../app/contract/index.ts';

const doors = {
  id: 1,
  key: 'doors',
  name: 'Дверей',
  type: 'EDIT_TEXT',
  data_type: 'INTEGER',
} as const;
const PAGE: FilterPage = { breadcrumbs: [], filters: [doors] };
const NEXT: FilterPage = {
  breadcrumbs: [],
  filters: [
    { ...doors, id: 9, name: 'Дверей всего' },
    { ...doors, id: 2, key: 'seats' },
  ],
};
const scope = (id: string | number) => ({ kind: 'category', id: String(id) }) as const;

describe('the cached forms of a page', () => {
  test('are the same while the hash of the definitions is the same', async () => {
    const { formOf } = createFilterForms();
    const form = await formOf(scope('cars'), PAGE);
    const again = { breadcrumbs: [{ id: 'cars', name: 'Автомобили' }], filters: [{ ...doors }] };
    expect(await formOf(scope('cars'), again)).toBe(form);
    expect(await formOf(scope('homes'), PAGE)).not.toBe(form);
  });

  test('are renewed with their input, incomplete input and drafts of the dialog included', async () => {
    const { formOf } = createFilterForms();
    const before = await formOf(scope('cars'), PAGE);
    before.store.dispatch({ type: 'SET', key: 'doors', input: '4 и ещё' });
    before.draft([]).dispatch({ type: 'SET', key: 'doors', input: '5' });

    const after = await formOf(scope('cars'), NEXT);
    expect(after.plan.fields.map(({ key }) => key)).toEqual(['doors', 'seats']);
    expect(after.store.view(0).input).toBe('4 и ещё');
    expect(after.draft([]).view(0).input).toBe('5');
  });

  test('write pending changes to the address before they are renewed', async () => {
    const { formOf } = createFilterForms();
    const before = await formOf(scope('cars'), PAGE);
    const written: unknown[] = [];
    before.sync.subscribe(({ entries }) => written.push(entries));
    before.store.dispatch({ type: 'SET', key: 'doors', input: '4' });
    await formOf(scope('cars'), NEXT);
    expect(written).toEqual([[['filter_doors', '4']]]);
  });

  test('are limited in number: the least recently used one is released', async () => {
    const { formOf } = createFilterForms();
    const first = await formOf(scope(0), PAGE);
    const second = await formOf(scope(1), PAGE);
    for (let id = 2; id < FORMS_LIMIT; id += 1) await formOf(scope(id), PAGE);
    expect(await formOf(scope(0), PAGE)).toBe(first);
    await formOf(scope('one more'), PAGE);
    expect(await formOf(scope(0), PAGE)).toBe(first);
    expect(await formOf(scope(1), PAGE)).not.toBe(second);
  });
});
