import { readFileSync } from 'node:fs';

import type { Locator, Page } from '@playwright/test';

import { screenOf } from '../../app/client/shell/screen-of.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expectToFit } from './expect-to-fit.ts';
import { listenToWords } from './own-words.ts';
import { expect, test } from './people/person.ts';
import { phoneStep } from './people/sign-in.ts';
import { screensOf } from './screens-of.ts';

const NARROW_PX = 768;
const isLong = process.env['LONG'] !== undefined;
const MISSING = 'Страница не найдена';
const NOWHERE = '/no/such/page';
const FORM = '/create-ad?category=cars&subcategory=cars.legkovye-avtomobili';
/** States of routes that look like screens of their own. */
const STATES = [
  { path: '/search?q=toyota' },
  { path: FORM, isGuarded: true },
  { path: NOWHERE },
  { path: '/search?q=йцукенгшщз' },
];
/** Documents that are only opened: one is scanned for all, since they have one component. */
const ALIKE = /^\/documents\/(?!privacy)/;
/** Screens that are compared with the window at two more widths. */
const FITTED = new Set([
  '/',
  '/category/cars',
  '/subcategory/cars.legkovye-avtomobili',
  '/profile',
  FORM,
]);

/** Who visits the screens, and what is left to another visitor. */
interface Visit {
  readonly isUser: boolean;
  /**
   * Whether only the screens are opened that this visitor scans: the screens of users by a user,
   * the others by a guest. `npm run test:long` opens them all.
   */
  readonly isOwnOnly?: boolean;
  /** Whether the screens are then opened in Tajik, where no Russian sentence of ours may be. */
  readonly isTajik?: boolean;
}

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
  const pattern = route.replaceAll(/:\w+/g, '[^/?]+');
  return new RegExp(`^${pattern}(?:\\?.*)?$`).test(path);
}

/** A path, and what this visitor finds there. */
interface Row {
  readonly path: string;
  /** Whether the page does not exist yet. */
  readonly isMissing: boolean;
  /** Whether this visitor is asked to sign in. */
  readonly isAsked: boolean;
  /** Whether this visitor scans it: each screen is scanned once, by a guest or by a user. */
  readonly isOwn: boolean;
}

/** Returns every path with what a visitor finds there. */
function rowsOf(ad: string, isUser: boolean): readonly Row[] {
  const screens = [...STATES, ...screensOf(ad)];
  const routes = appRoutes();
  for (const route of routes) {
    expect(
      screens.map(({ path }) => path).filter((path) => belongsTo(path, route)),
      route,
    ).not.toEqual([]);
  }
  return screens.map(({ path, isGuarded = false }: { path: string; isGuarded?: boolean }) => {
    const isMissing = !routes.some((route) => belongsTo(path, route));
    const isAsked = isGuarded && !isUser && !isMissing;
    return { path, isMissing, isAsked, isOwn: isGuarded === isUser };
  });
}

/**
 * Opens every route from within the site and checks its frame, its title, where the focus is, its
 * accessibility, and that it does not scroll sideways. A guest on a guarded route gets the sign-in
 * dialog. A screen that does not exist yet is the page of an unknown address, and nothing leads to
 * it. A route of the app without a row fails.
 */
export async function visitScreens(
  page: Page,
  { isUser, isOwnOnly = false, isTajik = false }: Visit,
): Promise<void> {
  const words = listenToWords(page);
  await page.goto('/');
  const link = await page.locator('a[href^="/advertisement/"]').first().getAttribute('href');
  const rows = rowsOf(link?.split('/').at(-1) ?? '', isUser);
  const opened = rows.filter(({ isOwn }) => isOwn || !isOwnOnly || isLong);
  for (const row of opened) {
    const { path, isMissing, isOwn } = row;
    await visit(page, row);
    if (!isOwn || (isMissing && path !== NOWHERE) || isAlike(path)) continue;
    await expect(page.locator('[aria-busy="true"]'), path).toHaveCount(0);
    await expectAccessible(page);
    await expectToFit(page, path, widthsOf(page, path));
    if (isTajik) await words.keep(path);
  }
  for (const { path } of opened.filter(({ isMissing }) => isMissing)) {
    await expect(page.locator(`a[href="${path}"]`), `links to ${path}`).toHaveCount(0);
  }
  if (!isTajik) return;
  await test.step('in Tajik', async () => {
    await page.context().addCookies([{ name: 'language', value: 'tg', url: page.url() }]);
    await page.goto(NOWHERE);
    await expect(page.locator('html')).toHaveAttribute('lang', 'tg');
    if (!isUser) expect.soft(await words.russianTexts(NOWHERE), NOWHERE).toEqual([]);
    for (const { path, isOwn, isMissing } of rows) {
      if (!isOwn || isMissing || isAlike(path)) continue;
      await openScreen(page, path);
      await expect(page.locator('[aria-busy="true"]'), path).toHaveCount(0);
      expect.soft(await words.russianTexts(path), path).toEqual([]);
    }
  });
}

/** Opens a screen and checks its heading, its title, where the focus is, and its frame. */
async function visit(page: Page, { path, isMissing, isAsked }: Row): Promise<void> {
  const heading = await openScreen(page, path);
  if (isMissing) await expect(heading, path).toHaveText(MISSING);
  if (isAsked) {
    await expect(phoneStep(page), path).toBeVisible();
    await expect(phoneStep(page).locator(':focus'), path).toHaveCount(1);
  } else {
    await expect(heading, path).toBeFocused();
    await expect(phoneStep(page), path).toBeHidden();
  }
  await expectFrame(page, path);
}

function isAlike(path: string): boolean {
  return ALIKE.test(path) && !isLong;
}

/** More widths at which a screen must fit: the narrowest of the site's kind. */
function widthsOf(page: Page, path: string): readonly number[] {
  if (!FITTED.has(path) && !path.startsWith('/advertisement/')) return [];
  return [isNarrow(page) ? 320 : NARROW_PX];
}

function isNarrow(page: Page): boolean {
  return (page.viewportSize()?.width ?? Infinity) <= NARROW_PX;
}

/**
 * Follows a path as a link of the site does; returns the heading of the new page. Only the page of
 * an unknown address may have the heading of the page before it.
 */
async function openScreen(page: Page, path: string): Promise<Locator> {
  const heading = page.locator('h1');
  const before = await heading.textContent();
  await page.evaluate((to) => history.pushState(null, '', to), path);
  await expect(heading, path).toHaveCount(1);
  await expect
    .poll(
      async () => {
        const text = await heading.textContent();
        const isNew = text !== before || text === MISSING;
        return isNew && text !== '' && (await page.title()) === `${text} — Бозор`;
      },
      { message: `the title at ${path}`, intervals: [20, 50, 100] },
    )
    .toBe(true);
  return heading;
}

/** Checks header, tab bar and footer, also under an open dialog. */
async function expectFrame(page: Page, path: string): Promise<void> {
  const screen = screenOf(new URL(path, 'http://site').pathname);
  const parts = [
    [page.locator('header').first(), isNarrow(page) ? screen.hasPhoneHeader : true],
    [page.locator('nav[aria-label="Разделы сайта"]'), isNarrow(page) && screen.hasTabs],
    [page.locator('footer').last(), !isNarrow(page)],
  ] as const;
  for (const [part, isShown] of parts) await expect(part, path).toBeVisible({ visible: isShown });
}
