import type { Locator } from '@playwright/test';

import {
  answersWith,
  expectPublished,
  expectWords,
  newPrice,
  newWord,
  publishButton,
} from '../create-ad.ts';
import { fillByKeyboard, tabTo } from '../people/by-keyboard.ts';
import { expect, test } from '../people/person.ts';
import { codeStep, newPerson, nextCode, phoneStep } from '../people/sign-in.ts';
import { makePhoto, photoTiles } from '../photos.ts';
import { expectFound, resultLinks } from '../results.ts';

/** A form with a field of most kinds; `npm run test:long` fills the longest one. */
const AD =
  process.env['LONG'] === undefined
    ? { category: 'Животные', subcategory: 'Собаки', id: 'pets.sobaki' }
    : {
        category: 'Автомобили',
        subcategory: 'Легковые автомобили',
        id: 'cars.legkovye-avtomobili',
      };

/** Moves to a control with Tab and presses Enter on it. */
async function press(control: Locator): Promise<void> {
  await tabTo(control);
  await control.page().keyboard.press('Enter');
}

test('the whole journey works by the keyboard', async ({ page, stranger }) => {
  const seller = newPerson('Ҷамшед');
  const title = `Объявление ${newWord()}`;
  const price = newPrice();
  const recorded = answersWith(AD.id, { title, price });

  await test.step('the seller signs in', async () => {
    await page.goto('/');
    await press(page.getByRole('link', { name: 'Разместить', exact: true }));
    const phone = phoneStep(page).getByRole('textbox', { name: 'Номер телефона' });
    await expect(phone).toBeFocused();
    await page.keyboard.type(seller.digits);
    await page.keyboard.press('Enter');
    const boxes = codeStep(page).getByRole('textbox', { name: /^Цифра/ });
    await expect(boxes.first()).toBeFocused();
    await page.keyboard.type('77');
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Backspace');
    await expect(boxes.first()).toBeFocused();
    await page.keyboard.type(await nextCode(seller));
    const name = page.getByRole('textbox', { name: 'Имя' });
    await expect(name).toBeFocused();
    await page.keyboard.insertText(seller.name);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/create-ad');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  await test.step('and publishes an ad', async () => {
    const form = page.getByRole('main');
    await press(form.getByRole('link', { name: AD.category, exact: true }));
    await press(form.getByRole('link', { name: AD.subcategory, exact: true }));
    await expect(publishButton(form)).toBeVisible();
    const chooser = page.waitForEvent('filechooser');
    await press(form.getByRole('button', { name: 'Добавить фото' }));
    await (await chooser).setFiles([await makePhoto()]);
    await expect(photoTiles(form).first()).toContainText('Обложка');
    await fillByKeyboard(form, recorded);
    await press(publishButton(form));
    await expectPublished(page, title);
    await press(form.getByRole('link', { name: 'Посмотреть объявление' }));
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
    await expectWords(page.getByRole('article'), recorded);
  });

  await test.step('the buyer finds it', async () => {
    await stranger.goto('/');
    await expect(stranger.getByRole('heading', { level: 1 })).toBeVisible();
    await stranger.keyboard.press('Tab');
    await expect(stranger.getByRole('link', { name: 'К содержанию' })).toBeFocused();
    await press(stranger.getByRole('button', { name: 'Категории' }));
    await press(stranger.getByRole('banner').getByRole('link', { name: AD.category }));
    await expect(stranger.getByRole('heading', { level: 1, name: AD.category })).toBeFocused();
    await press(
      stranger
        .getByRole('navigation', { name: 'Разделы' })
        .getByRole('link', { name: AD.subcategory, exact: true }),
    );
    const filters = stranger.getByRole('complementary', { name: 'Фильтры' });
    for (const side of ['Цена от', 'Цена до']) {
      await tabTo(filters.getByRole('textbox', { name: side }));
      await stranger.keyboard.insertText(String(price));
    }
    await expectFound(stranger, { heading: AD.subcategory, titles: [title] });
  });

  await test.step('opens its photo and reads the phone', async () => {
    await press(resultLinks(stranger));
    await expect(stranger.getByRole('heading', { level: 1, name: title })).toBeFocused();
    const photo = stranger.getByRole('button', { name: 'Фото 1 из 1' });
    await press(photo);
    const viewer = stranger.getByRole('dialog');
    await expect(viewer).toBeVisible();
    await stranger.keyboard.press('Escape');
    await expect(viewer).toBeHidden();
    await expect(photo).toBeFocused();
    await press(stranger.getByRole('button', { name: 'Показать телефон' }));
    const number = stranger.getByRole('link', { name: /^\+992/ });
    await expect(number).toBeFocused();
    await expect(number).toHaveAttribute('href', `tel:${seller.phone}`);
  });
});
