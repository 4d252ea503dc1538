import { onTestFinished } from 'vitest';
import { page } from 'vitest/browser';

import { payload } from '../../../engine/form/state/payload.ts';
import { openForm, openStore, type Filters } from './open-form.tsx';

const FUELS = ['Бензин', 'Дизель', 'Гибрид', 'Электро'];
export const MAKES = [
  'Toyota',
  'Hyundai',
  'Audi',
  'BMW',
  'Kia',
  'Lexus',
  'Opel',
  'Жигули',
  'ГАЗ',
  'ВАЗ (Lada)',
];

/** Values of a choice as a server sends them; the first `popular` of them are popular. */
export function values(names: readonly string[], popular = 0): Record<string, unknown>[] {
  return names.map((name, index) => ({
    id: index + 1,
    name,
    value: name,
    key: name,
    is_popular: index < popular,
  }));
}

export const MAKE = {
  id: 1,
  key: 'make',
  name: 'Марка',
  type: 'DROP_LIST',
  data_type: 'STRING',
  placeholder: 'Выберите марку',
  has_popular: true,
  values: values(MAKES, 2),
};
export const FUEL = {
  ...MAKE,
  key: 'fuel',
  name: 'Топливо',
  placeholder: null,
  values: values(FUELS),
};
export const MAKES_FIELD = { ...MAKE, is_multiselect: true, data_type: 'STRING_LIST' };
export const TITLE = {
  id: 2,
  key: 'title',
  name: 'Заголовок',
  type: 'EDIT_TEXT',
  data_type: 'STRING',
};
export const CITIES = {
  ...MAKE,
  name: 'Город',
  has_popular: false,
  values: values(Array.from({ length: 5000 }, (_, index) => `Город ${index + 1}`)),
};

export const trigger = (name = 'Марка') => page.getByRole('combobox', { name });
export const search = () => page.getByRole('combobox', { name: 'Найти…' });
export const list = (name = 'Марка') => page.getByRole('listbox', { name });
export const option = (name: string) => page.getByRole('option', { name, exact: true });

/** Opens a form of these fields, with saved values, and returns what it would send. */
export async function openFields(filters: Filters, saved?: Record<string, unknown>) {
  const store = openStore(filters, saved === undefined ? {} : { values: saved });
  const form = await openForm(store);
  return { ...form, store, sent: () => payload(store.plan, store.state()) };
}

/** Draws the page in a theme, on its background, until the test is over. */
export function drawInTheme(theme: string): void {
  document.documentElement.dataset['theme'] = theme;
  document.body.style.background = 'var(--bg)';
  onTestFinished(() => {
    delete document.documentElement.dataset['theme'];
    document.body.style.background = '';
  });
}
