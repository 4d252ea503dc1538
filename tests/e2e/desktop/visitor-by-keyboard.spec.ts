import type { Locator, Page } from '@playwright/test';

import { tabTo } from '../people/by-keyboard.ts';
import { expect, test } from '../people/person.ts';
import { codeStep, newPerson, nextCode, phoneStep } from '../people/sign-in.ts';
import { resultLinks } from '../results.ts';

const QUERY = 'камри';
const NOTE = 'Позвонить утром';

/** Walks to a control; every stop on the way has a name and is in the window. */
async function walkTo(control: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(control).toBeVisible();
  const page = control.page();
  await tabTo(control, {
    key,
    onStop: async () => {
      const stop = page.locator(':focus');
      await expect(stop).toBeInViewport();
      await expect(stop).toHaveAccessibleName(/\S/);
    },
  });
}

async function press(control: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await walkTo(control, key);
  await control.page().keyboard.press('Enter');
}

/** The option that the open list of the focused box points at. */
async function pointedAt(page: Page): Promise<string> {
  return page.locator(':focus').evaluate((box) => {
    const id = box.getAttribute('aria-activedescendant') ?? '';
    return document.getElementById(id)?.textContent ?? '';
  });
}

test(
  'a visitor comes by the keyboard from the address to a saved search',
  { tag: '@long' },
  async ({ page }) => {
    const { keyboard } = page;
    const main = page.getByRole('main');
    const banner = page.getByRole('banner');
    const heading = page.getByRole('heading', { level: 1 });
    const search = banner.getByRole('combobox', { name: 'Поиск' });

    await test.step('the skip link, and the search field', async () => {
      await page.goto('/');
      await press(page.getByRole('link', { name: 'К содержанию' }));
      await expect(main).toBeFocused();
      await walkTo(search, 'Shift+Tab');
      await keyboard.type(QUERY);
      await expect(page.getByRole('option').first()).toContainText('Camry');
      await keyboard.press('ArrowDown');
      expect(await pointedAt(page)).toContain('Camry');
      await keyboard.press('Enter');
      await expect(page).toHaveURL(/\/search\?q=/);
      await expect(heading).toBeFocused();
    });

    await test.step('the panel: a range, a box, a list that is searched', async () => {
      const filters = page.getByRole('complementary', { name: 'Фильтры' });
      await walkTo(filters.getByRole('textbox', { name: 'Цена от' }));
      await keyboard.type('20 тыс.');
      await walkTo(filters.getByRole('textbox', { name: 'Цена до' }));
      await keyboard.type('400k');
      await expect(page).toHaveURL(/filter_price=20000\.\.400000/);
      const make = filters.getByRole('combobox', { name: 'Марка', exact: true });
      await press(make);
      await expect(page.getByRole('combobox', { name: 'Найти…' })).toBeFocused();
      await keyboard.type('тойо');
      await expect(page.getByRole('option', { name: /^Toyota/ })).toBeVisible();
      await keyboard.press('ArrowDown');
      expect(await pointedAt(page)).toMatch(/^Toyota/);
      await keyboard.press('Enter');
      await keyboard.press('Escape');
      await expect(make).toBeFocused();
      await expect(page).toHaveURL(/filter_make=toyota/);
      await walkTo(filters.getByRole('checkbox', { name: /^Автомат/ }));
      await keyboard.press('Space');
      await expect(page).toHaveURL(/filter_gearbox=automatic/);
    });

    await test.step('a result, its photos and the phone', async () => {
      const [title = ''] = await resultLinks(page).allTextContents();
      await press(resultLinks(page).first());
      await expect(heading).toHaveText(title);
      await expect(heading).toBeFocused();
      const photo = page.getByRole('button', { name: /^Фото 1 из/ });
      await press(photo, 'Shift+Tab');
      const viewer = page.getByRole('dialog');
      await expect(viewer).toBeVisible();
      await walkTo(viewer.getByRole('button', { name: 'Закрыть' }));
      await keyboard.press('Escape');
      await expect(viewer).toBeHidden();
      await expect(photo).toBeFocused();
      await press(page.getByRole('button', { name: 'Показать телефон' }));
      await expect(page.getByRole('link', { name: /^\+992/ })).toBeFocused();
    });

    await test.step('a favourite with a note, and two ads to compare', async () => {
      await press(main.getByRole('button', { name: 'В избранное', exact: true }));
      await press(main.getByRole('button', { name: 'Добавить заметку' }));
      await expect(page.getByRole('textbox', { name: 'Заметка' })).toBeFocused();
      await keyboard.insertText(NOTE);
      await press(page.getByRole('button', { name: 'Сохранить' }));
      await expect(main.getByRole('button', { name: NOTE })).toBeFocused();
      await press(main.getByRole('button', { name: 'Сравнить', exact: true }), 'Shift+Tab');
      await press(main.getByRole('button', { name: /^Добавить к сравнению:/ }).first());
      await press(banner.getByRole('link', { name: 'Сравнение: 2' }), 'Shift+Tab');
      await expect(heading).toHaveText('Сравнение');
      await expect(heading).toBeFocused();
      await walkTo(page.getByRole('switch', { name: 'Только отличия' }));
      await keyboard.press('Space');
      await walkTo(page.getByRole('region', { name: 'Сравнение объявлений' }));
    });

    await test.step('a saved search, through the sign-in', async () => {
      const person = newPerson();
      await walkTo(search, 'Shift+Tab');
      await keyboard.type(QUERY);
      await keyboard.press('Enter');
      await expect(heading).toBeFocused();
      await press(main.getByRole('button', { name: 'Сохранить поиск' }));
      await expect(phoneStep(page).getByRole('textbox', { name: 'Номер телефона' })).toBeFocused();
      await keyboard.type(person.digits);
      await keyboard.press('Enter');
      await expect(codeStep(page).getByRole('textbox', { name: 'Цифра 1 из 6' })).toBeFocused();
      await keyboard.type(await nextCode(person));
      await expect(page.getByRole('textbox', { name: 'Имя' })).toBeFocused();
      await keyboard.insertText(person.name);
      await keyboard.press('Enter');
      await expect(main.getByRole('button', { name: 'Поиск сохранён' })).toBeFocused();
    });
  },
);
