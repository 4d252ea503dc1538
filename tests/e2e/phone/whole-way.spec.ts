import { routes } from '../../../app/contract/wire/routes.ts';
import {
  answersWith,
  chooseSubcategory,
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

test('a seller publishes a flat from a phone; a buyer finds it by a word and by filters, and calls', async ({
  page,
  stranger,
}) => {
  const seller = newPerson('Парвиз');
  const title = `Квартира ${newWord()}`;
  const price = newPrice();
  const recorded = answersWith('real-estate.kvartiry', { title, price });

  await test.step('the seller presses «Разместить» among the tabs and signs in', async () => {
    await page.goto('/');
    const tabs = page.getByRole('navigation', { name: 'Разделы сайта' });
    await tabs.getByRole('link', { name: 'Разместить' }).tap();
    const dialog = phoneStep(page);
    await expect(dialog).toBeVisible();
    expect(await dialog.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
    await expectAccessible(page, dialog);
    await signIn(page, seller);
    await expect(page).toHaveURL('/create-ad');
    await expect(tabs.getByRole('link', { name: 'Разместить' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  });

  await test.step('chooses the subcategory, fills its form and publishes the ad', async () => {
    const form = await chooseSubcategory(page, 'Недвижимость', 'Квартиры');
    await addPhotos(form, await makePhotos(2));
    await expect(photoTiles(form).first()).toContainText('Обложка');
    await fillForm(form, recorded);
    await expectAccessible(page);
    const publishing = page.waitForRequest(`**${routes.createAdvertisement.path}`);
    await publishButton(form).tap();
    expect((await publishing).postDataJSON()).toMatchObject(publishingOf(recorded));
    await expectPublished(page, title);
    await page.getByRole('main').getByRole('link', { name: 'Мои объявления' }).tap();
    const row = page.getByRole('main').getByRole('listitem').filter({ hasText: title });
    await expect(row).toHaveText(/Опубликовано/);
    await expectAccessible(page);
  });

  await test.step('a buyer finds it by its word', async () => {
    await stranger.goto('/');
    await stranger.getByRole('combobox', { name: 'Поиск' }).fill(title);
    await stranger.getByRole('button', { name: 'Найти' }).tap();
    await expectFound(stranger, { heading: `Результаты по запросу «${title}»`, titles: [title] });
  });

  await test.step('and by filters', async () => {
    await stranger.goto('/category/real-estate');
    await stranger.getByRole('link', { name: 'Квартиры', exact: true }).tap();
    await stranger.getByRole('main').getByRole('button', { name: 'Фильтры' }).tap();
    const filters = stranger.getByRole('dialog', { name: 'Недвижимость' });
    expect(await filters.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
    await expect(filters.getByText(/^Найдено/)).toBeAttached();
    await expectAccessible(stranger, filters);
    await chooseInDropdown(filters, 'Город', ['Душанбе']);
    await filters.getByRole('button', { name: /^Цена/ }).tap();
    const sheet = stranger.getByRole('dialog', { name: /^Цена/ });
    await sheet.getByRole('textbox', { name: 'Цена от' }).fill(String(price));
    await sheet.getByRole('textbox', { name: 'Цена до' }).fill(String(price));
    await sheet.getByRole('button', { name: 'Готово' }).tap();
    await expect(filters.getByText('Найдено 1 объявление')).toBeVisible();
    await filters.getByRole('button', { name: /^Показать результаты/ }).tap();
    await expectFound(stranger, { heading: 'Квартиры', titles: [title] });
    await expect(stranger.getByRole('list', { name: 'Выбранные фильтры' })).toContainText(
      'Город: Душанбе',
    );
    await expectAccessible(stranger);
  });

  await test.step('whose address shows the same to another visitor', async () => {
    await page.goto(stranger.url());
    await expectFound(page, { heading: 'Квартиры', titles: [title] });
  });

  await test.step('the buyer opens the ad and calls', async () => {
    await resultLinks(stranger).tap();
    const ad = stranger.getByRole('article');
    await expectWords(ad, recorded);
    await ad.getByRole('button', { name: 'Фото 1 из 2' }).tap();
    const viewer = stranger.getByRole('dialog');
    await expect(viewer.getByText('Фото 1 из 2')).toBeVisible();
    await expectAccessible(stranger, viewer);
    await viewer.getByRole('button', { name: 'Закрыть' }).tap();
    await expect(viewer).toBeHidden();
    await ad.getByRole('button', { name: 'Показать телефон' }).tap();
    await expect(ad.getByRole('link', { name: /^\+992/ })).toHaveAttribute(
      'href',
      `tel:${seller.phone}`,
    );
    await ad.getByRole('button', { name: 'Назад' }).tap();
    await expectFound(stranger, { heading: 'Квартиры', titles: [title] });
  });
});
