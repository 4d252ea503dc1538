import type { Locator, Page } from '@playwright/test';

import { expect } from './people/person.ts';

/** Label of the box for a pasted text. */
export const PASTE_LABEL = 'Определение, запись или HAR в JSON';

/** The form of a page for a seller or a visitor. */
export type FormView = 'entry' | 'filter';

/** Opens a recorded page in the lab and waits for its form. */
export async function openFixture(page: Page, id: string): Promise<Locator> {
  await page.goto(`/lab?fixture=${id}`);
  const form = formOf(page, id.startsWith('search/') ? 'filter' : 'entry');
  await expect(form).toBeVisible();
  return form;
}

/** The form on the page. */
export function formOf(page: Page, view: FormView): Locator {
  return page.getByRole('region', {
    name: view === 'entry' ? 'Форма продавца' : 'Фильтр посетителя',
  });
}

/** The submit button of a seller's form. */
export function askButton(form: Locator): Locator {
  return form.getByRole('button', { name: 'Проверить на сервере' });
}

/** Opens the payload in the inspector. */
export async function openPayload(page: Page): Promise<Locator> {
  await page.getByRole('tab', { name: 'Отправка' }).click();
  return page.getByRole('textbox', { name: 'Отправка' });
}

/** Opens a pasted definition; returns its seller's form. */
export async function openPasted(page: Page, definition: unknown): Promise<Locator> {
  await page.goto('/lab');
  await page.getByText('Вставить определение').click();
  await page.getByRole('textbox', { name: PASTE_LABEL }).fill(JSON.stringify(definition));
  await page.getByRole('button', { name: 'Открыть', exact: true }).click();
  const form = formOf(page, 'entry');
  await expect(form).toBeVisible();
  return form;
}
