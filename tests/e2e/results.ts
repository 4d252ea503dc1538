import type { Locator, Page } from '@playwright/test';

import { expect } from './people/person.ts';

/** Expected content of a page of results. */
interface Expected {
  readonly heading: string;
  /** Titles of every found ad, in order. */
  readonly titles: readonly string[];
}

/** The list of found ads. */
export function resultList(page: Page): Locator {
  return page.getByRole('list', { name: 'Результаты' });
}

/** The links of the found ads. */
export function resultLinks(page: Page): Locator {
  return resultList(page).getByRole('listitem').getByRole('link');
}

/** The line with the count. */
export function countLine(page: Page): Locator {
  return page.getByRole('status').filter({ hasText: /^\d[\d\s]*объявлени/ });
}

/** Compares heading, count and list with the expectation and with each other. */
export async function expectFound(page: Page, { heading, titles }: Expected): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  await expect(resultLinks(page)).toHaveText([...titles]);
  await expect.poll(() => foundCount(page)).toBe(titles.length);
  await expect(page.getByText('Это все объявления')).toBeVisible();
}

/** Returns the count of the page. */
export async function foundCount(page: Page): Promise<number> {
  const text = await countLine(page).innerText();
  return Number(text.replaceAll(/\D/g, ''));
}

/** Scrolls to the end of an infinite list; returns the address of every ad on the way. */
export async function scrollThrough(page: Page): Promise<readonly string[]> {
  await expect(async () => {
    await page.keyboard.press('End');
    const more = page.getByRole('button', { name: 'Показать ещё' });
    if (await more.isVisible()) await more.click();
    await expect(page.getByText('Это все объявления')).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 30_000 });
  return resultLinks(page).evaluateAll((links) =>
    links.map((link) => link.getAttribute('href') ?? ''),
  );
}
