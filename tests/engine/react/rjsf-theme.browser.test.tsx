import BaseInputTemplate from '@rjsf/core/lib/components/templates/BaseInputTemplate.js';
import buttonTemplates from '@rjsf/core/lib/components/templates/ButtonTemplates/index.js';
import DescriptionField from '@rjsf/core/lib/components/templates/DescriptionField.js';
import CheckboxesWidget from '@rjsf/core/lib/components/widgets/CheckboxesWidget.js';
import CheckboxWidget from '@rjsf/core/lib/components/widgets/CheckboxWidget.js';
import DateWidget from '@rjsf/core/lib/components/widgets/DateWidget.js';
import RadioWidget from '@rjsf/core/lib/components/widgets/RadioWidget.js';
import RangeWidget from '@rjsf/core/lib/components/widgets/RangeWidget.js';
import SelectWidget from '@rjsf/core/lib/components/widgets/SelectWidget.js';
import TextareaWidget from '@rjsf/core/lib/components/widgets/TextareaWidget.js';
import TextWidget from '@rjsf/core/lib/components/widgets/TextWidget.js';
import URLWidget from '@rjsf/core/lib/components/widgets/URLWidget.js';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { payload } from '../../../engine/form/state/payload.ts';
import type { RjsfTheme } from '../../../engine/react/rjsf/RjsfForm.tsx';
import { openForm, openStore, type Filters } from './open-form.tsx';

/** The default theme of @rjsf/core, as it is published. */
const theme: RjsfTheme = {
  widgets: {
    text: TextWidget,
    'text-area': TextareaWidget,
    url: URLWidget,
    date: DateWidget,
    slider: RangeWidget,
    checkbox: CheckboxWidget,
    'checkbox-list': CheckboxesWidget,
    'radio-list': RadioWidget,
    dropdown: SelectWidget,
  },
  templates: {
    BaseInputTemplate,
    ButtonTemplates: { ...buttonTemplates() },
    DescriptionFieldTemplate: DescriptionField,
  },
};

const values = ['Седан', 'Фургон', 'Купе'].map((name, n) => ({ id: n, name, value: n + 1 }));
const filters: Filters = [
  { id: 1, key: 'title', name: 'Заголовок', type: 'EDIT_TEXT', data_type: 'STRING' },
  { id: 2, key: 'price', name: 'Цена', type: 'EDIT_TEXT', data_type: 'INTEGER', is_required: true },
  { id: 3, key: 'about', name: 'Описание', type: 'TEXT_AREA', data_type: 'STRING' },
  { id: 4, key: 'day', name: 'День', type: 'DATE', data_type: 'DATE' },
  { id: 5, key: 'new', name: 'Новый', type: 'CHECKBOX', data_type: 'BOOLEAN' },
  { id: 6, key: 'body', name: 'Кузов', type: 'DROP_LIST', data_type: 'INTEGER', values },
  {
    id: 7,
    key: 'doors',
    name: 'Двери',
    type: 'LIST_RADIO_BUTTON',
    data_type: 'INTEGER',
    values: values.slice(0, 2),
    show_if: [{ key: 'body', value: 2 }],
  },
  {
    id: 8,
    key: 'extras',
    name: 'Опции',
    type: 'LIST_RADIO_BUTTON',
    data_type: 'INTEGER_LIST',
    is_multiselect: true,
    values,
  },
  {
    id: 9,
    key: 'year',
    name: 'Год',
    type: 'SEEK_BAR',
    data_type: 'INTEGER',
    min_value: 1990,
    max_value: 2026,
  },
  { id: 10, key: 'sum', name: 'Сумма', type: 'RANGE_INPUT', data_type: 'INTEGER' },
];

const submit = () => page.getByRole('button', { name: 'Продолжить' });

describe('the widgets of another rjsf theme', () => {
  test('draw the fields, take what is typed and chosen, and are submitted', async () => {
    const store = openStore(filters);
    const { onSubmit, container } = await openForm(store, { theme });
    expect(container.querySelectorAll('input.form-control').length).toBeGreaterThan(2);

    await page.getByLabelText('Заголовок').fill('Семейный');
    await page.getByRole('spinbutton', { name: 'Цена' }).fill('12500');
    await page.getByLabelText('Описание').fill('Без пробега');
    await page.getByLabelText('День').fill('2026-05-10');
    await page.getByLabelText('Новый').click();
    await page.getByRole('combobox').selectOptions('Фургон');
    await page.getByRole('radio', { name: 'Седан' }).click();
    await page.getByRole('checkbox', { name: 'Купе' }).click();
    await page.getByRole('checkbox', { name: 'Седан' }).click();
    await page.getByRole('slider').fill('2001');
    await submit().click();

    const expected = {
      title: 'Семейный',
      price: 12_500,
      about: 'Без пробега',
      day: '2026-05-10',
      new: true,
      body: 2,
      doors: 1,
      extras: [1, 3],
      year: 2001,
    };
    expect(payload(store.plan, store.state())).toEqual(expected);
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith(expected);
  });

  test('show what the store has, and are emptied like ours', async () => {
    const store = openStore(filters, {
      values: { title: 'Седан', price: 5, extras: [2], new: true },
    });
    await openForm(store, { theme });
    await expect.element(page.getByLabelText('Заголовок')).toHaveValue('Седан');
    await expect.element(page.getByLabelText('Новый')).toBeChecked();
    await expect.element(page.getByRole('checkbox', { name: 'Фургон' })).toBeChecked();
    store.dispatch({ type: 'SET', key: 'title', input: 'Купе' });
    await expect.element(page.getByLabelText('Заголовок')).toHaveValue('Купе');
    await userEvent.clear(page.getByRole('spinbutton', { name: 'Цена' }));
    await submit().click();
    await expect
      .element(page.getByText('Это поле обязательно для заполнения').first())
      .toBeVisible();
  });
});
