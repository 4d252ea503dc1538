import { routes } from '../../../app/contract/wire/routes.ts';
import {
  answersWith,
  expectPublished,
  expectWords,
  newPrice,
  newWord,
  publishButton,
} from '../create-ad.ts';
import { expectAccessible } from '../expect-accessible.ts';
import { chooseInDropdown, fillForm } from '../forms/fill-form.ts';
import { publishingOf } from '../forms/validated-form.ts';
import { expect, test } from '../people/person.ts';
import { newPerson, phoneStep, signIn } from '../people/sign-in.ts';
import { addPhotos, makePhotos, photoTiles } from '../photos.ts';
import { expectFound, resultLinks } from '../results.ts';

test('a seller signs in and publishes a car; a buyer finds it by a word and by filters, and calls', async ({
  page,
  stranger,
}) => {
  const seller = newPerson('Мадина Собирова');
  const title = `Toyota Camry ${newWord()}`;
  const price = newPrice();
  const recorded = answersWith('cars.legkovye-avtomobili', { title, price });

  await test.step('the seller presses «Разместить» and signs in', async () => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Разместить', exact: true }).click();
    await expect(phoneStep(page)).toBeVisible();
    await signIn(page, seller);
    await expect(page).toHaveURL('/create-ad');
    await expect(page.getByRole('button', { name: 'Мадина С...' })).toBeVisible();
  });

  await test.step('chooses the subcategory, and is refused an empty form', async () => {
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'Готовый бизнес' })).toBeVisible();
    await main.getByRole('link', { name: 'Автомобили', exact: true }).click();
    await expect(main.getByRole('link', { name: 'Легковые автомобили' })).toBeVisible();
    await expectAccessible(page);
    await main.getByRole('link', { name: 'Легковые автомобили', exact: true }).click();
    await publishButton(main).click();
    await expect(main.getByRole('group', { name: /^Проверьте/ })).toBeVisible();
    await expect(main.getByText('Добавьте хотя бы одно фото', { exact: true })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('fills the form and publishes the ad', async () => {
    const form = page.getByRole('main');
    await addPhotos(form, await makePhotos(3));
    await expect(photoTiles(form).first()).toContainText('Обложка');
    await fillForm(form, recorded);
    await expectAccessible(page);
    const publishing = page.waitForRequest(`**${routes.createAdvertisement.path}`);
    await publishButton(form).click();
    expect((await publishing).postDataJSON()).toMatchObject(publishingOf(recorded));
    await expectPublished(page, title);
    await expectAccessible(page);
  });

  await test.step('and sees it among the own ads', async () => {
    const main = page.getByRole('main');
    await main.getByRole('link', { name: 'Мои объявления' }).click();
    const row = main.getByRole('listitem').filter({ hasText: title });
    await expect(row).toHaveText(/Опубликовано/);
    await expectAccessible(page);
    await row.getByRole('link', { name: title }).click();
    await expect(page.getByRole('article')).toContainText('Опубликовано');
    await expectAccessible(page);
  });

  await test.step('a buyer finds it by its word', async () => {
    await stranger.goto('/');
    const search = stranger.getByRole('combobox', { name: 'Поиск' });
    await search.fill(title);
    await search.press('Enter');
    await expectFound(stranger, { heading: `Результаты по запросу «${title}»`, titles: [title] });
  });

  await test.step('and by filters', async () => {
    await stranger.getByRole('button', { name: 'Категории' }).click();
    const header = stranger.getByRole('banner');
    await expect(header.getByRole('link', { name: 'Готовый бизнес' })).toBeVisible();
    await expectAccessible(stranger, header);
    await header.getByRole('link', { name: 'Автомобили' }).click();
    await stranger
      .getByRole('navigation', { name: 'Разделы' })
      .getByRole('link', { name: 'Легковые автомобили' })
      .click();
    const filters = stranger.getByRole('complementary', { name: 'Фильтры' });
    await chooseInDropdown(filters, 'Марка', ['Toyota']);
    await chooseInDropdown(filters, 'Модель', ['Camry']);
    await filters.getByRole('textbox', { name: 'Цена от' }).fill(String(price));
    await filters.getByRole('textbox', { name: 'Цена до' }).fill(String(price));
    await expectFound(stranger, { heading: 'Легковые автомобили', titles: [title] });
    await expect(stranger.getByRole('list', { name: 'Выбранные фильтры' })).toContainText('Camry');
  });

  await test.step('whose address shows the same to another visitor', async () => {
    await page.goto(stranger.url());
    await expectFound(page, { heading: 'Легковые автомобили', titles: [title] });
    await expectAccessible(page);
  });

  await test.step('the buyer opens the ad and calls', async () => {
    await resultLinks(stranger).click();
    await expect(stranger).toHaveTitle(`${title} — Бозор`);
    const ad = stranger.getByRole('article');
    await expectWords(ad, recorded);
    const photos = ad.getByRole('region', { name: 'Фотографии, 3' });
    await photos.getByRole('button', { name: 'Фото 1 из 3' }).click();
    const viewer = stranger.getByRole('dialog');
    await expect(viewer.getByText('Фото 1 из 3')).toBeVisible();
    await expectAccessible(stranger, viewer);
    await stranger.keyboard.press('ArrowRight');
    await expect(viewer.getByText('Фото 2 из 3')).toBeVisible();
    await stranger.keyboard.press('Escape');
    await expect(viewer).toBeHidden();
    await ad.getByRole('button', { name: 'Показать телефон' }).click();
    await expect(ad.getByRole('link', { name: /^\+992/ })).toHaveAttribute(
      'href',
      `tel:${seller.phone}`,
    );
    await expect(ad.getByText(seller.name)).toBeVisible();
  });
});
