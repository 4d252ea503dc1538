import type { Page } from '@playwright/test';

import { HANDLED } from '../../floor/handled-features.ts';
import { openCreateForm } from '../create-ad.ts';
import { chooseInDropdown } from '../forms/fill-form.ts';
import { expect, test } from '../people/person.ts';
import { signedIn } from '../people/sign-in.ts';
import { addPhotos, makePhotos, photoTiles } from '../photos.ts';
import { resultLinks } from '../results.ts';

const ITERATOR = ['map', 'filter', 'take', 'drop', 'flatMap', 'some', 'every', 'find', 'toArray'];

/** Features that the oldest supported browsers lack; of the last ones older interfaces have a namesake. */
const LACKING = [
  ...Object.keys(HANDLED).filter((path) => HANDLED[path] === 'added'),
  'api.HTMLButtonElement.popoverTargetElement',
  'api.HTMLDialogElement.closedBy',
  'api.HTMLElement.togglePopover',
  ...ITERATOR.map((name) => `javascript.builtins.Iterator.${name}`),
];

/** Removes the features from every page that opens; contained boxes are the origin of fixed ones. */
async function useBrowserOfTheFloor(page: Page): Promise<void> {
  await page.addInitScript((paths) => {
    for (const path of paths) {
      const [owner = '', name = ''] = path.split('.').slice(-2);
      const interfaces: unknown = Reflect.get(globalThis, owner);
      if (typeof interfaces !== 'function') continue;
      Reflect.deleteProperty(interfaces, name.replace(/_static$/, ''));
      Reflect.deleteProperty(Object(interfaces.prototype), name);
    }
    const sheet = new CSSStyleSheet();
    // The second rule undoes this browser's own hiding of popovers.
    sheet.replaceSync('aside { contain: layout; } [popover].\\:popover-open { display: block; }');
    document.adoptedStyleSheets.push(sheet);
  }, LACKING);
}

test('a browser at the floor loads what it lacks; lists and menus open and close', async ({
  page,
}) => {
  await useBrowserOfTheFloor(page);
  await page.goto('/subcategory/cars.legkovye-avtomobili');
  const filters = page.getByRole('complementary', { name: 'Фильтры' });
  const make = filters.getByRole('combobox', { name: 'Марка', exact: true });
  await make.click();
  const options = filters.getByRole('listbox', { name: 'Марка', exact: true });
  await expect(options).toBeInViewport({ ratio: 0.9 });
  await expect
    .poll(async () => {
      const [trigger, list] = [await make.boundingBox(), await options.boundingBox()];
      return Math.abs((trigger?.x ?? 0) - (list?.x ?? 0));
    })
    .toBeLessThan(20);
  await page.keyboard.press('Escape');
  await expect(options).toBeHidden();
  await chooseInDropdown(filters, 'Марка', ['Toyota']);
  await expect(page).toHaveURL(/filter_make=toyota/);
  await expect(resultLinks(page).first()).toHaveText(/Toyota|Тойота/i);

  await signedIn(page);
  const form = await openCreateForm(page, 'home.posuda');
  await addPhotos(form, await makePhotos(2));
  await form.getByRole('button', { name: 'Действия с фото 1' }).click();
  const remove = page.getByRole('menuitem', { name: 'Удалить' });
  await expect(remove).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(remove).toBeHidden();
  await form.getByRole('button', { name: 'Действия с фото 1' }).click();
  await remove.click();
  await expect(photoTiles(form)).toHaveCount(1);
});

test('a browser below the floor shows the page from the server, and one sentence', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLElement.prototype, 'inert');
  });
  await page.goto('/category/cars');
  await expect(page.getByText('Этот браузер устарел')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Автомобили');
  await expect(resultLinks(page).first()).toBeVisible();
  await expect(page.locator('html[data-ready]')).toHaveCount(0);
  for (const path of ['/create-ad', '/lab']) {
    await page.goto(path);
    await expect(page.getByText('Этот браузер устарел')).toBeVisible();
  }
});
