import type { Locator, Page } from '@playwright/test';

import { expectAccessible } from '../expect-accessible.ts';
import { expectToFit } from '../expect-to-fit.ts';
import { askButton, openFixture } from '../open-lab.ts';
import { expect, test } from '../people/person.ts';
import { chooseInDropdown } from './fill-form.ts';

/** How a person of one width opens a form. */
interface FormScan {
  readonly press: (target: Locator) => Promise<void>;
  readonly isWide: boolean;
  /** More widths at which the form must fit. */
  readonly widths: readonly number[];
}

/** Scans a form initially, with its faults, with an open list and with the map. */
export async function scanForm(page: Page, scan: FormScan): Promise<void> {
  const { press, widths } = scan;
  const form = await openFixture(page, 'create/cars.legkovye-avtomobili');
  await expectAccessible(page);
  await expectToFit(page, 'the form', widths);
  await test.step('an empty form is refused', () => expectRefused(form, scan));
  await expectAccessible(page);

  const make = form.getByRole('combobox', { name: 'Марка', exact: true });
  await press(make);
  const menu = page.getByRole('dialog', { name: 'Марка' });
  await expect(menu.getByRole('listbox')).toBeVisible();
  await expectAccessible(page, menu);
  await page.keyboard.press('Escape');
  await chooseInDropdown(form, 'Марка', ['Mercedes-Benz']);
  await expectToFit(page, 'the form with faults', widths);

  await press(form.getByRole('textbox', { name: 'Место на карте' }));
  const map = page.getByRole('dialog', { name: 'Место на карте' });
  await expect(map.getByRole('application')).toBeVisible();
  await expectAccessible(page, map);
}

/** Checks that a form refuses to be empty, keeps the input and lists the missing fields. */
async function expectRefused(form: Locator, { press, isWide }: FormScan): Promise<void> {
  const title = form.getByRole('textbox', { name: 'Название объявления', exact: true });
  await title.fill('Авто');
  await press(askButton(form));

  const summary = form.getByRole('group', { name: /^Проверьте \d+ пол/ });
  // A phone has no room for the summary and the first fault: the fault has the focus.
  const focused = isWide ? summary : form.locator(':focus');
  await expect(focused).toBeFocused();
  await expect(focused).toBeInViewport();
  await expect(summary.getByRole('listitem').first()).toHaveText(
    'Марка: Выберите марку автомобиля',
  );
  await expect(title).toHaveValue('Авто');
  await expect(title).toHaveAccessibleDescription(/Минимальная длина: 5/);
  const make = form.getByRole('combobox', { name: 'Марка', exact: true });
  await expect(make).toHaveAttribute('aria-invalid', 'true');

  const before = await summary.getByRole('listitem').count();
  await title.fill('Автомобиль');
  await expect(title).not.toHaveAttribute('aria-invalid');
  await expect(summary.getByRole('listitem')).toHaveCount(before - 1);
}
