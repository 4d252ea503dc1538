import { devices, type Page } from '@playwright/test';

import { expectAccessible } from '../expect-accessible.ts';
import { expect, test } from '../people/person.ts';
import { phoneStep, signIn, type Person } from '../people/sign-in.ts';
import { freePhone } from '../store.ts';

/** The documented number (app/IMPORT.md): four ads, one of them without a model and a price. */
const SELLER: Person = { digits: '610000001', phone: '+992610000001', name: 'Саида Назарова' };
const ADS = [
  'Диван трёхместный, раскладной',
  'Стиральная машина Artel, 7 кг',
  'Кухонный гарнитур, 2,6 метра',
  'Samsung Galaxy, 128 ГБ',
];

const welcome = (page: Page) => page.getByRole('dialog', { name: 'Мы нашли ваши объявления' });
const grid = (page: Page) => page.getByRole('dialog', { name: 'Выберите объявления' });
const success = (page: Page) => page.getByRole('dialog', { name: 'Объявления перенесены' });
const publish = (page: Page, count: string) =>
  grid(page).getByRole('button', { name: `Опубликовать ${count}` });

/** Signs the seller up from a page that requires a user. */
async function signUp(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(phoneStep(page)).toBeVisible();
  await signIn(page, SELLER);
  await expect(welcome(page)).toBeVisible();
}

// One number for both widths: one after another.
test.describe.configure({ mode: 'serial' });
test.beforeEach(() => freePhone(SELLER.phone));

test('a new seller imports the ads that other sites show, and completes the draft', async ({
  page,
}) => {
  await signUp(page, '/my-advertisements');
  await expectAccessible(page, welcome(page));
  await welcome(page).getByRole('button', { name: 'Посмотреть' }).click();
  for (const title of ADS) {
    await expect(grid(page).getByRole('checkbox', { name: title })).toBeChecked();
  }
  await expect(publish(page, '4 объявления')).toBeDisabled();
  await grid(page)
    .getByRole('checkbox', { name: ADS[2] ?? '' })
    .uncheck();
  await expect(publish(page, '3 объявления')).toBeDisabled();
  await grid(page)
    .getByRole('checkbox', { name: /^Даю согласие/ })
    .check();
  await expectAccessible(page, grid(page));
  await publish(page, '3 объявления').click();

  await expect(success(page).getByText('Опубликовано: 2 объявления.')).toBeVisible();
  for (const name of ['Мои объявления', 'Закрыть']) {
    await expect(success(page).getByRole('button', { name, exact: true }).last()).toBeVisible();
  }
  await expect(success(page).getByRole('link', { name: 'Скачать приложение' })).toBeVisible();
  await expectAccessible(page, success(page));
  await success(page)
    .getByRole('button', { name: `Дополнить: ${ADS[3]}` })
    .click();
  await expect(page).toHaveURL(/^[^?]*\/create-ad\?.*subcategory=electronics\.telefony/);
  await expect(page.getByRole('combobox', { name: /^Модель/ })).toBeFocused();
  await expect(
    page
      .getByRole('main')
      .getByText(ADS[3] ?? '')
      .first(),
  ).toBeVisible();

  await page.goto('/my-advertisements');
  const rows = page.getByRole('main').getByRole('listitem');
  for (const title of ADS.slice(0, 2)) {
    await expect(rows.filter({ hasText: title })).toContainText('Опубликовано');
  }
  await expect(page.getByRole('main').getByText(ADS[2] ?? '')).toHaveCount(0);
});

test.describe('on a phone', () => {
  const { defaultBrowserType: _, ...pixel } = devices['Pixel 7'] ?? {};
  test.use({ ...pixel, viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 });

  test('the offer survives a reload, publishes one ad, and leads to it', async ({ page }) => {
    await signUp(page, '/profile');
    await welcome(page).getByRole('button', { name: 'Посмотреть' }).tap();
    await expect(grid(page).getByRole('checkbox', { name: ADS[0] ?? '' })).toBeChecked();
    await page.reload();
    await welcome(page).getByRole('button', { name: 'Посмотреть' }).tap();
    for (const title of ADS.slice(1)) {
      await grid(page).getByRole('checkbox', { name: title }).uncheck();
    }
    await grid(page)
      .getByRole('checkbox', { name: /^Даю согласие/ })
      .check();
    await expectAccessible(page, grid(page));
    await publish(page, '1 объявление').tap();
    await expect(success(page).getByText('Опубликовано: 1 объявление.')).toBeVisible();
    await expect(success(page).getByRole('link', { name: 'Скачать приложение' })).toBeVisible();
    await success(page).getByRole('button', { name: 'Мои объявления', exact: true }).tap();
    await expect(page).toHaveURL('/my-advertisements');
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: ADS[0] ?? '' })).toBeVisible();
    await expect(main.getByText(ADS[1] ?? '')).toHaveCount(0);
  });

  test(
    'skipping leads to the requested page, and publishes nothing',
    { tag: '@long' },
    async ({ page }) => {
      await signUp(page, '/my-advertisements');
      await welcome(page).getByRole('button', { name: 'Пропустить' }).tap();
      await expect(welcome(page)).toBeHidden();
      await expect(page).toHaveURL('/my-advertisements');
      await expect(page.getByRole('heading', { name: 'У вас пока нет объявлений' })).toBeVisible();
    },
  );
});
