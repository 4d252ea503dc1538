import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';

import '../../../../app/client/ui/page.css';
import { siteLinks } from '../../../../app/client/api/site/site-links.ts';
import { AppBanner } from '../../../../app/client/features/app-prompt/AppBanner.tsx';
import { AppPrompt } from '../../../../app/client/features/app-prompt/AppPrompt.tsx';
import { followDeepLink } from '../../../../app/client/features/app-prompt/follow-deep-link.ts';
import { isPageFree } from '../../../../app/client/features/app-prompt/is-page-free.ts';
import { Dialog } from '../../../../app/client/ui/dialog/Dialog.tsx';
import { findViolations } from '../../../browser/find-violations.ts';

const STORE = 'https://store.example/';
const links = {
  app_store: STORE,
  google_play: STORE,
  photo_network: null,
  messenger: null,
  map_tiles: null,
  deep_link: null,
  deep_link_on_start: 'offer',
} as const;
const prompt = page.getByRole('dialog', { name: 'Бозор удобнее в приложении' });
const shownFlag = () => localStorage.getItem('app_modal_shown');

beforeEach(async () => {
  localStorage.clear();
  await page.viewport(390, 844);
});
afterEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset['banner'];
});

function Form({ isOpen }: { readonly isOpen: boolean }) {
  return (
    <Dialog isOpen={isOpen} onClose={() => undefined} title="Регистрация">
      <p>Номер</p>
    </Dialog>
  );
}

const openPrompt = () =>
  render(
    <StrictMode>
      <AppPrompt store={STORE} />
    </StrictMode>,
  );

describe('the prompt to install the app', () => {
  test.for(['Пропустить', 'Закрыть'])('is closed by «%s» and stored', async (name) => {
    await openPrompt();
    await expect.element(prompt).toBeVisible();
    expect(shownFlag()).toBeNull();
    await prompt.getByRole('button', { name }).click();
    await expect.element(prompt).not.toBeInTheDocument();
    expect(shownFlag()).toBe('true');
    expect(Number(localStorage.getItem('app_modal_shown_at'))).toBeGreaterThan(0);
  });

  test('fills the screen, locks the page, and leads to the store', async () => {
    await openPrompt();
    await expect.element(prompt).toBeVisible();
    const install = prompt.getByRole('link', { name: 'Установить приложение' });
    await expect.element(install).toHaveFocus();
    await expect.element(install).toHaveAttribute('href', STORE);
    const { width, height } = prompt.element().getBoundingClientRect();
    expect([width, height]).toEqual([window.innerWidth, window.innerHeight]);
    expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
    expect(await findViolations(prompt.element())).toEqual([]);
  });

  test('appears whole: it waits for its picture, and does without it', async () => {
    const decode = Image.prototype.decode;
    const wait = Promise.withResolvers<void>();
    Image.prototype.decode = () => wait.promise;
    try {
      await openPrompt();
      // The machine shows it at once.
      await new Promise((resolve) => requestAnimationFrame(resolve));
      await expect.element(prompt).not.toBeInTheDocument();
      wait.reject(new Error('The picture did not come.'));
      await expect.element(prompt).toBeVisible();
    } finally {
      Image.prototype.decode = decode;
    }
  });
});

describe('a page in use', () => {
  const started = location.href;
  afterEach(() => history.replaceState(history.state, '', started));

  test('is not covered while a dialog is open', async () => {
    const { rerender } = await render(<Form isOpen />);
    await expect.element(page.getByRole('dialog', { name: 'Регистрация' })).toBeVisible();
    expect(isPageFree()).toBe(false);
    await rerender(<Form isOpen={false} />);
    expect(isPageFree()).toBe(true);
  });

  test('is not covered while a field has the focus', async () => {
    await render(
      <>
        <input aria-label="Имя" />
        <button type="button">Дальше</button>
      </>,
    );
    const field = page.getByRole('textbox', { name: 'Имя' });
    await field.click();
    expect(isPageFree()).toBe(false);
    await page.getByRole('button', { name: 'Дальше' }).click();
    expect(isPageFree()).toBe(true);
  });

  test.for([
    { path: '/create-ad', isFree: false },
    { path: '/my-advertisements/12/edit', isFree: false },
    { path: '/profile/edit', isFree: false },
    { path: '/my-advertisements', isFree: true },
    { path: '/category/cars', isFree: true },
  ])('at $path is free: $isFree', ({ path, isFree }) => {
    history.replaceState(history.state, '', path);
    expect(isPageFree()).toBe(isFree);
  });
});

describe('the banner on Android', () => {
  const openBanner = () => {
    const queries = new QueryClient();
    queries.setQueryData(siteLinks().queryKey, links);
    return render(
      <QueryClientProvider client={queries}>
        <AppBanner />
        <main tabIndex={-1}>Страница</main>
      </QueryClientProvider>,
    );
  };
  const banner = page.getByRole('complementary', { name: 'Установите приложение' });

  test('is hidden unless the start reveals it', async () => {
    await openBanner();
    await expect.element(banner).not.toBeInTheDocument();
  });

  test('is shown on mobile only, and dismissed for good', async () => {
    document.documentElement.dataset['banner'] = '';
    await openBanner();
    await expect.element(banner).toBeVisible();
    await expect
      .element(banner.getByText('Быстрый доступ к объявлениям и уведомлениям'))
      .toBeVisible();
    expect(await findViolations(banner.element())).toEqual([]);
    await page.viewport(1440, 900);
    await expect.element(banner).not.toBeInTheDocument();
    await page.viewport(390, 844);
    await banner.getByRole('button', { name: 'Закрыть' }).click();
    await expect.element(banner).not.toBeInTheDocument();
    expect(localStorage.getItem('app_banner_dismissed')).toBe('true');
    await expect.element(page.getByRole('main')).toHaveFocus();
  });
});

describe('the deep link', () => {
  test('is followed in a hidden frame by Firefox, which would show an error page', async () => {
    const here = location.href;
    followDeepLink('about:blank#app', 'Mozilla/5.0 (Android 15; Mobile; rv:150.0) Firefox/150.0');
    const frame = document.querySelector('iframe[src="about:blank#app"]');
    expect(frame?.hasAttribute('hidden')).toBe(true);
    frame?.remove();
    expect(location.href).toBe(here);
  });
});
