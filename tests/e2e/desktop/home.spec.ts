import { recordedStructure } from '../forms/recorded.ts';
import { expect, test } from '../people/person.ts';
import { countLine, resultLinks } from '../results.ts';

test('the home page links to every category, to promoted ads and to all new ones', async ({
  page,
}) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url());
  });
  await page.goto('/');
  await expect(page).toHaveTitle('Объявления по всему Таджикистану — Бозор');
  const main = page.getByRole('main');
  const categories = main.getByRole('navigation', { name: 'Категории' }).getByRole('link');
  await expect(categories).toHaveText(recordedStructure().categories.map(({ name }) => name));
  const fresh = main.getByRole('list', { name: 'Свежие объявления' }).getByRole('link');
  await expect(fresh).toHaveCount(20);
  // The footer, and the font for the names of languages in it, load when a visitor comes near.
  const language = page.getByRole('contentinfo').getByLabel('Язык');
  await expect(language.getByRole('option')).toHaveText(['Русский']);
  expect(fonts).not.toContainEqual(expect.stringContaining('cyrillic-ext'));
  await fresh.last().scrollIntoViewIfNeeded();
  await expect(fresh).toHaveCount(40);

  // The feed stops, so that the footer can be reached; it continues by its button.
  for (const count of [60, 80]) {
    await fresh.last().scrollIntoViewIfNeeded();
    await expect(fresh).toHaveCount(count);
  }
  const more = main.getByRole('button', { name: 'Показать ещё' });
  await expect(more).toBeVisible();
  await page.keyboard.press('End');
  await expect(page.getByRole('contentinfo')).toBeInViewport();
  await more.click();
  await expect(fresh).toHaveCount(100);
  await expect(more).toBeFocused();

  await main.getByRole('link', { name: 'Смотреть все' }).click();
  await expect(page).toHaveURL('/search?filter_promotion_type=PREMIUM');
  await expect(page.getByRole('list', { name: 'Выбранные фильтры' })).toContainText(
    'Премиум-объявления',
  );
  await expect(resultLinks(page).first()).toBeVisible();
  await expect(countLine(page)).toBeVisible();

  // A guest, who has no settings, chooses the language below the page.
  await language.selectOption('Тоҷикӣ');
  await expect(page.locator('html')).toHaveAttribute('lang', 'tg');
});

test(
  'a page starts at its top with its heading, and going back restores its position',
  {
    tag: '@long',
  },
  async ({ page }) => {
    await page.goto('/');
    const place = () => page.evaluate(() => Math.round(scrollY));
    const ad = page.getByRole('list', { name: 'Свежие объявления' }).getByRole('link').nth(12);
    await ad.scrollIntoViewIfNeeded();
    await expect.poll(place).toBeGreaterThan(500);
    const left = await place();
    const title = await ad.innerText();
    await ad.click();
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(title);
    await expect(heading).toBeFocused();
    expect(await place()).toBe(0);
    await page.goBack();
    await expect.poll(place).toBe(left);
  },
);

test('an unknown address shows the error and a link home, in the theme that a visitor chose', async ({
  page,
}) => {
  const isDark = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).colorScheme === 'dark');
  const choice = page.getByRole('combobox', { name: 'Оформление' });
  const heading = page.getByRole('heading', { level: 1 });
  const home = page.getByRole('link', { name: 'На главную', exact: true });
  await page.goto('/no/such/page');
  await expect(heading).toHaveText('Страница не найдена');
  await choice.selectOption('Тёмная');
  expect(await isDark()).toBe(true);
  await home.click();
  await expect(heading).toHaveText(/^Объявления/);

  await page.goto('/advertisement/99999999');
  await expect(heading).toHaveText('Страница не найдена');
  await expect(choice).toHaveValue('dark');
  expect(await isDark()).toBe(true);
  await choice.selectOption('Светлая');
  expect(await isDark()).toBe(false);
  await home.click();
  await expect(heading).toHaveText(/^Объявления/);

  await page.goto('/advertisement/none');
  await expect(heading).toHaveText('Страница не найдена');
  await home.click();
  await expect(heading).toHaveText(/^Объявления/);
});
