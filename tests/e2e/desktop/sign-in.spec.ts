import type { Locator, Page } from '@playwright/test';

import { expectAccessible } from '../expect-accessible.ts';
import { expect, test } from '../people/person.ts';
import {
  codeStep,
  givePhone,
  newPerson,
  nextCode,
  otherThan,
  phoneStep,
  signIn,
  typeCode,
} from '../people/sign-in.ts';
import { letTimePass } from '../store.ts';

/** Number of wrong codes per SMS. */
const TRIES = 5;

/** Presses «Войти» on the home page. */
async function askToSignIn(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Войти' }).click();
}

/** The dialog of an error. */
function errorDialog(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Ошибка' });
}

/** Waits for the error's dialog, closes it, and checks that the boxes are empty and enabled. */
async function expectRefused(page: Page, message: string): Promise<void> {
  const error = errorDialog(page);
  await expect(error.getByText(message)).toBeVisible();
  await error.getByRole('button', { name: 'Закрыть' }).click();
  await expect(error).toBeHidden();
  const boxes = codeStep(page).getByRole('textbox', { name: /^Цифра/ });
  await expect(boxes).toHaveCount(6);
  for (const box of await boxes.all()) await expect(box).toHaveValue('');
  await expect(boxes.first()).toBeFocused();
}

/** Returns what the device has stored under the names of spec §3. */
function stored(page: Page): Promise<Readonly<Record<string, string | null>>> {
  return page.evaluate(() =>
    Object.fromEntries(
      ['access_token', 'username', 'profile_picture', 'balance', 'anonymous_id'].map((name) => [
        name,
        localStorage.getItem(name),
      ]),
    ),
  );
}

test.describe('a code', () => {
  // The browser logs a refusal.
  test.use({ expectedNoise: /^Failed to load resource: .* status of 4\d\d .*\/otp\/verify\/$/ });

  test('is refused when wrong, void after five wrong ones, expired after five minutes; a new one is accepted', async ({
    page,
  }) => {
    const person = newPerson();
    await page.clock.install();
    await askToSignIn(page);
    await expectAccessible(page, phoneStep(page));
    const step = await givePhone(page, person);
    await expect(step.getByText(/^Отправили SMS с кодом на номер/)).toContainText(/\+992\s90\s0/);
    await expectAccessible(page, step);
    const code = await nextCode(person);
    const resend = step.getByRole('button', { name: 'Отправить код повторно' });

    await test.step('five wrong ones empty the boxes, and void the code', async () => {
      for (let tries = 0; tries < TRIES; tries += 1) {
        await typeCode(page, otherThan(code));
        await expectRefused(page, 'Неверный код. Проверьте SMS и попробуйте ещё раз.');
      }
      await typeCode(page, code);
      await expectAccessible(page, errorDialog(page));
      await expectRefused(page, 'Слишком много неверных кодов. Запросите новый код.');
    });

    await test.step('a new one is sent a minute later, and expires', async () => {
      await expect(step.getByText(/^Отправить код повторно через 0:\d\d$/)).toBeVisible();
      await expect(resend).toBeDisabled();
      await letTimePass(person.phone, 60);
      await page.clock.fastForward(60_000);
      await resend.click();
      await expect(page.getByText('Новый код отправлен')).toBeVisible();
      await expect(step.getByText(/^Отправить код повторно через (1:00|0:5\d)$/)).toBeVisible();
      await expect(resend).toBeDisabled();
      const late = await nextCode(person);
      await letTimePass(person.phone, 301);
      await typeCode(page, late);
      await expectRefused(page, 'Код устарел. Запросите новый.');
    });

    await test.step('a right one shows success for exactly a second and a half', async () => {
      await page.clock.fastForward(60_000);
      await resend.click();
      const right = await nextCode(person);
      await expect(step.getByRole('textbox', { name: 'Цифра 1 из 6' })).toBeFocused();
      await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
      await typeCode(page, right);
      await expect(step.getByText('Код принят')).toBeVisible();
      await page.clock.runFor(1_499);
      await expect(step.getByText('Код принят')).toBeVisible();
      await page.clock.runFor(1);
      const name = page.getByRole('dialog', { name: 'Введите ваше имя' });
      await expect(name.getByRole('textbox', { name: 'Имя' })).toBeFocused();
      await expect(name.getByRole('button', { name: 'Продолжить' })).toBeDisabled();
      await page.clock.resume();
      await expectAccessible(page, name);
    });
  });
});

test('a guest signs in on a page for users, and remains a user after a reload and in another tab, until sign-out', async ({
  page,
  context,
}) => {
  const person = newPerson('Зарина');
  const own = '/my-advertisements?status=HIDDEN';
  await page.goto(own);
  const dialog = phoneStep(page);
  await expect(dialog.getByRole('textbox', { name: 'Номер телефона' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Закрыть' }).click();
  await expect(page).toHaveURL('/');
  await expect(dialog).toBeHidden();
  await page.goto(own);
  await expect.poll(async () => (await stored(page))['anonymous_id']).not.toBeNull();
  await signIn(page, person);
  await expect(page).toHaveURL(own);
  await expect(page.getByRole('heading', { level: 1, name: 'Мои объявления' })).toBeVisible();
  await expect(dialog).toBeHidden();
  const menu = page.getByRole('button', { name: 'Зарина' });
  await expect(menu).toBeVisible();
  expect(await stored(page)).toEqual({
    access_token: expect.stringMatching(/^[\w-]{32,}$/),
    username: 'Зарина',
    profile_picture: null,
    balance: null,
    anonymous_id: null,
  });

  await page.reload();
  await expect(menu).toBeVisible();
  const tab = await context.newPage();
  await tab.goto('/profile');
  const side = tab.getByRole('complementary', { name: 'Ваш профиль' });
  await expect(side.getByText('Зарина')).toBeVisible();

  // The browser throttles a background tab to one frame per second.
  await page.bringToFront();
  const leave = page.getByRole('banner').getByRole('button', { name: 'Выйти' });
  await menu.click();
  await leave.click();
  const question = page.getByRole('dialog', { name: 'Вы уверены, что хотите выйти из аккаунта?' });
  await question.getByRole('button', { name: 'Отмена' }).click();
  await expect(menu).toBeVisible();
  await menu.click();
  await leave.click();
  await question.getByRole('button', { name: 'Выйти' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('button', { name: 'Войти' })).toBeVisible();
  expect(await stored(page)).toMatchObject({ access_token: null, username: null });
  await expect(phoneStep(tab)).toBeVisible();

  await letTimePass(person.phone, 60);
  await page.getByRole('button', { name: 'Войти' }).click();
  await signIn(page, person);
  await expect(menu).toBeVisible();
  expect(await stored(page)).toMatchObject({ username: 'Зарина', balance: '0' });
  await expect(phoneStep(tab)).toBeHidden();
  await expect(side.getByText('Зарина')).toBeVisible();
});

for (const { path, title } of [
  { path: '/create-ad?category=cars', title: 'Что размещаете?' },
  { path: '/profile', title: 'Профиль' },
]) {
  test(
    `${path} shows a guest the sign-in dialog, and opens after sign-in`,
    { tag: '@long' },
    async ({ page }) => {
      await page.goto(path);
      const dialog = phoneStep(page);
      await expect(dialog.getByRole('textbox', { name: 'Номер телефона' })).toBeFocused();
      await dialog.getByRole('button', { name: 'Закрыть' }).click();
      await expect(page).toHaveURL('/');
      await expect(dialog).toBeHidden();

      await page.goto(path);
      await signIn(page, newPerson());
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(dialog).toBeHidden();
    },
  );
}
