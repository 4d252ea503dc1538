import { expectAccessible } from '../expect-accessible.ts';
import { expect, test } from '../people/person.ts';
import { newPerson, signIn } from '../people/sign-in.ts';
import { resultLinks } from '../results.ts';

test('the search fills the screen, and the arrow closes it', async ({ page }) => {
  await page.goto('/');
  const box = page.getByRole('combobox', { name: 'Поиск' });
  const list = page.getByRole('listbox', { name: 'Подсказки' });
  await expect(page.getByRole('button', { name: 'Найти' })).toBeHidden();
  await box.tap();
  await page.keyboard.insertText('собак');
  await list.getByRole('option').first().waitFor();
  await expectAccessible(page, page.getByRole('search'));
  const back = page.getByRole('button', { name: 'Назад' });
  await back.tap();
  await expect(list).toBeHidden();
  await expect(box).not.toBeFocused();

  await box.tap();
  await list.getByRole('option', { name: /^Собаки/ }).tap();
  const filters = page.getByRole('dialog', { name: 'Животные' });
  await filters.getByRole('button', { name: /^Показать результаты/ }).tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Собаки');
  await resultLinks(page).first().tap();
  await expect(page.getByRole('article')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Разделы сайта' })).toBeHidden();
  await expect(box).toBeHidden();
  await back.tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Собаки');
  await back.tap();
  await expect(page).toHaveURL('/');
});

test('the tabs open the sign-in dialog for a guest, navigate, and sign out', async ({ page }) => {
  const person = newPerson('Нигина');
  await page.goto('/');
  const tabs = page.getByRole('navigation', { name: 'Разделы сайта' });
  await tabs.getByRole('link', { name: 'Профиль' }).tap();
  await signIn(page, person);
  await expect(page).toHaveURL('/profile');
  await expect(tabs.getByRole('link', { name: 'Профиль' })).toHaveAttribute('aria-current', 'page');
  const main = page.getByRole('main');
  await expect(main.getByRole('paragraph').filter({ hasText: 'Нигина' })).toBeVisible();
  await main.getByRole('link', { name: 'Настройки' }).tap();
  await main.getByText('Тёмная').tap();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe(
    'dark',
  );
  await page.getByRole('button', { name: 'Назад' }).tap();
  await main.getByRole('link', { name: 'Мои объявления' }).tap();
  await expect(page.getByRole('heading', { name: 'У вас пока нет объявлений' })).toBeVisible();
  await page.getByRole('button', { name: 'Назад' }).tap();
  await main.getByRole('button', { name: 'Выйти' }).tap();
  const question = page.getByRole('dialog', { name: 'Вы уверены, что хотите выйти из аккаунта?' });
  await question.getByRole('button', { name: 'Выйти' }).tap();
  await expect(page).toHaveURL('/');
  await tabs.getByRole('link', { name: 'Профиль' }).tap();
  await expect(page.getByRole('dialog', { name: 'Регистрация' })).toBeVisible();
});
