import type { Page } from '@playwright/test';

import { expect, test } from '../people/person.ts';
import { signedIn } from '../people/sign-in.ts';

const OWN_PAGES = ['/profile', '/profile/edit', '/create-ad?category=home&subcategory=home.posuda'];
const PAGES = [
  ...OWN_PAGES,
  '/',
  '/category/cars',
  '/subcategory/cars.legkovye-avtomobili',
  '/search?q=toyota',
  '/favorites',
  '/comparisons',
  '/profile/my-devices',
  '/profile/settings',
  '/my-advertisements',
  '/create-ad',
];
/** Equal calls of a page: a failed read is repeated twice, for each part of the page that reads it. */
const CALLS = 12;

/** Opens pages whose calls to these addresses get an answer of no known shape. */
async function openBroken(page: Page, address: RegExp, paths: readonly string[]): Promise<void> {
  await signedIn(page);
  const calls = new Map<string, number>();
  await page.route(address, async (route) => {
    const call = `${route.request().url()} ${route.request().postData() ?? ''}`;
    calls.set(call, (calls.get(call) ?? 0) + 1);
    await route.fulfill({ json: {} });
  });
  for (const path of paths) {
    calls.clear();
    await page.goto(path);
    // A page that asks without end never comes to rest.
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    expect(Math.max(0, ...calls.values()), path).toBeLessThanOrEqual(CALLS);
  }
}

test(
  'a profile that lacks its fields is read a few times, and the pages can be used',
  { tag: '@long' },
  async ({ page }) => {
    await openBroken(page, /\/api\/v1\/profile\/$/, OWN_PAGES);
    await expect(page.getByRole('button', { name: 'Повторить' })).toBeVisible();
  },
);

for (const path of PAGES) {
  test(
    `no part of ${path} asks without end for answers that lack their fields`,
    { tag: '@long' },
    async ({ page }) => {
      await openBroken(page, /\/api\/v1\//, [path]);
    },
  );
}
