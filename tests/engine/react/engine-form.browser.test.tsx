import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { payload } from '../../../engine/form/state/payload.ts';
import { findViolations } from '../../browser/find-violations.ts';
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

  test('shows «Отправляем…» and ignores a second submit while its promise is pending', async () => {
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

  test.for([
    { height: 800, far: 0, focused: 'summary', why: 'both fit' },
    { height: 800, far: 30, focused: 'field', why: 'the first fault is far below the summary' },
    { height: 200, far: 0, focused: 'field', why: 'the window is low' },
  ])('has the focus and the first fault in view: $focused, $why', async (row) => {
    await page.viewport(390, row.height);
    onTestFinished(() => page.viewport(1280, 800));
    const right = Array.from({ length: row.far }, (_, at) => ({
      ...TITLE,
      id: 10 + at,
      key: `k${at}`,
      is_required: false,
    }));
    await openForm(openStore([...right, ...REQUIRED_PAGE]));
    await submit().click();
    const first = box('Заголовок').last();
    const summary = page.getByRole('group', { name: 'Проверьте 2 поля' });
    await expect.element(row.focused === 'summary' ? summary : first).toHaveFocus();
    await expect.element(first).toBeInViewport({ ratio: 1 });
    const { top, bottom } = document.activeElement?.getBoundingClientRect() ?? new DOMRect();
    expect(top).toBeGreaterThanOrEqual(0);
    expect(bottom).toBeLessThanOrEqual(row.height);
  });

  test('counts the fault of a part of the host, and leads there first', async () => {
    const add = document.createElement('button');
    document.body.append(add);
    onTestFinished(() => add.remove());
    const text = 'Добавьте хотя бы одно фото';
    const otherFaults = [{ name: 'Фотографии', text, focus: () => add.focus() }];
    const { redraw } = await openForm(openStore([TITLE, { ...PRICE, is_required: true }]), {
      otherFaults,
    });
    await submit().click();
    const summary = page.getByRole('group', { name: 'Проверьте 2 поля' });
    await expect.poll(() => document.activeElement).toBe(add);
    await expect
      .element(summary.getByRole('listitem').first())
      .toHaveTextContent(`Фотографии: ${text}`);
    await summary.getByRole('link', { name: 'Цена' }).click();
    await summary.getByRole('button', { name: 'Фотографии' }).click();
    expect(document.activeElement).toBe(add);
    await redraw({ otherFaults: [] });
    await expect.element(page.getByRole('group', { name: 'Проверьте 1 поле' })).toBeVisible();
  });

  test('has its faults leave one by one as they are corrected, and the summary with the last', async () => {
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

  test('is in titled cards, the rest of the fields in a last one', async () => {
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
    expect(await findViolations(container)).toEqual([]);
    delete document.documentElement.dataset['theme'];
  });
});
