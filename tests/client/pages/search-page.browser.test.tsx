import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import { render } from 'vitest-browser-react';

import { useSearchPage } from '../../../app/client/pages/search/use-search-page.ts';
import { answerCalls, refusal } from '../answer-calls.ts';
import { NO_ADS } from '../no-ads.ts';

/** The first page loads the engine too. */
const PATIENCE = { timeout: 10_000 };
const gearbox = {
  id: 1,
  key: 'gearbox',
  name: 'Коробка',
  type: 'LIST',
  data_type: 'STRING_LIST',
  values: [{ id: 1, name: 'Автомат', value: 'automatic' }],
};
const price = { id: 2, key: 'price', name: 'Цена', type: 'RANGE_INPUT', data_type: 'INTEGER' };
const pageOf = (...filters: readonly object[]) => ({
  breadcrumbs: [{ id: 'cars', name: 'Автомобили' }],
  filters,
});

/** A page of results without the shell. */
function Page() {
  const { found, applied, lost } = useSearchPage();
  return (
    <output>
      {JSON.stringify({ filters: applied.filters, isFound: found.list.isSuccess, lost })}
    </output>
  );
}

test('a search that newer definitions refuse is repeated with them', async () => {
  const before = location.href;
  const server: { filters: readonly object[] } = { filters: [gearbox, price] };
  const calls = answerCalls(({ path, method, body }) => {
    if (method === 'GET') return { status: 200, json: pageOf(...server.filters) };
    const isOld = JSON.stringify(body).includes('price') && !server.filters.includes(price);
    if (isOld) return { status: 422, json: refusal('search.invalid', 'Исправьте фильтры.') };
    return path.includes('/count/')
      ? { status: 200, json: { count: 0 } }
      : { status: 200, json: NO_ADS };
  });
  history.replaceState(null, '', '/category/cars?filter_gearbox=automatic');
  onTestFinished(() => history.replaceState(null, '', before));
  const queries = new QueryClient({
    defaultOptions: { queries: { staleTime: 60_000, retry: false } },
  });
  await render(
    <StrictMode>
      <QueryClientProvider client={queries}>
        <Page />
      </QueryClientProvider>
    </StrictMode>,
  );
  const known = (): unknown => JSON.parse(document.querySelector('output')?.textContent ?? '{}');
  await expect.poll(known, PATIENCE).toMatchObject({ isFound: true });

  server.filters = [gearbox];
  history.pushState(null, '', '/category/cars?filter_gearbox=automatic&filter_price=100..');
  await expect.poll(known, PATIENCE).toEqual({
    filters: [{ key: 'gearbox', value: ['automatic'] }],
    isFound: true,
    lost: ['price'],
  });
  expect(location.search).toBe('?filter_gearbox=automatic');
  // Once: a refusal that newer definitions do not explain is not repeated.
  expect(calls.filter(({ method }) => method === 'GET')).toHaveLength(2);
});
