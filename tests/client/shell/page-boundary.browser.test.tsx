import { lazy, Suspense } from 'react';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';

import { PageBoundary } from '../../../app/client/shell/PageBoundary.tsx';

const Lost = lazy(() => Promise.reject(new Error('The code of the page did not come.')));

async function openLostPage() {
  // React reports every error that a boundary catches.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await render(
    <PageBoundary>
      <Suspense fallback={null}>
        <Lost />
      </Suspense>
    </PageBoundary>,
  );
}

afterEach(() => vi.restoreAllMocks());

test('a page whose code fails to load reports it, and offers a reload', async () => {
  await openLostPage();
  await expect.element(page.getByRole('heading', { name: 'Не удалось загрузить' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Повторить' })).toBeEnabled();
});

test('it leads back: a page without header and tabs has no other way out', async () => {
  const here = location.href;
  onTestFinished(() => history.replaceState(null, '', here));
  await openLostPage();
  await page.getByRole('button', { name: 'Назад' }).click();
  // Entered here: the way back is the home page.
  await expect.poll(() => location.pathname).toBe('/');
});

test('without a connection it advises to check the connection', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await openLostPage();
  await expect.element(page.getByRole('heading', { name: 'Нет соединения' })).toBeVisible();
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Проверьте интернет. Страница обновится сама.');
});
