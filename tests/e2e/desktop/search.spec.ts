import type { Page } from '@playwright/test';

import { newWord } from '../create-ad.ts';
import { chooseInDropdown } from '../forms/fill-form.ts';
import { expect, test } from '../people/person.ts';
import { countLine, foundCount, resultLinks, resultList, scrollThrough } from '../results.ts';

const CARS = '/subcategory/cars.legkovye-avtomobili';

/** Opens a page of results and waits for its list and its count. */
async function openResults(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(resultLinks(page).first()).toBeVisible();
  await expect(countLine(page)).toBeVisible();
}

/** The filters beside the results. */
function filters(page: Page) {
  return page.getByRole('complementary', { name: 'Фильтры' });
}

/** The active filters above the results. */
function chips(page: Page) {
  return page.getByRole('list', { name: 'Выбранные фильтры' });
}

/** Waits for a count that differs from the previous one. */
async function nextCount(page: Page, before: number): Promise<number> {
  await expect.poll(() => foundCount(page)).not.toBe(before);
  return foundCount(page);
}

test('filters are in the address and in chips, and going back restores each step', async ({
  page,
}) => {
  await openResults(page, CARS);
  const all = await foundCount(page);
  await chooseInDropdown(filters(page), 'Марка', ['Toyota']);
  const toyotas = await nextCount(page, all);
  await expect(page).toHaveURL(`${CARS}?filter_make=toyota`);
  await expect(resultLinks(page)).toHaveText(
    Array.from({ length: Math.min(toyotas, 20) }, () => /Toyota|Тойота/i),
  );
  await chooseInDropdown(filters(page), 'Модель', ['Camry']);
  const camrys = await nextCount(page, toyotas);
  await expect(chips(page).getByRole('listitem')).toContainText([
    'Марка: Toyota',
    'Модель: Camry',
    'Сбросить всё',
  ]);

  await page.goBack();
  await expect(page).toHaveURL(`${CARS}?filter_make=toyota`);
  expect(await nextCount(page, camrys)).toBe(toyotas);
  await expect(chips(page)).not.toContainText('Camry');
  const model = filters(page).getByRole('combobox', { name: 'Модель', exact: true });
  await expect(model).not.toContainText('Camry');
  await page.goForward();
  expect(await nextCount(page, toyotas)).toBe(camrys);
  await expect(model).toContainText('Camry');

  await page.reload();
  await expect(model).toContainText('Camry');
  expect(await foundCount(page)).toBe(camrys);
  await chips(page).getByRole('button', { name: 'Убрать фильтр «Модель»' }).click();
  expect(await nextCount(page, camrys)).toBe(toyotas);
  await chips(page).getByRole('button', { name: 'Сбросить всё' }).click();
  expect(await nextCount(page, toyotas)).toBe(all);
  await expect(page).toHaveURL(CARS);
  await page.getByRole('button', { name: 'Вернуть' }).click();
  await expect(page).toHaveURL(`${CARS}?filter_make=toyota`);
});

test('an infinite list shows every ad once, as many as its count', async ({ page }) => {
  await openResults(page, '/category/business');
  const addresses = await scrollThrough(page);
  expect(addresses).toHaveLength(await foundCount(page));
  expect(addresses.length).toBeGreaterThan(40);
  expect(new Set(addresses).size).toBe(addresses.length);

  const last = resultLinks(page).last();
  const title = await last.innerText();
  await last.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await page.goBack();
  await expect(resultLinks(page).last()).toBeInViewport();
  await expect(resultLinks(page)).toHaveCount(addresses.length);
});

test(
  'results keep the chosen order and layout after a reload',
  { tag: '@long' },
  async ({ page }) => {
    await openResults(page, CARS);
    const prices = async (): Promise<readonly number[]> => {
      const texts = await resultList(page)
        .getByRole('listitem')
        .filter({ has: page.getByRole('link') })
        .getByText(/^\d[\d\s]*с\./)
        .allInnerTexts();
      return texts.map((text) => Number(text.replaceAll(/\D/g, '')));
    };
    const sort = page.getByRole('combobox', { name: 'Сортировка' });
    for (const { name, key, isOrdered } of [
      { name: 'Дешевле', key: 'price_asc', isOrdered: (a: number, b: number) => a <= b },
      { name: 'Дороже', key: 'price_desc', isOrdered: (a: number, b: number) => a >= b },
    ]) {
      await sort.selectOption(name);
      await expect(page).toHaveURL(`${CARS}?filter_sort=${key}`);
      await expect(resultList(page)).toHaveAttribute('aria-busy', 'false');
      const shown = await prices();
      expect(shown.length).toBeGreaterThan(10);
      expect(shown.every((price, index) => isOrdered(shown[index - 1] ?? price, price))).toBe(true);
    }
    const list = page.getByRole('button', { name: 'Списком' });
    await list.click();
    await expect(list).toHaveAttribute('aria-pressed', 'true');
    await page.reload();
    await expect(sort).toHaveValue('price_desc');
    await expect(list).toHaveAttribute('aria-pressed', 'true');
  },
);

test('a late response to an older request is never shown', async ({ page }) => {
  await openResults(page, CARS);
  const all = await foundCount(page);
  const late = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  await page.route(/\/api\/v1\/search\//, async (route) => {
    const isOld = (route.request().postData() ?? '').includes('toyota');
    if (!isOld) return route.continue();
    const response = await route.fetch();
    await late.promise;
    // The page may have aborted the request: the response is then ignored.
    await route.fulfill({ response }).catch(() => undefined);
    released.resolve();
  });
  await chooseInDropdown(filters(page), 'Марка', ['Toyota']);
  await expect(page).toHaveURL(/filter_make=toyota/);
  await chips(page).getByRole('button', { name: 'Убрать фильтр «Марка»' }).click();
  await chooseInDropdown(filters(page), 'Марка', ['BMW']);
  const some = await nextCount(page, all);
  await expect(resultLinks(page).first()).toHaveText(/BMW|БМВ/i);
  const titles = await resultLinks(page).allInnerTexts();
  late.resolve();
  await released.promise;
  await expect(resultLinks(page)).toHaveText(titles);
  expect(await foundCount(page)).toBe(some);
  await expect(page).toHaveURL(`${CARS}?filter_make=bmw`);
});

test('an obsolete filter of a link is reported; an empty result advises what to change', async ({
  page,
}) => {
  await page.goto(`${CARS}?filter_wings=2&filter_make=toyota`);
  await expect(page.getByText(/^Ссылка устарела: фильтр «wings»/)).toBeVisible();
  await expect(page).toHaveURL(`${CARS}?filter_make=toyota`);
  await page.getByRole('button', { name: 'Скрыть' }).click();
  await expect(page.getByText(/^Ссылка устарела/)).toBeHidden();
  await expect(countLine(page)).toBeVisible();
  const some = await foundCount(page);

  await filters(page).getByRole('textbox', { name: 'Цена до' }).fill('1');
  await expect(page.getByRole('heading', { name: 'Ничего не нашли' })).toBeVisible();
  await expect(countLine(page)).toHaveText(/^0\s/);
  await expect(chips(page)).toContainText('Цена');
  await page.getByRole('button', { name: 'Сбросить фильтры' }).click();
  await expect.poll(() => foundCount(page)).toBeGreaterThan(some);
  await expect(page).toHaveURL(CARS);

  const word = newWord();
  await page.goto(`/search?q=${word}`);
  await expect(
    page.getByRole('heading', { name: `По запросу «${word}» ничего нет` }),
  ).toBeVisible();
  const section = page.getByRole('main').getByRole('link', { name: 'Животные' });
  await expect(section).toHaveCount(1);
  await section.click();
  await expect(page).toHaveURL(/pets/);
});

test(
  'the filters of any category open from the home page, and count before they search',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto('/');
    const opener = page.getByRole('search').getByRole('button', { name: 'Фильтры' });
    await opener.click();
    await page.getByRole('dialog', { name: 'Фильтры' }).getByText('Животные').click();
    const dialog = page.getByRole('dialog', { name: 'Животные' });
    await dialog.getByRole('button', { name: 'Собаки', exact: true }).click();
    await chooseInDropdown(dialog, 'Город', ['Душанбе']);
    const found = dialog.getByText(/^Найдено \d+/);
    await expect(found).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();

    await page.goto('/subcategory/pets.sobaki');
    const all = await foundCount(page);
    await page.getByRole('button', { name: /^Ещё \d+\sпараметр/ }).click();
    await chooseInDropdown(dialog, 'Город', ['Душанбе']);
    await expect(found).not.toHaveText(new RegExp(`^Найдено ${all}\\s`));
    const some = Number((await found.innerText()).replaceAll(/\D/g, ''));
    await dialog.getByRole('button', { name: /^Показать результаты/ }).click();
    await expect.poll(() => foundCount(page)).toBe(some);
    expect(await scrollThrough(page)).toHaveLength(some);
  },
);

test('results are shown at once, even while the filters are loading', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('search').getByRole('button', { name: 'Фильтры' }).click();
  const place = page.getByRole('dialog', { name: 'Фильтры' }).getByText('Животные');
  await expect(place).toBeVisible();
  const held = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  await place.click();
  const dialog = page.getByRole('dialog', { name: 'Животные' });
  await dialog.getByRole('button', { name: /^Показать результаты/ }).click();
  await expect(dialog).toBeHidden();
  held.resolve();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Животные');
  await expect(resultLinks(page).first()).toBeVisible();
});
