import { newWord } from '../create-ad.ts';
import { publishService, waitForAlerts } from '../people/alerts.ts';
import { expect, test } from '../people/person.ts';
import { codeStep, givePhone, newPerson, nextCode, typeCode } from '../people/sign-in.ts';
import { resultLinks } from '../results.ts';

test('a guest saves a search through a sign-in with a reload, and every tab counts what is new', async ({
  page,
  stranger,
  context,
}) => {
  const word = newWord();
  const person = newPerson();
  await page.goto(`/search?q=${encodeURIComponent(word)}`);
  await page.getByRole('button', { name: 'Сохранить поиск' }).click();
  await givePhone(page, person);
  const code = await nextCode(person);
  await page.reload();
  await expect(codeStep(page)).toBeVisible();
  await typeCode(page, code);
  const name = page.getByRole('dialog', { name: 'Введите ваше имя' });
  await name.getByRole('textbox', { name: 'Имя' }).fill(person.name);
  await name.getByRole('button', { name: 'Продолжить' }).click();
  await expect(page.getByRole('button', { name: 'Поиск сохранён' })).toBeVisible();

  await publishService(stranger, `Ремонт ${word}`);
  await waitForAlerts(page, 1);
  await page.goto('/favorites?tab=searches');
  const favorites = page.getByRole('banner').getByRole('link', { name: 'Избранное' });
  await expect(favorites).toHaveAccessibleName('Избранное, новых объявлений по поискам: 1');
  const other = await context.newPage();
  await other.goto('/');
  const othersFavorites = other.getByRole('banner').getByRole('link', { name: 'Избранное' });
  await expect(othersFavorites).toHaveAccessibleName('Избранное, новых объявлений по поискам: 1');
  const row = page.getByRole('list', { name: 'Сохранённые поиски' }).getByRole('listitem');
  await expect(row).toContainText(/1\s+новое/);
  await row.getByRole('link', { name: `«${word}»` }).click();
  await expect(resultLinks(page)).toHaveText([`Ремонт ${word}`]);
  await expect(favorites).toHaveAccessibleName('Избранное');
  await expect(othersFavorites).toHaveAccessibleName('Избранное');
});
