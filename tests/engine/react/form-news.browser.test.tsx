import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { withMotion } from '../../browser/with-motion.ts';
import { openForm, openStore } from './open-form.tsx';

withMotion();

const TITLE = { id: 1, key: 'title', name: 'Заголовок', type: 'EDIT_TEXT', data_type: 'STRING' };
const PRICE = { id: 2, key: 'price', name: 'Цена', type: 'EDIT_TEXT', data_type: 'INTEGER' };
const box = (name: string) => page.getByRole('textbox', { name });

describe('a form that changes by itself', () => {
  const MAKE = {
    id: 5,
    key: 'make',
    name: 'Марка',
    type: 'DROP_LIST',
    data_type: 'STRING',
    has_next_filter: true,
    values: [
      { id: 1, key: 'toyota', name: 'Toyota', value: 'toyota' },
      { id: 2, key: 'opel', name: 'Opel', value: 'opel' },
    ],
  };
  const MODEL = {
    id: 6,
    key: 'model',
    name: 'Модель',
    parent_filter_id: 5,
    type: 'DROP_LIST',
    data_type: 'STRING',
  };
  const status = () => page.getByRole('status');
  const camry = {
    id: '1',
    name: 'Camry',
    value: 'camry',
    key: 'camry',
    isSelected: false,
    isPopular: false,
    icon: null,
    location: null,
  };

  function openCascade() {
    const store = openStore([MAKE, MODEL]);
    const token = () => store.state().options[1]?.token ?? -1;
    return {
      store,
      answer: (count: number) =>
        store.dispatch({
          type: 'OPTIONS_LOADED',
          field: 1,
          token: token(),
          options: Array.from({ length: count }, (_, at) => ({ ...camry, value: `camry-${at}` })),
          groups: [],
          isComplete: true,
        }),
      fail: () => store.dispatch({ type: 'OPTIONS_FAILED', field: 1, token: token() }),
    };
  }

  test('announces that a field appeared, that its list loads and has loaded', async () => {
    const { store, answer } = openCascade();
    await openForm(store);
    store.dispatch({ type: 'SET', key: 'make', input: 'toyota' });
    await expect
      .element(status())
      .toHaveTextContent('Появилось поле «Модель». Загружаем список: Модель');
    answer(24);
    await expect.element(status()).toHaveTextContent('Список загружен: Модель, 24 значения');
  });

  test('announces that a list failed and retries by a button under the field', async () => {
    const { store, fail, answer } = openCascade();
    await openForm(store);
    store.dispatch({ type: 'SET', key: 'make', input: 'toyota' });
    fail();
    await expect.element(status()).toHaveTextContent('Не удалось загрузить список: Модель');
    await expect.element(page.getByText('Не удалось загрузить список. Повторить')).toBeVisible();
    await page.getByRole('button', { name: 'Повторить: Модель' }).click();
    await expect.element(status()).toHaveTextContent('Загружаем список: Модель');
    await expect
      .element(page.getByText('Не удалось загрузить список. Повторить'))
      .not.toBeInTheDocument();
    answer(0);
    await expect.element(status()).toHaveTextContent('Список пуст: Модель');
  });

  test('fades in a field that appears, and none of those it began with', async () => {
    const child = { ...PRICE, parent_filter_id: TITLE.id };
    const store = openStore([TITLE, child]);
    const faded: string[] = [];
    const onStart = ({ target }: AnimationEvent) => {
      if (target instanceof Element) faded.push(target.textContent);
    };
    document.addEventListener('animationstart', onStart);
    await openForm(store);
    await box('Заголовок').fill('а');
    await expect.element(box('Цена')).toBeVisible();
    await expect.poll(() => faded).toEqual(['Цена']);
    document.removeEventListener('animationstart', onStart);
  });

  test('keeps the focus where it is', async () => {
    const { store } = openCascade();
    await openForm(store);
    const make = page.getByRole('combobox', { name: 'Марка' });
    make.element().focus();
    store.dispatch({ type: 'SET', key: 'make', input: 'toyota' });
    await expect.element(page.getByText('Модель', { exact: true })).toBeVisible();
    await expect.element(make).toHaveFocus();
  });
});
