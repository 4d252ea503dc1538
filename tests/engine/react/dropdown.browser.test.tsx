import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { findViolations } from '../../browser/find-violations.ts';
import { withMotion } from '../../browser/with-motion.ts';
import {
  drawInTheme,
  FUEL,
  list,
  MAKE,
  MAKES,
  MAKES_FIELD,
  openFields,
  option,
  search,
  TITLE,
  trigger,
  values,
} from './choices-page.ts';
import { openForm, openStore } from './open-form.tsx';

withMotion();

beforeEach(() => page.viewport(1280, 800));

describe('a dropdown', () => {
  test('shows the empty text of its definition: the message, else the placeholder, else ours', async () => {
    await openFields([
      { ...MAKE, no_selection_message: 'Любая марка' },
      { ...MAKE, key: 'b', name: 'Вторая' },
      { ...FUEL, no_selection_message: null },
    ]);
    await expect.element(trigger()).toHaveTextContent('Любая марка');
    await expect.element(trigger('Вторая')).toHaveTextContent('Выберите марку');
    await expect.element(trigger('Топливо')).toHaveTextContent('Не выбрано');
  });

  test('lists popular values, then the groups, then the rest by letter', async () => {
    await openFields([{ ...MAKE, groups: [{ group: 'Немецкие', value_keys: ['Opel', 'BMW'] }] }]);
    await trigger().click();
    const groups = list().getByRole('group').elements();
    expect(groups.map((group) => group.getAttribute('aria-label'))).toEqual([
      'Популярные',
      'Немецкие',
      'В',
      'Г',
      'Ж',
      'A',
      'K',
      'L',
    ]);
    const names = list()
      .getByRole('option')
      .elements()
      .map(({ textContent }) => textContent);
    expect(names).toEqual([
      'Toyota',
      'Hyundai',
      'Opel',
      'BMW',
      'ВАЗ (Lada)',
      'ГАЗ',
      'Жигули',
      'Audi',
      'Kia',
      'Lexus',
    ]);
  });

  test('takes a pressed value, closes, and gives the focus back', async () => {
    const { sent } = await openFields([MAKE]);
    await trigger().click();
    await expect.element(search()).toHaveFocus();
    await option('Kia').click();
    await expect.element(list()).not.toBeInTheDocument();
    await expect.element(trigger()).toHaveFocus();
    await expect.element(trigger()).toHaveTextContent('Kia');
    expect(sent()).toEqual({ make: 'Kia' });
  });

  test('is walked, searched and picked from by keys alone', async () => {
    const { sent } = await openFields([MAKE, TITLE]);
    await userEvent.tab();
    await expect.element(trigger()).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(search()).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}{Enter}');
    expect(sent()).toEqual({ make: 'Hyundai' });

    await userEvent.keyboard('{Enter}');
    await expect
      .element(search())
      .toHaveAttribute('aria-activedescendant', option('Hyundai').element().id);
    await userEvent.keyboard('{End}{Enter}');
    expect(sent()).toEqual({ make: 'Opel' });

    await userEvent.keyboard('k');
    await expect.element(search()).toHaveValue('k');
    await userEvent.keyboard('ia{Enter}');
    expect(sent()).toEqual({ make: 'Kia' });

    await userEvent.keyboard('{Enter}{Home}{Escape}');
    await expect.element(list()).not.toBeInTheDocument();
    await userEvent.keyboard('{Enter}{PageDown}{Tab}');
    await expect.element(list()).not.toBeInTheDocument();
    expect(sent()).toEqual({ make: 'Kia' });
  });

  test('of six values or fewer has no search: letters go to the values', async () => {
    const { sent } = await openFields([FUEL]);
    trigger('Топливо').element().focus();
    await userEvent.keyboard(' ');
    await expect.element(list('Топливо')).toHaveFocus();
    await expect.element(search()).not.toBeInTheDocument();
    await userEvent.keyboard('{ArrowDown} ');
    expect(sent()).toEqual({ fuel: 'Дизель' });
    await expect.element(trigger('Топливо')).toHaveFocus();
  });

  test('clears by its cross and by Delete, unless a value is required', async () => {
    const { sent } = await openFields([MAKE, { ...FUEL, is_required: true }], {
      make: 'Kia',
      fuel: 'Дизель',
    });
    // The cross leaves the edge of a focused field whole.
    const cross = page.getByRole('button', { name: 'Очистить Марка' }).element();
    const field = trigger().element().getBoundingClientRect();
    expect(field.right - cross.getBoundingClientRect().right).toBeCloseTo(2, 0);
    expect(cross.getBoundingClientRect().top - field.top).toBeCloseTo(2, 0);
    await page.getByRole('button', { name: 'Очистить Марка' }).click();
    expect(sent()).toEqual({ fuel: 'Дизель' });
    await expect.element(trigger()).toHaveFocus();
    await expect.element(page.getByRole('button', { name: /Очистить/ })).not.toBeInTheDocument();
    trigger('Топливо').element().focus();
    await userEvent.keyboard('{Delete}');
    expect(sent()).toEqual({ fuel: 'Дизель' });
  });

  test('searches both alphabets and announces an empty result', async () => {
    await openFields([MAKE]);
    await trigger().click();
    await search().fill('тойота');
    await expect.element(option('Toyota')).toBeVisible();
    expect(list().getByRole('option').elements()).toHaveLength(1);
    await search().fill('zhiguli');
    await expect.element(option('Жигули')).toBeVisible();
    await search().fill('ыыы');
    await expect
      .element(page.getByText('По запросу «ыыы» ничего нет. Проверьте написание.'))
      .toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect.element(search()).toHaveFocus();
  });

  test('of several values ticks them, counts them and is done', async () => {
    const { sent } = await openFields([MAKES_FIELD]);
    await trigger().click();
    for (const name of ['Toyota', 'Hyundai', 'Kia']) await option(name).click();
    await expect.element(option('Kia')).toHaveAttribute('aria-selected', 'true');
    await search().fill('opel');
    await userEvent.keyboard('{Enter}');
    await page.getByRole('button', { name: 'Готово' }).click();
    await expect.element(trigger()).toHaveTextContent('Toyota, Hyundai, ещё 2');
    await expect.element(trigger()).toHaveFocus();
    expect(sent()).toEqual({ make: ['Toyota', 'Hyundai', 'Kia', 'Opel'] });
    await page.getByRole('button', { name: 'Очистить Марка' }).click();
    expect(sent()).toEqual({});
  });

  test('closes on a press elsewhere and then has been left', async () => {
    const { store } = await openFields([{ ...MAKE, is_required: true }, TITLE]);
    const received = vi.fn<(type: string) => void>();
    store.subscribe(({ type }) => received(type));
    await trigger().click();
    await search().fill('k');
    expect(received).not.toHaveBeenCalled();
    await page.getByRole('textbox', { name: 'Заголовок' }).click();
    await expect.element(list()).not.toBeInTheDocument();
    await expect.element(page.getByRole('textbox', { name: 'Заголовок' })).toHaveFocus();
    expect(received).toHaveBeenCalledExactlyOnceWith('BLUR');
  });

  test('that was disabled while it was open stays closed afterwards', async () => {
    const { redraw } = await openForm(openStore([MAKE]));
    await trigger().click();
    await expect.element(list()).toBeVisible();
    await redraw({ isDisabled: true });
    await expect.element(list()).not.toBeInTheDocument();
    await redraw({ isDisabled: false });
    await expect.element(trigger()).toBeEnabled();
    await expect.element(list()).not.toBeInTheDocument();
  });

  test('is above its trigger when there is no room below', async () => {
    await page.viewport(1280, 500);
    const filler = document.body.appendChild(document.createElement('div'));
    filler.style.height = '360px';
    document.body.prepend(filler);
    await openFields([MAKE]);
    await trigger().click();
    await expect.element(list()).toBeVisible();
    const menu = page.getByRole('dialog', { name: 'Марка' }).element().getBoundingClientRect();
    expect(menu.bottom).toBeLessThanOrEqual(trigger().element().getBoundingClientRect().top);
    expect(menu.top).toBeGreaterThanOrEqual(0);
    filler.remove();
  });

  test('keeps a value its list does not have in view', async () => {
    await openFields([{ ...MAKE, values: values(MAKES) }], { make: 'Москвич' });
    await expect.element(trigger()).toHaveTextContent('Москвич');
  });
});

describe('axe finds no violation in a dropdown', () => {
  test.for(['light', 'dark'])(
    'closed, filled, wrong, disabled or open, in the %s theme',
    async (theme) => {
      drawInTheme(theme);
      const store = openStore(
        [MAKE, { ...FUEL, is_required: true }, { ...MAKES_FIELD, key: 'many', name: 'Марки' }],
        { values: { make: 'Kia', many: ['Kia', 'BMW', 'Audi'] } },
      );
      const { container, redraw } = await openForm(store);
      store.dispatch({ type: 'TOUCH_ALL' });
      await expect.element(trigger('Топливо')).toHaveAttribute('aria-invalid', 'true');
      expect(await findViolations(container)).toEqual([]);
      for (const name of ['Марка', 'Марки', 'Топливо']) {
        await trigger(name).click();
        await expect.element(list(name)).toBeVisible();
        const popup = list(name).element().closest('[popover]') ?? container;
        await Promise.all(popup.getAnimations().map(({ finished }) => finished));
        expect(await findViolations(popup), name).toEqual([]);
        await userEvent.keyboard('{Escape}');
      }
      await redraw({ isDisabled: true });
      expect(await findViolations(container)).toEqual([]);
    },
  );
});
