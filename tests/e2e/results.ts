import type { Locator, Page } from '@playwright/test';

import { expect } from './people/person.ts';

/** What a page of results is to say. */
interface Expected {
  readonly heading: string;
  /** Titles of every ad found, in their order. */
  readonly titles: readonly string[];
}

/** The list of ads that were found. */
export function resultList(page: Page): Locator {
  return page.getByRole('list', { name: 'Результаты' });
}

/** The links of the ads that were found. */
export function resultLinks(page: Page): Locator {
  return resultList(page).getByRole('listitem').getByRole('link');
}

/** The line that says how many were found. */
export function countLine(page: Page): Locator {
  return page.getByRole('status').filter({ hasText: /^\d[\d\s]*объявлени/ });
}

/** Holds heading, number and list to what was to be found, and to each other. */
export async function expectFound(page: Page, { heading, titles }: Expected): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  await expect(resultLinks(page)).toHaveText([...titles]);
  await expect.poll(() => foundCount(page)).toBe(titles.length);
  await expect(page.getByText('Это все объявления')).toBeVisible();
}

/** The number of ads that the page says it found. */
export async function foundCount(page: Page): Promise<number> {
  const text = await countLine(page).innerText();
  return Number(text.replaceAll(/\D/g, ''));
}

/** Scrolls to the end of an endless list, and answers with the address of every ad on the way. */
export async function scrollThrough(page: Page): Promise<readonly string[]> {
  await expect(async () => {
    await page.keyboard.press('End');
    await expect(page.getByText('Это все объявления')).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 30_000 });
  return resultLinks(page).evaluateAll((links) =>
    links.map((link) => link.getAttribute('href') ?? ''),
  );
}
