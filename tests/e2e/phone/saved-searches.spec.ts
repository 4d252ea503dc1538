import { newWord } from '../create-ad.ts';
import { expectAccessible } from '../expect-accessible.ts';
import { publishService, waitForAlerts } from '../people/alerts.ts';
import { expect, test } from '../people/person.ts';
import { signedIn } from '../people/sign-in.ts';
import { resultLinks } from '../results.ts';

test('a user keeps a search with a thumb, opens what is new, and takes a removal back', async ({
  page,
  stranger,
}) => {
  const word = newWord();
  await publishService(stranger, `Ремонт ${word}`);
  await signedIn(page);
  await page.goto(`/search?q=${encodeURIComponent(word)}`);
  await expect(resultLinks(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Сохранить поиск' }).tap();
  await expect(page.getByRole('button', { name: 'Поиск сохранён' })).toBeVisible();
  await publishService(stranger, `Установка ${word}`);
  await waitForAlerts(page, 1);

  await page.goto('/');
  const tab = page.getByRole('navigation', { name: 'Разделы сайта' }).getByRole('link');
  await tab.filter({ hasText: 'Избранное' }).tap();
  await page.getByRole('link', { name: 'Поиски', exact: true }).tap();
  const row = page.getByRole('list', { name: 'Сохранённые поиски' }).getByRole('listitem');
  await expect(row).toContainText(/1\s+новое/);
  await expect(tab.filter({ hasText: '+1' })).toHaveCount(1);
  await expectAccessible(page);
  await row.getByRole('link', { name: `«${word}»` }).tap();
  await expect(resultLinks(page)).toHaveCount(2);
  await expect(tab.filter({ hasText: '+1' })).toHaveCount(0);

  await page.goBack();
  await expect(row).not.toContainText('новое');
  await row.getByRole('button', { name: /^Действия с поиском/ }).tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Удалить' }).tap();
  await expect(page.getByRole('heading', { name: 'Сохранённых поисков нет' })).toBeVisible();
  await page.getByRole('button', { name: 'Вернуть' }).tap();
  await expect(row.getByRole('link', { name: `«${word}»` })).toBeVisible();
});
