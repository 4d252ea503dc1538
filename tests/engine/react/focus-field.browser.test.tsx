import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { focusField } from '../../../engine/react/focus-field.ts';
import { openForm, openStore, type Filters } from './open-form.tsx';

const FILTERS: Filters = [
  { id: 1, key: 'title', name: 'Название', type: 'EDIT_TEXT', data_type: 'STRING' },
  {
    id: 2,
    key: 'make',
    name: 'Марка',
    type: 'DROP_LIST',
    data_type: 'STRING',
    values: [{ id: 1, name: 'Opel', value: 'opel' }],
  },
  {
    id: 3,
    key: 'model',
    name: 'Модель',
    type: 'EDIT_TEXT',
    data_type: 'STRING',
    parent_filter_id: 2,
  },
];

test('a host finds a field by the id that it gave the form', async () => {
  await openForm(openStore(FILTERS), { id: 'mine' });
  await expect.element(page.getByLabelText('Название')).toBeVisible();
  expect(focusField('mine', 0)).toBe(true);
  await expect.element(page.getByRole('textbox', { name: 'Название' })).toHaveFocus();
  expect(focusField('mine', 1)).toBe(true);
  await expect.element(page.getByRole('combobox', { name: 'Марка' })).toHaveFocus();
});

test('answers false for a hidden field and for a form that is not on the page', async () => {
  await openForm(openStore(FILTERS), { id: 'mine' });
  await expect.element(page.getByLabelText('Название')).toBeVisible();
  expect(focusField('mine', 2)).toBe(false);
  expect(focusField('another', 0)).toBe(false);
});

test('two forms of one page have no id in common', async () => {
  await openForm(openStore(FILTERS), { id: 'mine' });
  await openForm(openStore(FILTERS), { id: 'theirs' });
  await expect.element(page.getByLabelText('Название').nth(1)).toBeVisible();
  const ids = Array.from(document.querySelectorAll('[id]'), ({ id }) => id);
  expect(ids.length).toBe(new Set(ids).size);
  expect(ids.some((id) => id.startsWith('mine_'))).toBe(true);
});
