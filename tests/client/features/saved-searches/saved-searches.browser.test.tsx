import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';

import { SavedSearches } from '../../../../app/client/features/saved-searches/SavedSearches.tsx';
import { SaveSearchCard } from '../../../../app/client/features/saved-searches/SaveSearchCard.tsx';
import { Toasts } from '../../../../app/client/ui/toast/Toasts.tsx';
import type { SavedSearch } from '../../../../app/contract/index.ts';
import { answerCalls, refusal, type SeenCall } from '../../answer-calls.ts';

const FLAT: SavedSearch = {
  id: 7,
  name: 'Квартиры, Душанбе',
  link: '/subcategory/flats?filter_city=dushanbe',
  has_alerts: true,
  new_count: 3,
};

const CAR: SavedSearch = { ...FLAT, id: 8, name: 'Машины', new_count: 0 };

const listOf = (
  searches: readonly SavedSearch[],
  changed: number | null = null,
  isNew = false,
) => ({
  status: 200,
  json: { searches, changed_id: changed, is_new: isNew },
});

async function show(element: React.ReactElement, answer: Parameters<typeof answerCalls>[0]) {
  const calls = answerCalls(answer);
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  await render(
    <QueryClientProvider client={queries}>
      {element}
      <Toasts />
    </QueryClientProvider>,
  );
  return calls;
}

const bodies = (calls: readonly SeenCall[]) =>
  calls.filter(({ method }) => method !== 'GET').map(({ method, body }) => ({ method, body }));

test('a saved search is renamed, and a blank name is refused with its text kept', async () => {
  const calls = await show(<SavedSearches onSignIn={null} />, ({ method }) =>
    method === 'GET' ? listOf([FLAT]) : listOf([{ ...FLAT, name: 'Маме' }], 7),
  );
  await expect.element(page.getByText('3 новых')).toBeVisible();
  await page.getByRole('button', { name: 'Действия с поиском: Квартиры, Душанбе' }).first().click();
  await page.getByRole('button', { name: 'Переименовать' }).first().click();
  const box = page.getByRole('textbox', { name: 'Название' });
  await expect.element(box).toHaveValue('Квартиры, Душанбе');
  await box.fill('  ');
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect.element(box).toHaveAccessibleDescription('Введите название');
  await box.fill('Маме');
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect.element(page.getByRole('link', { name: 'Маме' })).toBeVisible();
  expect(bodies(calls)).toEqual([{ method: 'PUT', body: { name: 'Маме' } }]);
});

test('a list that loads has no rows for a screen reader', async () => {
  const answer = Promise.withResolvers<ReturnType<typeof listOf>>();
  await show(<SavedSearches onSignIn={null} />, () => answer.promise);
  const list = page.getByRole('list', { name: 'Сохранённые поиски' });
  await expect.element(list).toHaveAttribute('aria-busy', 'true');
  expect(list.getByRole('listitem').elements()).toEqual([]);
  answer.resolve(listOf([FLAT]));
  await expect.element(list.getByText('3 новых')).toBeVisible();
  expect(list.getByRole('listitem').elements()).toHaveLength(1);
});

test.for([
  { saved: [FLAT, CAR], focused: 'Машины' },
  { saved: [FLAT], focused: 'Избранное' },
])('the focus of a removed search moves to $focused', async ({ saved, focused }) => {
  await show(
    <>
      <h1 tabIndex={-1}>Избранное</h1>
      <SavedSearches onSignIn={null} />
    </>,
    ({ method }) => listOf(method === 'DELETE' ? saved.slice(1) : saved),
  );
  const first = { name: 'Действия с поиском: Квартиры, Душанбе' };
  await page.getByRole('button', first).first().click();
  await page.getByRole('button', { name: 'Удалить' }).first().click();
  await expect.element(page.getByText('Поиск удалён')).toBeVisible();
  await expect.poll(() => document.activeElement?.textContent).toBe(focused);
  // A press of a toast removes it with its button: the focus returns to where it came from.
  const undo = page.getByRole('button', { name: 'Вернуть' });
  undo.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(undo).not.toBeInTheDocument();
  expect(document.activeElement?.textContent).toBe(focused);
});

test('alerts are switched off, and a search is removed with an undo', async () => {
  let left: readonly SavedSearch[] = [FLAT];
  const calls = await show(<SavedSearches onSignIn={null} />, ({ method, body }) => {
    if (method === 'DELETE') left = [];
    if (method === 'PUT') left = [{ ...FLAT, has_alerts: JSON.stringify(body).includes('true') }];
    return listOf(left);
  });
  const alerts = page.getByRole('switch', { name: 'Сообщать о новых: Квартиры, Душанбе' });
  await expect.element(alerts).toBeInTheDocument();
  alerts.element().focus();
  await userEvent.keyboard(' ');
  await expect.element(alerts).not.toBeChecked();
  await page
    .getByRole('button', { name: /^Действия с поиском/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Удалить' }).first().click();
  await expect.element(page.getByText('Сохранённых поисков нет')).toBeVisible();
  await page.getByRole('button', { name: 'Вернуть' }).click();
  await expect.element(alerts).toBeInTheDocument();
  expect(bodies(calls)).toEqual([
    { method: 'PUT', body: { has_alerts: false } },
    { method: 'DELETE', body: null },
    { method: 'PUT', body: { is_removed: false } },
  ]);
});

test('a guest is asked to sign in before a search is saved, and what they wanted is saved then', async () => {
  let isUser = false;
  const search = { query: 'iphone 13', filters: [{ key: 'city', value: 'dushanbe' }] };
  const ask = async () => {
    isUser = true;
    return true;
  };
  const calls = await show(
    <SaveSearchCard search={search} signIn={{ ask, isResumed: () => false }} />,
    () =>
      isUser ? listOf([FLAT], 7, true) : { status: 401, json: refusal('sign-in.required', '') },
  );
  await expect.element(page.getByText('«iphone 13» — не чаще раза в день.')).toBeVisible();
  await page.getByRole('button', { name: 'Сохранить поиск' }).click();
  await expect.element(page.getByRole('button', { name: 'Поиск сохранён' })).toBeVisible();
  await page.getByRole('button', { name: 'Отменить' }).click();
  await expect.element(page.getByRole('button', { name: 'Сохранить поиск' })).toBeVisible();
  expect(bodies(calls)).toEqual([
    { method: 'PUT', body: search },
    { method: 'DELETE', body: null },
  ]);
});

test('a save that a reload interrupted in the sign-in continues once', async () => {
  const resumed = [true];
  const signIn = { ask: async () => true, isResumed: () => resumed.pop() ?? false };
  const calls = await show(<SaveSearchCard search={{ query: 'дом' }} signIn={signIn} />, () =>
    listOf([FLAT], 7, true),
  );
  await expect.element(page.getByRole('button', { name: 'Поиск сохранён' })).toBeVisible();
  expect(calls.map(({ method }) => method)).toEqual(['PUT']);
});

test('a search too many is refused in words with the list to remove one from, not with a retry', async () => {
  const text = 'Сохранено уже 50 поисков — уберите один.';
  const signIn = { ask: async () => true, isResumed: () => false };
  await show(<SaveSearchCard search={{ query: 'дом' }} signIn={signIn} />, () => ({
    status: 422,
    json: refusal('saved-searches.too-many', text),
  }));
  await page.getByRole('button', { name: 'Сохранить поиск' }).click();
  await expect.element(page.getByText(text)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Сохранить поиск' })).toBeEnabled();
  expect(page.getByRole('button', { name: 'Повторить' }).elements()).toEqual([]);
  await page.getByRole('button', { name: 'Открыть' }).click();
  expect(location.pathname + location.search).toBe('/favorites?tab=searches');
});
