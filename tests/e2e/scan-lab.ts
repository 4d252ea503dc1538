import type { Locator, Page } from '@playwright/test';

import { expectAccessible } from './expect-accessible.ts';
import { expectToFit } from './expect-to-fit.ts';
import { openFixture } from './open-lab.ts';
import { expect } from './people/person.ts';

/** Scans the open lab without a form. */
export async function scanLab(page: Page, widths: readonly number[]): Promise<void> {
  await expect(page.getByText(/^Выберите записанную страницу/)).toBeVisible();
  await expectAccessible(page);
  await expectToFit(page, '/lab', widths);
}

/** Scans a filter of the lab. */
export async function scanLabFilter(page: Page, widths: readonly number[]): Promise<Locator> {
  const form = await openFixture(page, 'search/cars.legkovye-avtomobili');
  await expectAccessible(page);
  await expectToFit(page, 'the filter', widths);
  return form;
}

/** Compares a form of the longest texts with the window. */
export async function scanHugeTexts(page: Page, widths: readonly number[]): Promise<void> {
  await page.goto('/lab?fixture=trouble/huge-texts&view=both&tab=payload');
  await expect(page.getByRole('textbox', { name: 'Отправка' })).toBeVisible();
  await expectToFit(page, 'huge texts', widths);
}
