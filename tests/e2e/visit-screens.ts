import { readFileSync } from 'node:fs';

import type { Locator, Page } from '@playwright/test';

import { screenOf } from '../../app/client/shell/screen-of.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect } from './people/person.ts';
import { phoneStep } from './people/sign-in.ts';
import { screensOf } from './screens-of.ts';

const NARROW_PX = 768;
const MISSING = 'Страница не найдена';

/** The app's route table, as its source has it: `/advertisement/:id`. */
function appRoutes(): readonly string[] {
  const source = readFileSync(new URL('../../app/client/routes.tsx', import.meta.url), 'utf8');
  const routes = Array.from(source.matchAll(/<Route path="([^"]+)"/g), ([, path = '']) => path);
  // One more: the page of an unknown address, which has no path.
  expect(source.match(/<Route\b/g), 'routes in a readable form').toHaveLength(routes.length + 1);
  return routes;
}

/** Whether a path belongs to a route. */
function belongsTo(path: string, route: string): boolean {
  return new RegExp(`^${route.replaceAll(/:\w+/g, '[^/]+')}$`).test(path);
}

/**
 * Opens every route from within the site and checks its frame, its title, where the focus is, and
 * its accessibility. A guest on a guarded route gets the sign-in dialog. A screen that does not
 * exist yet is the page of an unknown address, and nothing leads to it. A route of the app without
 * a row above fails.
 */
export async function visitScreens(page: Page, { isUser }: { isUser: boolean }): Promise<void> {
  await page.goto('/');
  const link = await page.locator('a[href^="/advertisement/"]').first().getAttribute('href');
  const rows = screensOf(link?.split('/').at(-1) ?? '');
  const routes = appRoutes();
  for (const route of routes) {
    expect(
      rows.map(({ path }) => path).filter((path) => belongsTo(path, route)),
      route,
    ).not.toEqual([]);
  }
  const missing: string[] = [];
  for (const { path, isGuarded = false } of rows) {
    const heading = await openScreen(page, path);
    const isMissing = !routes.some((route) => belongsTo(path, route));
    await expect(heading, path).toHaveText(isMissing ? MISSING : /./);
    const hasDialog = isGuarded && !isUser && !isMissing;
    if (hasDialog) {
      await expect(phoneStep(page), path).toBeVisible();
      await expect(phoneStep(page).locator(':focus'), path).toHaveCount(1);
    } else {
      await expect(heading, path).toBeFocused();
      await expect(phoneStep(page), path).toBeHidden();
    }
    await expectFrame(page, path);
    if (isMissing) missing.push(path);
    // Each screen once: a guest's with the guest, the others with the user.
    else if (isUser === isGuarded) await scan(page, path);
  }
  for (const path of missing) {
    await expect(page.locator(`a[href="${path}"]`), `links to ${path}`).toHaveCount(0);
  }
}

/** Follows a path as a link of the site does; returns the heading of the new page. */
async function openScreen(page: Page, path: string): Promise<Locator> {
  const heading = page.locator('h1');
  await page.evaluate((to) => history.pushState(null, '', to), path);
  await expect(heading, path).toHaveCount(1);
  await expect
    .poll(
      async () => (await page.title()) === `${await heading.textContent()} — Бозор`,
      `the title at ${path}`,
    )
    .toBe(true);
  return heading;
}

/** Scans a screen with its content. */
async function scan(page: Page, path: string): Promise<void> {
  await expect(page.locator('[aria-busy="true"]'), path).toHaveCount(0);
  await expectAccessible(page);
}

/** Checks header, tab bar and footer, also under an open dialog. */
async function expectFrame(page: Page, path: string): Promise<void> {
  const screen = screenOf(path);
  const isNarrow = (page.viewportSize()?.width ?? Infinity) <= NARROW_PX;
  const parts = [
    [page.locator('header').first(), isNarrow ? screen.hasPhoneHeader : true],
    [page.locator('nav[aria-label="Разделы сайта"]'), isNarrow && screen.hasTabs],
    [page.locator('footer').last(), !isNarrow],
  ] as const;
  for (const [part, isShown] of parts) await expect(part, path).toBeVisible({ visible: isShown });
}
