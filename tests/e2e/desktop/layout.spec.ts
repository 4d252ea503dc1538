import type { Page } from '@playwright/test';

import { openCreateForm } from '../create-ad.ts';
import { chooseInDropdown } from '../forms/fill-form.ts';
import { askButton, openFixture } from '../open-lab.ts';
import { expect, test } from '../people/person.ts';
import { signedIn } from '../people/sign-in.ts';
import { resultLinks } from '../results.ts';

const WIDTHS = [320, 390, 768, 1440];

/** Checks that the open page does not overflow at any width. */
async function expectToFit(page: Page, what: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const overhang = await page.evaluate(async () => {
      // One frame at the new width, and one with the page's reaction.
      for (const _frame of ['resized', 'rebuilt']) await new Promise(requestAnimationFrame);
      return document.documentElement.scrollWidth - document.documentElement.clientWidth;
    });
    expect(overhang, `${what} at ${width} pixels`).toBeLessThanOrEqual(0);
  }
}

test('no page of the site scrolls sideways', async ({ page }) => {
  await page.goto('/');
  const fresh = page.getByRole('list', { name: 'Свежие объявления' });
  await expect(fresh.getByRole('link').first()).toBeVisible();
  await expectToFit(page, '/');
  for (const address of ['/category/cars', '/subcategory/real-estate.kvartiry']) {
    await page.goto(address);
    await expect(resultLinks(page).first()).toBeVisible();
    await expectToFit(page, address);
  }
  await resultLinks(page).first().click();
  await expect(page.getByRole('article')).toBeVisible();
  await expectToFit(page, 'an ad');

  await signedIn(page);
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1, name: 'Профиль' })).toBeVisible();
  await expectToFit(page, 'the profile');
  await openCreateForm(page, 'cars.legkovye-avtomobili');
  await expectToFit(page, 'a new ad');
});

test('no page of the lab scrolls sideways', async ({ page }) => {
  await page.goto('/lab');
  await expect(page.getByText(/^Выберите записанную страницу/)).toBeVisible();
  await expectToFit(page, '/lab');

  const form = await openFixture(page, 'create/cars.legkovye-avtomobili');
  await expectToFit(page, 'the form');
  await chooseInDropdown(form, 'Марка', ['Mercedes-Benz']);
  await askButton(form).click();
  await expect(form.getByRole('group', { name: /^Проверьте/ })).toBeVisible();
  await expectToFit(page, 'the form with faults');

  await openFixture(page, 'search/cars.legkovye-avtomobili');
  await expectToFit(page, 'the filter');
  await page.goto('/lab?fixture=trouble/huge-texts&view=both&tab=payload');
  await expect(page.getByRole('textbox', { name: 'Отправка' })).toBeVisible();
  await expectToFit(page, 'huge texts');
});
