import type { Page } from '@playwright/test';

import {
  answersWith,
  expectPublished,
  newWord,
  openCreateForm,
  publishButton,
} from './create-ad.ts';
import { expectAccessible } from './expect-accessible.ts';
import { fillForm } from './forms/fill-form.ts';
import { expect } from './people/person.ts';
import {
  codeStep,
  givePhone,
  newPerson,
  nextCode,
  otherThan,
  phoneStep,
  signedIn,
  typeCode,
} from './people/sign-in.ts';
import { addPhotos, makePhotos } from './photos.ts';
import { resultLinks } from './results.ts';

/** Scans the menu of a wide header. */
export async function scanMenus(page: Page): Promise<void> {
  await page.goto('/');
  const categories = page.getByRole('button', { name: 'Категории' });
  await categories.click();
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Готовый бизнес' })).toBeVisible();
  await expectAccessible(page, header);
  await page.keyboard.press('Escape');
  await expect(categories).toBeFocused();
}

/** Scans what a guest opens on the screens that `visitScreens` scans, with an active filter. */
export async function scanGuestScreens(page: Page): Promise<void> {
  if (new URL(page.url()).pathname !== '/') await page.goto('/');
  const search = page.getByRole('combobox', { name: 'Поиск' });
  await search.fill('той');
  await expect(page.getByRole('option').first()).toBeVisible();
  await expectAccessible(page, page.getByRole('search'));

  await page.goto('/subcategory/cars.legkovye-avtomobili?filter_make=toyota');
  await expect(resultLinks(page).first()).toBeVisible();
  await expect(page.getByRole('list', { name: 'Выбранные фильтры' })).toBeVisible();
  await expectAccessible(page);

  await page
    .getByRole('button', { name: /^Фильтры, применено: 1/ })
    .filter({ visible: true })
    .first()
    .click();
  const filters = page.getByRole('dialog', { name: 'Автомобили' });
  await expect(filters.getByRole('combobox', { name: 'Марка' })).toBeVisible();
  await expect(filters.getByText(/^Найдено/)).toBeAttached();
  await expectAccessible(page, filters);
  await filters.getByRole('button', { name: 'Закрыть' }).click();

  await resultLinks(page).first().click();
  const ad = page.getByRole('article');
  await expect(ad).toBeVisible();
  await ad.getByRole('button', { name: /^Фото 1 из/ }).click();
  const viewer = page.getByRole('dialog');
  await expect(viewer.getByText(/^Фото 1 из/)).toBeVisible();
  await expectAccessible(page, viewer);
}

/** Scans the sign-in dialog, step by step, over the skeleton of a page that requires a user. */
export async function scanSignIn(page: Page): Promise<void> {
  const person = newPerson();
  await page.goto('/profile');
  await expect(phoneStep(page)).toBeVisible();
  await expectAccessible(page, phoneStep(page));
  await givePhone(page, person);
  await expectAccessible(page, codeStep(page));
  const code = await nextCode(person);
  await typeCode(page, otherThan(code));
  const error = page.getByRole('dialog', { name: 'Ошибка' });
  await expect(error).toBeVisible();
  await expectAccessible(page, error);
  await error.getByRole('button', { name: 'Закрыть' }).click();
  await typeCode(page, code);
  const name = page.getByRole('dialog', { name: 'Введите ваше имя' });
  await expect(name).toBeVisible();
  await expectAccessible(page, name);
}

/** Scans the steps of publishing on a phone, which follow the screens that `visitScreens` scans. */
export async function scanSellerScreens(page: Page): Promise<void> {
  const title = `Сервиз ${newWord()}`;
  await signedIn(page);
  await page.goto('/create-ad');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Готовый бизнес' })).toBeVisible();
  await main.getByRole('link', { name: 'Всё для дома' }).tap();
  await expect(main.getByRole('link', { name: 'Посуда' })).toBeVisible();
  await expectAccessible(page);

  const form = await openCreateForm(page, 'home.posuda');
  await expectAccessible(page);
  await publishButton(form).tap();
  await expect(form.getByRole('group', { name: /^Проверьте/ })).toBeVisible();
  await expect(form.getByText('Добавьте хотя бы одно фото', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await addPhotos(form, await makePhotos(2));
  await fillForm(form, answersWith('home.posuda', { title }));
  await expectAccessible(page);
  await publishButton(form).tap();
  await expectPublished(page, title);
  await expectAccessible(page);
  await main.getByRole('link', { name: 'Мои объявления' }).tap();
  await expect(main.getByRole('link', { name: title })).toBeVisible();
  await expectAccessible(page);
  await main.getByRole('link', { name: title }).tap();
  await expect(page.getByRole('article')).toContainText('Опубликовано');
  await expectAccessible(page);
}
