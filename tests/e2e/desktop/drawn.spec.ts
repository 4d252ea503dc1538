import { builtFile } from '../../built-file.ts';
import { expect, test } from '../people/person.ts';
import { resultLinks } from '../results.ts';

const PUBLIC = ['/', '/category/cars', '/subcategory/cars.legkovye-avtomobili', '/search?q=toyota'];

/** As a browser's print dialog has it. */
const PAPER_MARGIN = { top: '10mm', bottom: '10mm', left: '10mm', right: '10mm' };

test('a public page is rendered before its code loads, hydrates without a warning, and is never hidden', async ({
  page,
}) => {
  const ad = await page.request.get('/').then(async (answer) => {
    const [address = ''] = /\/advertisement\/\d+/.exec(await answer.text()) ?? [];
    return address;
  });
  await page.addInitScript(() => {
    new MutationObserver((changes) => {
      const hidden = changes.find(({ target }) => target instanceof HTMLElement && target.hidden);
      const styled = changes.find(
        ({ target }) => target instanceof HTMLElement && target.style.display === 'none',
      );
      if (hidden !== undefined || styled !== undefined) {
        document.documentElement.dataset['blinked'] = '';
      }
    }).observe(document, { subtree: true, attributeFilter: ['style', 'hidden'] });
  });
  await page.route(`**/${builtFile('features/session/start-session.ts')}`, async (route) => {
    // Two frames: a hidden view would be painted.
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    await route.continue();
  });
  for (const address of [...PUBLIC, ad]) {
    // The fixture fails the test for any message of the console, such as a hydration mismatch.
    const answer = await page.goto(address);
    await expect(page.locator('html[data-ready]')).toBeAttached();
    await expect(page.locator('html[data-blinked]'), address).toHaveCount(0);
    const heading = await page.getByRole('heading', { level: 1 }).innerText();
    expect(await answer?.text()).toContain(heading);
    await expect(page).toHaveTitle(`${heading} — Бозор`);
  }
});

test('a page whose address changes before it is hydrated hydrates, and then moves', async ({
  page,
}) => {
  // The listener runs after the code, and before the frame in which React hydrates.
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () =>
      history.pushState(null, '', '/safety-guide'),
    );
  });
  for (const address of PUBLIC) {
    // A mismatch would be in the console, which the fixture keeps silent.
    await page.goto(address);
    await expect(page).toHaveTitle(/^Безопасн/);
  }
});

test('a press on a button before the code has loaded is repeated by it', async ({ page }) => {
  const code = Promise.withResolvers<undefined>();
  await page.route('**/assets/index-*.js', async (route) => {
    await code.promise;
    await route.continue();
  });
  for (const name of ['Фильтры', 'Списком']) {
    const opening = page.goto('/category/cars', { waitUntil: 'commit' });
    const button = page.getByRole('button', { name, exact: true }).first();
    await button.click();
    await button.click();
    code.resolve(undefined);
    await opening;
    if (name === 'Фильтры') await expect(page.getByRole('dialog').first()).toBeVisible();
    else await expect(button).toHaveAttribute('aria-pressed', 'true');
  }
});

test('a press on a button of a part that React has not hydrated yet is repeated once', async ({
  page,
}) => {
  const session = Promise.withResolvers<undefined>();
  await page.route(`**/${builtFile('features/session/start-session.ts')}`, async (route) => {
    await session.promise;
    await route.continue();
  });
  const opening = page.goto('/category/cars');
  // React listens by now: the header around the page is hydrated.
  const isTaken = (button: Element) =>
    Object.keys(button).some((key) => key.startsWith('__reactFiber'));
  const menu = page.getByRole('button', { name: 'Категории' });
  await expect.poll(() => menu.evaluate(isTaken)).toBe(true);
  const list = page.getByRole('button', { name: 'Списком', exact: true });
  await list.click();
  await menu.click();
  await menu.click();
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
  await list.click();
  session.resolve(undefined);
  await opening;
  await expect(list).toHaveAttribute('aria-pressed', 'true');
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
});

test('results do not move, and their filters stay, while the code of the filters loads', async ({
  page,
}) => {
  const side = Promise.withResolvers<undefined>();
  await page.route(`**/${builtFile('pages/search/ResultsSide.tsx')}`, async (route) => {
    await side.promise;
    await route.continue();
  });
  const titleBox = () => resultLinks(page).first().boundingBox();
  const panel = page.getByRole('complementary', { name: 'Фильтры' });
  await page.goto('/subcategory/cars.legkovye-avtomobili', { waitUntil: 'commit' });
  await expect(panel).toBeVisible();
  const before = await titleBox();
  await expect(page.locator('html[data-ready]')).toBeAttached();
  // Presses of the view switch render the page again.
  await page.getByRole('button', { name: 'Списком', exact: true }).click();
  await page.getByRole('button', { name: 'Плиткой', exact: true }).click();
  await expect(panel).toBeVisible();
  expect(await titleBox()).toEqual(before);
  side.resolve(undefined);
  await expect(panel.getByRole('combobox', { name: 'Марка' })).toBeVisible();
  expect(await titleBox()).toEqual(before);
});

test.describe('an unknown section', () => {
  test.use({ expectedNoise: /^Failed to load resource: .* status of 404 .*spaceships/ });

  test('remains on the page, as an empty result does, while its code loads, and links home', async ({
    page,
  }) => {
    for (const [address, file] of [
      ['/search?q=щщщщщ', 'pages/search/EmptySearch.tsx'],
      ['/category/spaceships', 'pages/search/UnknownScope.tsx'],
    ] as const) {
      const code = Promise.withResolvers<undefined>();
      await page.route(`**/${builtFile(file)}`, async (route) => {
        await code.promise;
        await route.continue();
      });
      await page.goto(address, { waitUntil: 'commit' });
      const main = page.locator('main');
      await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
      const drawn = await main.innerText();
      await expect(page.locator('html[data-ready]')).toBeAttached();
      // The page is rendered again when it knows its width, and on a change of it.
      await page.setViewportSize({ width: 1000, height: 900 });
      expect(await main.innerText()).toBe(drawn);
      code.resolve(undefined);
      await main.getByRole('link').first().focus();
      expect(await main.innerText()).toBe(drawn);
      await page.setViewportSize({ width: 1440, height: 900 });
    }
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Раздел не найден');
    await page.getByRole('link', { name: 'На главную', exact: true }).click();
    await expect(page).toHaveURL('/');
  });
});

test('a page works in a browser that forbids storage', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    }
  });
  await page.goto('/category/cars');
  await page.getByRole('button', { name: 'Списком' }).click();
  await expect(page.getByRole('button', { name: 'Списком' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  const theme = page.getByRole('combobox', { name: 'Оформление' });
  await theme.scrollIntoViewIfNeeded();
  await theme.selectOption('Тёмная');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const title = await resultLinks(page).first().innerText();
  await resultLinks(page).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor searches, opens a category, a further page, another order and an ad', async ({
    page,
  }) => {
    await page.goto('/');
    await page.getByRole('combobox', { name: 'Поиск' }).fill('toyota');
    await page.getByRole('button', { name: 'Найти' }).click();
    await expect(page).toHaveURL('/search?q=toyota');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/toyota/);
    await expect(resultLinks(page).first()).toBeVisible();

    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Объявления/);
    await page.getByRole('navigation', { name: 'Категории' }).getByRole('link').first().click();
    await expect(page).toHaveURL(/\/category\//);
    // The orders are links, a row of them: the name beside them is not broken.
    const name = page.getByRole('heading', { level: 1 });
    await expect(name).toHaveText('Автомобили');
    expect((await name.boundingBox())?.height).toBeLessThan(48);
    const links = resultLinks(page);
    await expect(links).toHaveCount(20);
    const first = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));

    await page.getByRole('link', { name: 'Показать ещё' }).click();
    await expect(page).toHaveURL(/cursor=/);
    await expect(links).toHaveCount(20);
    const second = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(second.filter((href) => first.includes(href))).toEqual([]);

    await page.getByRole('link', { name: 'Дешевле' }).click();
    await expect(page).toHaveURL(/filter_sort=price_asc/);
    await expect(page).not.toHaveURL(/cursor=/);
    const title = await links.first().innerText();
    await links.first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByRole('heading', { name: 'Описание' })).toBeVisible();
  });

  test('no public page shows a control that only a script serves', async ({ page }) => {
    await page.goto('/category/cars');
    const ad = (await resultLinks(page).first().getAttribute('href')) ?? '';
    await page.goto(ad);
    const seller = await page.locator('main a[href^="/user/"]').first().getAttribute('href');
    for (const address of [...PUBLIC, '/search?q=щщщщщ', seller ?? '', '/safety-guide', ad]) {
      await page.goto(address);
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 900 });
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        const dead = await page
          .locator('button:not([type=submit]), select, aside[aria-label=Фильтры]')
          .evaluateAll((all) =>
            all
              .filter((control) => control.getClientRects().length > 0)
              .map((control) => control.outerHTML),
          );
        expect(dead, `${address} at ${width} px`).toEqual([]);
      }
    }
    await expect(
      page.getByRole('button', { name: /^Фото 1 из/ }).getByRole('presentation'),
    ).toBeInViewport();
  });

  test('the frame of the laboratory is there, with what it is for', async ({ page }) => {
    await page.goto('/lab');
    await expect(page.getByRole('heading', { level: 1, name: 'Лаборатория форм' })).toBeVisible();
    await expect(page.getByText(/^Записанные страницы и записи действий/)).toBeVisible();
    await page.goto('/lab?lang=en');
    await expect(page.getByRole('heading', { level: 1, name: 'Form laboratory' })).toBeVisible();
  });
});

test('a printed ad is one page of text and its cover, without controls', async ({ page }) => {
  await page.goto('/category/cars');
  await resultLinks(page).first().click();
  await expect(page.getByRole('heading', { name: 'Описание' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('button')).toHaveCount(1);
  // The longest description that an ad may have, in words that are not broken; a list of short lines.
  const description = page
    .locator('section', { has: page.getByRole('heading', { name: 'Описание' }) })
    .locator('p')
    .first();
  await expect(description).toHaveCSS('overflow-wrap', 'normal');
  await expect(description).toHaveCSS('hyphens', 'manual');
  for (const text of [
    'Один хозяин, обслуживалась вовремя. '.repeat(120).slice(0, 4_000),
    'Один хозяин, обслуживалась.\n'.repeat(80),
  ]) {
    await description.evaluate((element, content) => {
      element.textContent = content;
    }, text);
    const paper = await page.pdf({ format: 'A4', margin: PAPER_MARGIN });
    expect(paper.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
  }
});
