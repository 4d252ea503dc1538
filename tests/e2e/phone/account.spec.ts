import { expect, test } from '../people/person.ts';
import { newPerson, phoneStep, signedIn, signIn } from '../people/sign-in.ts';
import { letTimePass } from '../store.ts';

test('settings change the language; a deleted account is back after a sign-in', async ({
  page,
}) => {
  const person = await signedIn(page, newPerson('Зарина'));
  await page.goto('/profile/settings');
  await page.getByRole('combobox', { name: 'Язык' }).selectOption('tg');
  await expect(page.locator('html')).toHaveAttribute('lang', 'tg');
  await expect(page.getByRole('heading', { level: 1, name: 'Танзимот' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Забон' }).selectOption('ru');
  await expect(page.getByRole('heading', { level: 1, name: 'Настройки' })).toBeVisible();

  await page.getByRole('button', { name: 'Удалить аккаунт' }).tap();
  const question = page.getByRole('dialog', { name: 'Удалить аккаунт?' });
  for (const part of ['объявления уйдут', 'Деньги:', 'Чаты:', 'войдите по своему номеру']) {
    await expect(question).toContainText(part);
  }
  await question.getByRole('button', { name: 'Удалить аккаунт' }).tap();
  await expect(page).toHaveURL('/');
  await expect(
    page.getByText(/^Аккаунт удалится \d+\s\S+\. Чтобы отменить, войдите/),
  ).toBeVisible();

  await letTimePass(person.phone, 60);
  await page.getByRole('link', { name: 'Профиль' }).tap();
  await expect(phoneStep(page)).toBeVisible();
  await signIn(page, person);
  await expect(page).toHaveURL('/profile');
  await expect(page.getByRole('main').getByText('Зарина').last()).toBeVisible();
});
