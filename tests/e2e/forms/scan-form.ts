import type { Locator, Page } from '@playwright/test';

import { expectAccessible } from '../expect-accessible.ts';
import { askButton, openFixture } from '../open-lab.ts';
import { expect } from '../people/person.ts';

/** Scans a form initially, with its faults, with an open list and with the map. */
export async function scanForm(
  page: Page,
  press: (target: Locator) => Promise<void>,
): Promise<void> {
  const form = await openFixture(page, 'create/jobs.vakansii');
  await expectAccessible(page);
  await press(askButton(form));
  await expect(form.getByRole('group', { name: /^Проверьте/ })).toBeVisible();
  await expectAccessible(page);

  await press(form.getByRole('combobox', { name: 'Сфера', exact: true }));
  const menu = page.getByRole('dialog', { name: 'Сфера' });
  await expect(menu.getByRole('listbox')).toBeVisible();
  await expectAccessible(page, menu);
  await page.keyboard.press('Escape');

  await press(form.getByRole('textbox', { name: 'Место на карте' }));
  const map = page.getByRole('dialog', { name: 'Место на карте' });
  await expect(map.getByRole('application')).toBeVisible();
  await expectAccessible(page, map);
}
