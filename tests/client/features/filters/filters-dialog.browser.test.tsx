import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';

import {
  openFiltersDialog,
  closeFiltersDialog,
} from '../../../../app/client/features/filters/filters-dialog.ts';
import type { FiltersRequest } from '../../../../app/client/features/filters/filters-dialog.ts';
import { FiltersHost } from '../../../../app/client/features/filters/FiltersHost.tsx';
import { findViolations } from '../../../browser/find-violations.ts';
import { answerCalls, refusal } from '../../answer-calls.ts';
import type { Answer, SeenCall } from '../../answer-calls.ts';

import '../../../../app/client/ui/page.css';

const price = { id: 1, key: 'price', name: 'Цена', type: 'RANGE_INPUT', data_type: 'INTEGER' };
const doors = { id: 2, key: 'doors', name: 'Дверей', type: 'EDIT_TEXT', data_type: 'INTEGER' };
const ROWS = [
  {
    title: 'Транспорт',
    list: [
      { id: 'cars.buses', category_id: 'cars', subcategory_id: 'cars.buses', name: 'Автобусы' },
    ],
  },
];
const CARS = {
  breadcrumbs: [{ id: 'cars', name: 'Автомобили' }],
  categories: ROWS,
  filters: [price, doors],
};
const BUSES = {
  ...CARS,
  breadcrumbs: [...CARS.breadcrumbs, { id: 'cars.buses', name: 'Автобусы' }],
  filters: [price],
};
const STRUCTURE = {
  version: '1',
  categories: [
    {
      id: 'cars',
      name: 'Автомобили',
      image: '/art/categories/cars.svg',
      type: 'CARS',
      has_subcategory_groups: false,
      groups: [],
      subcategories: [],
    },
  ],
};

/** Answers with a number of ads that depends on the number of filters. */
function server({ method, path, body }: SeenCall): Answer | null {
  if (path.includes('/structure/')) return { status: 200, json: STRUCTURE };
  if (path.includes('/category/cars/')) return { status: 200, json: CARS };
  if (path.includes('/subcategory/cars.buses/')) return { status: 200, json: BUSES };
  if (method !== 'POST') return null;
  const filters = (JSON.stringify(body).match(/"key"/g) ?? []).length;
  return { status: 200, json: { count: 1_000 + filters } };
}

const dialog = page.getByRole('dialog');
const title = (name: string) => dialog.getByRole('heading', { name, exact: true });
const from = dialog.getByRole('textbox', { name: 'Цена от' });
const upTo = dialog.getByRole('textbox', { name: 'Цена до' });
const show = dialog.getByRole('button', { name: /^Показать результаты/ });
const close = dialog.getByRole('button', { name: 'Закрыть' });
const here = () => decodeURIComponent(location.pathname + location.search);
const CATEGORY = { scope: { kind: 'category', id: 'cars' }, key: null } as const;

beforeEach(() => page.viewport(1280, 800));

/** Opens the dialog over a page. */
async function openDialog(
  request: FiltersRequest = CATEGORY,
  {
    path = '/',
    answer = server,
  }: { path?: string; answer?: Parameters<typeof answerCalls>[0] } = {},
) {
  const complaints = vi.spyOn(console, 'error');
  const before = location.href;
  const calls = answerCalls(answer);
  history.replaceState(null, '', path);
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  await render(
    <StrictMode>
      <QueryClientProvider client={queries}>
        <FiltersHost />
      </QueryClientProvider>
    </StrictMode>,
  );
  onTestFinished(() => {
    closeFiltersDialog();
    history.replaceState(null, '', before);
    expect(complaints.mock.calls).toEqual([]);
    complaints.mockRestore();
  });
  openFiltersDialog(request);
  await expect.element(dialog).toBeVisible();
  return calls;
}

describe('the filters dialog', () => {
  test('starts with the choice of a category when there is none', async () => {
    await openDialog({ scope: null, key: null });
    await expect.element(title('Фильтры')).toBeVisible();
    await dialog.getByRole('button', { name: 'Автомобили' }).click();
    await expect.element(title('Автомобили')).toBeVisible();
    await expect.element(from).toBeVisible();
  });

  test('counts during the input, and opens the search', async () => {
    await openDialog();
    await expect.element(dialog.getByText('Найдено 1\u00A0000\u00A0объявлений')).toBeVisible();
    await from.fill('500');
    await expect.element(dialog.getByText('Найдено 1\u00A0001\u00A0объявление')).toBeVisible();
    await show.click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(here()).toBe('/search?category_id=cars&filter_price=500..');
  });

  test('comes with the numbers beside its options', async () => {
    const gearbox = {
      id: 3,
      key: 'gearbox',
      name: 'Коробка',
      type: 'RADIO_BUTTON',
      data_type: 'STRING',
      values: [{ id: 1, name: 'Автомат', value: 'automatic' }],
    };
    const json = { ...CARS, filters: [gearbox, price] };
    const facets = [{ key: 'gearbox', options: [{ value: 'automatic', count: 12 }] }];
    const asked = Promise.withResolvers<void>();
    const counts = Promise.withResolvers<Answer>();
    const answer = (call: SeenCall) => {
      if (call.path.includes('/category/cars/')) return { status: 200, json };
      if (!call.path.includes('/facets/')) return server(call);
      asked.resolve();
      return counts.promise;
    };
    await openDialog(CATEGORY, { answer });
    await asked.promise;
    expect(from.query()).toBeNull();
    counts.resolve({ status: 200, json: { count: 12, facets } });
    await expect.element(from).toBeVisible();
    expect(dialog.getByText('12', { exact: true }).element()).toBeVisible();
  });

  test('keeps the query and the order of the page', async () => {
    await openDialog(CATEGORY, {
      path: '/category/cars?q=газ&filter_price=..9&filter_sort=newest',
    });
    await expect.element(upTo).toHaveValue('9');
    await from.fill('3');
    await show.click();
    expect(here()).toBe('/search?q=газ&category_id=cars&filter_price=3..9&filter_sort=newest');
  });

  test('keeps the filters that the chosen subcategory has too', async () => {
    await openDialog();
    await from.fill('500');
    await dialog.getByRole('textbox', { name: 'Дверей' }).fill('4');
    await dialog.getByRole('button', { name: 'Автобусы' }).click();
    // No line of the breadcrumbs begins with an arrow.
    const steps = dialog.getByRole('navigation').getByRole('listitem');
    await expect.poll(() => steps.elements().length).toBe(3);
    for (const step of steps.elements()) expect(step.firstElementChild?.tagName).not.toBe('svg');
    await expect
      .element(dialog.getByRole('button', { name: 'Автобусы' }))
      .toHaveAttribute('aria-pressed', 'true');
    await expect.element(dialog.getByRole('textbox', { name: 'Дверей' })).not.toBeInTheDocument();
    await expect.element(from).toHaveValue('500');
    await show.click();
    expect(here()).toBe('/search?category_id=cars&subcategory_id=cars.buses&filter_price=500..');
  });

  test('keeps its input as a draft when it is closed', async () => {
    await openDialog();
    await from.fill('500');
    await close.click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(here()).toBe('/');
    openFiltersDialog(CATEGORY);
    await expect.element(from).toHaveValue('500');
  });

  test('shows a wrong filter and remains open', async () => {
    await openDialog();
    await from.fill('500');
    await upTo.fill('100');
    await show.click();
    await expect.element(dialog.getByText('Значение «от» больше значения «до»')).toBeVisible();
    expect(here()).toBe('/');
    await upTo.fill('900');
    await userEvent.keyboard('{Enter}');
    await expect.poll(here).toBe('/search?category_id=cars&filter_price=500..900');
  });

  test('is cleared at once, and undo restores it', async () => {
    await openDialog();
    await from.fill('500');
    await dialog.getByRole('button', { name: 'Сбросить всё' }).click();
    await expect.element(from).toHaveValue('');
    await dialog.getByRole('button', { name: 'Вернуть' }).click();
    await expect.element(from).toHaveValue('500');
  });

  test('on a phone folds what people ask for less often, and unfolds it for its value', async () => {
    await page.viewport(390, 844);
    const more = [3, 4, 5, 6, 7, 8, 9].map((id) => ({
      ...doors,
      id,
      key: `k${id}`,
      name: `Поле ${id}`,
    }));
    const long = { ...CARS, filters: [price, doors, ...more] };
    const answer: typeof server = (call) =>
      call.path.includes('/category/cars/') ? { status: 200, json: long } : server(call);
    await openDialog(CATEGORY, { answer });
    const last = dialog.getByRole('textbox', { name: 'Поле 9' });
    const unfold = dialog.getByRole('button', { name: 'Ещё 2\u00A0параметра' });
    await expect.element(unfold).toBeVisible();
    await expect.element(last).not.toBeInTheDocument();
    // Nothing is applied: there is nothing to reset.
    await expect
      .element(dialog.getByRole('button', { name: 'Сбросить всё' }))
      .not.toBeInTheDocument();
    await unfold.click();
    await last.fill('4');
    await expect.element(dialog.getByRole('button', { name: 'Сбросить всё' })).toBeVisible();
    closeFiltersDialog();
    openFiltersDialog(CATEGORY);
    await expect.element(last).toHaveValue('4');
  });

  test('starts at the requested filter', async () => {
    await openDialog({ ...CATEGORY, key: 'doors' });
    const box = dialog.getByRole('textbox', { name: 'Дверей' });
    await expect.element(box).toHaveFocus();
  });

  test('without its filters reports the failure, retries, and still opens the scope', async () => {
    let isDown = true;
    await openDialog(CATEGORY, {
      answer: (call) =>
        isDown && call.path.includes('/category/')
          ? { status: 500, json: refusal('server.failed', 'Сбой.') }
          : server(call),
    });
    await expect.element(dialog.getByText('Не удалось загрузить')).toBeVisible();
    isDown = false;
    await dialog.getByRole('button', { name: 'Повторить' }).click();
    await expect.element(from).toBeVisible();

    isDown = true;
    closeFiltersDialog();
    openFiltersDialog({ scope: { kind: 'category', id: 'jobs' }, key: null });
    await expect.element(dialog.getByText('Не удалось загрузить')).toBeVisible();
    await show.click();
    expect(here()).toBe('/search?category_id=jobs');
  });

  test.for([1280, 390])('has no accessibility violations at %i px', async (width) => {
    await page.viewport(width, 800);
    await openDialog({ scope: { kind: 'subcategory', id: 'cars.buses' }, key: null });
    await expect.element(dialog.getByText('Цена', { exact: true })).toBeVisible();
    expect(await findViolations(dialog.element())).toEqual([]);
  });
});
