import type { Page } from '@playwright/test';

import { API_PREFIX } from '../../../app/contract/plain.ts';
import { recordedStructure } from '../forms/recorded.ts';
import { expect, test } from '../people/person.ts';
import { newPerson, signedIn } from '../people/sign-in.ts';
import { resultLinks } from '../results.ts';

/** Words that are equal in both languages, and the names of the languages. */
const EQUAL: ReadonlySet<string> = new Set([
  'Бозор',
  'Премиум',
  'Телефон',
  'Категория',
  'Русский',
  'Тоҷикӣ',
  'мессенҷер',
]);

/** Characters from which a text cannot be a part of data by chance. */
const LONG = 15;

/** Between the parts of a line: «Душанбе · вчера», «Убрать: Диван». */
const SEPARATOR = /\s*[:·…/]\s*|, /;

/** Texts of a page, and the parts of every text that the server sent as data. */
interface Drawn {
  readonly texts: ReadonlySet<string>;
  readonly data: readonly string[];
}

/** Opens a page and reads its texts and names; texts marked with a language do not count. */
async function draw(page: Page, path: string): Promise<Drawn> {
  const answers: Promise<string>[] = [];
  const listen = (answer: { url: () => string; text: () => Promise<string> }) => {
    if (answer.url().includes(API_PREFIX)) answers.push(answer.text().catch(() => ''));
  };
  page.on('response', listen);
  await page.goto(path);
  await expect(page.locator('h1')).toHaveCount(1);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  const { texts, reads } = await page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ALL);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node instanceof Element ? node : node.parentElement;
      const aside = element?.closest('body [lang], script, style, noscript') ?? null;
      if (aside !== null) continue;
      if (node instanceof Element) {
        for (const name of ['aria-label', 'placeholder', 'alt', 'title']) {
          found.push(node.getAttribute(name) ?? '');
        }
      } else found.push(node.nodeValue ?? '');
    }
    return {
      texts: found,
      reads: document.querySelector('#drawn-reads')?.textContent ?? '',
    };
  });
  page.off('response', listen);
  const bodies = await Promise.all(answers);
  const jsons = [reads, ...bodies].map((body) => toJson(body));
  return {
    texts: new Set(texts.map(clean).filter((text) => /[а-яё]{3}/i.test(text))),
    data: textsOf([recordedStructure(), jsons]).map(clean),
  };
}

const clean = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

function toJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    // A page without data, or a picture.
    return null;
  }
}

function textsOf(json: unknown): readonly string[] {
  if (typeof json === 'string') return [json];
  return typeof json === 'object' && json !== null ? Object.values(json).flatMap(textsOf) : [];
}

/** Texts of the Tajik page that the Russian page has too, and that are no data. */
async function russianTexts(page: Page, path: string): Promise<readonly string[]> {
  const draws: Drawn[] = [];
  for (const value of ['ru', 'tg']) {
    await page.context().addCookies([{ name: 'language', value, url: page.url() }]);
    draws.push(await draw(page, path));
    await expect(page.locator('html')).toHaveAttribute('lang', value);
  }
  expect(draws[0]?.texts.size, 'Russian texts').toBeGreaterThan(10);
  const [russian, tajik] = draws;
  const data = [russian, tajik].flatMap((drawn) => drawn?.data ?? []);
  const parts = new Set(data.flatMap((text) => [text, ...text.split(SEPARATOR)]));
  return [...(tajik?.texts ?? [])].filter((text) => {
    if (russian?.texts.has(text) !== true) return false;
    return !isData(text) && !text.split(SEPARATOR).every(isData);
  });

  /** A value, a part of one, or the shown beginning of a long one. */
  function isData(part: string): boolean {
    if (part === '' || EQUAL.has(part) || parts.has(part)) return true;
    return part.length > LONG && data.some((text) => text.includes(part));
  }
}

test('a Tajik page has no Russian sentence of ours, for a guest', async ({ page }) => {
  await page.goto('/search');
  const ad = (await resultLinks(page).first().getAttribute('href')) ?? '';
  const paths = [
    '/',
    '/search?q=toyota',
    '/category/cars',
    '/subcategory/cars.legkovye-avtomobili',
    ad,
    '/user/1',
    '/favorites',
    '/comparisons',
    '/safety-guide',
    '/documents/privacy',
    '/no/such/page',
  ];
  for (const path of paths) expect.soft(await russianTexts(page, path), path).toEqual([]);
});

test('a Tajik page has no Russian sentence of ours, for a user', async ({ page }) => {
  await signedIn(page, newPerson('Nilufar'));
  const paths = [
    '/profile',
    '/profile/edit',
    '/profile/my-devices',
    '/profile/settings',
    '/my-advertisements',
    '/create-ad',
    '/create-ad?category=home&subcategory=home.posuda',
  ];
  await page.goto('/');
  for (const path of paths) expect.soft(await russianTexts(page, path), path).toEqual([]);
});
