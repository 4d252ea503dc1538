import axe from 'axe-core';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { payload } from '../../../engine/form/payload.ts';
import { openForm, openStore, type Filters } from './open-form.tsx';

const REQUIRED = 'Это поле обязательно для заполнения';

const TITLE = { id: 1, key: 'title', name: 'Заголовок', type: 'EDIT_TEXT', data_type: 'STRING' };
const PRICE = { id: 2, key: 'price', name: 'Цена', type: 'EDIT_TEXT', data_type: 'INTEGER' };
const REQUIRED_PAGE: Filters = [
  { ...TITLE, is_required: true },
  { ...PRICE, is_required: true },
];

const submit = () => page.getByRole('button', { name: 'Продолжить' });
const box = (name: string) => page.getByRole('textbox', { name });

describe('a submitted form', () => {
  test('hands over the payload of its visible fields', async () => {
    const store = openStore([TITLE, PRICE]);
    const { onSubmit } = await openForm(store);
    await box('Заголовок').fill('Седан');
    await box('Цена').fill('12 500');
    await submit().click();
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ title: 'Седан', price: 12500 });
    expect(onSubmit.mock.calls[0]?.[0]).toEqual(payload(store.plan, store.state()));
  });

  test('by Enter holds the last character typed', async () => {
    const { onSubmit } = await openForm(openStore([TITLE]));
    await box('Заголовок').click();
    await userEvent.keyboard('abc{Enter}');
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ title: 'abc' });
  });

  test('says «Отправляем…» and takes no second submit while its promise is open', async () => {
    const sent = Promise.withResolvers<void>();
    const onSubmit = vi.fn(() => sent.promise);
    await openForm(openStore([TITLE]), { onSubmit });
    await submit().click();
    const sending = page.getByRole('button', { name: 'Отправляем…' });
    await expect.element(sending).toHaveAttribute('aria-busy', 'true');
    await sending.click();
    sent.resolve();
    await expect.element(submit()).not.toHaveAttribute('aria-busy');
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  test('is submitted by a button outside that names its id', async () => {
    const { onSubmit, container } = await openForm(openStore([TITLE]), { id: 'car' });
    const outside = document.createElement('button');
    outside.setAttribute('form', 'car');
    container.append(outside);
    await userEvent.click(outside);
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  test.for(['a.b', 'с "кавычками" и \\', '__proto__', 'constructor', 'f0', '0', ' '])(
    'keeps the value of a key like %o',
    async (key) => {
      const { onSubmit } = await openForm(openStore([{ ...TITLE, key }, PRICE]));
      await box('Заголовок').fill('да');
      await submit().click();
      const values = onSubmit.mock.calls[0]?.[0] ?? {};
      expect(Object.entries(values)).toEqual([[key, 'да']]);
    },
  );
});

describe('a refused submit', () => {
  test('with one fault focuses that field and describes it', async () => {
    const store = openStore([TITLE, { ...PRICE, is_required: true }]);
    const { onSubmit } = await openForm(store);
    await submit().click();
    await expect.element(box('Цена')).toHaveFocus();
    await expect.element(box('Цена')).toHaveAttribute('aria-invalid', 'true');
    await expect.element(box('Цена')).toHaveAccessibleDescription(REQUIRED);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  test('with one fault brings it into view', async () => {
    const far = Array.from({ length: 40 }, (_, at) => ({ ...TITLE, id: 10 + at, key: `k${at}` }));
    await openForm(openStore([{ ...PRICE, is_required: true }, ...far]));
    await submit().click();
    await expect.element(box('Цена')).toHaveFocus();
    await expect.element(box('Цена')).toBeInViewport();
  });

  test('with several focuses a summary that links to them in the same words', async () => {
    await openForm(openStore(REQUIRED_PAGE));
    await submit().click();
    const summary = page.getByRole('group', { name: 'Проверьте 2 поля' });
    await expect.element(summary).toHaveFocus();
    const items = summary
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent);
    expect(items).toEqual([`Заголовок: ${REQUIRED}`, `Цена: ${REQUIRED}`]);

    await summary.getByRole('link', { name: 'Цена' }).click();
    await expect.element(box('Цена')).toHaveFocus();
    expect(window.location.hash).toBe('');
  });

  test('has its faults leave one by one as they are mended, and the summary with the last', async () => {
    const { onSubmit } = await openForm(openStore(REQUIRED_PAGE));
    await submit().click();
    await box('Цена').fill('1');
    await expect.element(box('Цена')).not.toHaveAttribute('aria-invalid', 'true');
    await expect.element(page.getByRole('group', { name: 'Проверьте 1 поле' })).toBeVisible();
    await box('Заголовок').fill('Седан');
    await expect.element(page.getByRole('group')).not.toBeInTheDocument();
    await submit().click();
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ title: 'Седан', price: 1 });
  });

  test('loses nothing of what was typed', async () => {
    await openForm(openStore(REQUIRED_PAGE));
    await box('Цена').fill('abc');
    await submit().click();
    await expect.element(box('Цена')).toHaveValue('abc');
  });

  test('of the server is led to like any other, and may be sent again', async () => {
    const store = openStore([TITLE, PRICE], { values: { title: 'Седан' } });
    const { onSubmit } = await openForm(store);
    store.dispatch({
      type: 'SERVER_ERRORS',
      errors: { title: { code: 'title.caps', message: 'Не пишите заглавными' } },
    });
    await expect.element(box('Заголовок')).toHaveFocus();
    await expect.element(box('Заголовок')).toHaveAccessibleDescription('Не пишите заглавными');
    await submit().click();
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });
});

describe('a drawn form', () => {
  test('explains the star once, in ad mode only', async () => {
    const { redraw } = await openForm(openStore(REQUIRED_PAGE));
    await expect.element(page.getByText('* — обязательные поля')).toBeVisible();
    await redraw({ store: openStore(REQUIRED_PAGE, { mode: 'filter' }) });
    await expect.element(page.getByText('* — обязательные поля')).not.toBeInTheDocument();
  });

  test('stands in titled cards, the rest of the fields in a last one', async () => {
    await openForm(openStore([TITLE, PRICE]), {
      sections: [
        { id: 'money', title: 'Деньги', fields: [1] },
        { id: 'none', title: 'Пусто', fields: [] },
      ],
    });
    const card = page.getByRole('region', { name: 'Деньги' });
    await expect.element(card.getByRole('textbox', { name: 'Цена' })).toBeVisible();
    await expect.element(card.getByRole('textbox', { name: 'Заголовок' })).not.toBeInTheDocument();
    await expect.element(box('Заголовок')).toBeVisible();
    await expect.element(page.getByRole('region', { name: 'Пусто' })).not.toBeInTheDocument();
  });

  test('has no id twice, even with the same page drawn two times', async () => {
    await openForm(openStore(REQUIRED_PAGE));
    await openForm(openStore(REQUIRED_PAGE));
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(4);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('is emptied of another store: value, faults and summary', async () => {
    const { redraw } = await openForm(openStore(REQUIRED_PAGE));
    await box('Цена').fill('5');
    await submit().click();
    await redraw({ store: openStore(REQUIRED_PAGE) });
    await expect.element(box('Цена')).toHaveValue('');
    await expect.element(box('Заголовок')).not.toHaveAttribute('aria-invalid', 'true');
  });

  test('disabled takes no input and no submit', async () => {
    await openForm(openStore([TITLE]), { isDisabled: true });
    await expect.element(box('Заголовок')).toBeDisabled();
    await expect.element(submit()).toBeDisabled();
  });

  test('draws the newest of what the host puts inside it', async () => {
    const presses: string[] = [];
    const part = (name: string) => (
      <button type="button" onClick={() => presses.push(name)}>
        Фото
      </button>
    );
    const { redraw } = await openForm(openStore([TITLE]), { children: part('first') });
    await redraw({ children: part('second') });
    await page.getByRole('button', { name: 'Фото' }).click();
    expect(presses).toEqual(['second']);
  });

  test.for(['light', 'dark'])('has no axe violations, %s', async (theme) => {
    document.documentElement.dataset['theme'] = theme;
    document.body.style.background = 'var(--bg-sunken)';
    const { container } = await openForm(openStore(REQUIRED_PAGE));
    await submit().click();
    await expect.element(page.getByRole('group')).toHaveFocus();
    await Promise.all(document.getAnimations().map(({ finished }) => finished));
    const { violations } = await axe.run(container);
    expect(violations).toEqual([]);
    delete document.documentElement.dataset['theme'];
  });
});

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
  const said = () => page.getByRole('status');
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

  test('says that a field appeared, that its list loads and has loaded', async () => {
    const { store, answer } = openCascade();
    await openForm(store);
    store.dispatch({ type: 'SET', key: 'make', input: 'toyota' });
    await expect
      .element(said())
      .toHaveTextContent('Появилось поле «Модель». Загружаем список: Модель');
    answer(24);
    await expect.element(said()).toHaveTextContent('Список загружен: Модель, 24 значения');
  });

  test('says that a list failed and asks again by a button under the field', async () => {
    const { store, fail, answer } = openCascade();
    await openForm(store);
    store.dispatch({ type: 'SET', key: 'make', input: 'toyota' });
    fail();
    await expect.element(said()).toHaveTextContent('Не удалось загрузить список: Модель');
    await expect.element(page.getByText('Не удалось загрузить список. Повторить')).toBeVisible();
    await page.getByRole('button', { name: 'Повторить: Модель' }).click();
    await expect.element(said()).toHaveTextContent('Загружаем список: Модель');
    await expect
      .element(page.getByText('Не удалось загрузить список. Повторить'))
      .not.toBeInTheDocument();
    answer(0);
    await expect.element(said()).toHaveTextContent('Список пуст: Модель');
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
