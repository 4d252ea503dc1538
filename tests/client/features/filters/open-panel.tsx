import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { expect, onTestFinished, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { useLocation, useSearch } from 'wouter';

import { FilterPanel } from '../../../../app/client/features/filters/panel/FilterPanel.tsx';
import { AppliedChips } from '../../../../app/client/features/filters/sync/AppliedChips.tsx';
import { useAppliedFilters } from '../../../../app/client/features/filters/sync/use-applied-filters.ts';
import {
  EVERYTHING,
  readSearchAddress,
  writeSearchAddress,
} from '../../../../app/client/links/search-address.ts';
import { Toasts } from '../../../../app/client/ui/toast/Toasts.tsx';
import { answerCalls } from '../../answer-calls.ts';

import '../../../../app/client/ui/page.css';

/** A page of filters that begins with the price. */
export const PAGE = {
  breadcrumbs: [{ id: 'cars', name: 'Автомобили' }],
  filters: [
    {
      id: 1,
      key: 'price',
      name: 'Цена',
      type: 'RANGE_INPUT',
      data_type: 'INTEGER',
      input_suffix: 'с.',
    },
    {
      id: 2,
      key: 'gearbox',
      name: 'Коробка',
      type: 'LIST',
      data_type: 'STRING_LIST',
      values: [
        { id: 1, name: 'Автомат', value: 'automatic' },
        { id: 2, name: 'Механика', value: 'manual' },
      ],
    },
  ],
};
const SCOPE = { kind: 'category', id: 'cars' } as const;

/** A page of results without the results. */
function Results() {
  const [path, navigate] = useLocation();
  const address = readSearchAddress(path, useSearch()) ?? EVERYTHING;
  const { form, filters } = useAppliedFilters({
    address,
    onAddress: ({ address: next, how, lost }) =>
      navigate(writeSearchAddress(next), { replace: how === 'replace', state: { lost } }),
  });
  return (
    <>
      <FilterPanel
        scope={SCOPE}
        isEnabled
        isApplied={address.entries.length > 0}
        counted={{
          search: filters === null ? null : { categoryId: 'cars', filters },
          isEnabled: true,
          afterMs: 0,
        }}
      />
      <AppliedChips
        drawn={[]}
        readings={[]}
        onLiteral={() => {}}
        scope={SCOPE}
        form={form}
        promotion={null}
        onPromotionGone={() => {}}
      />
      <output>{JSON.stringify(filters)}</output>
      <Toasts />
    </>
  );
}

/** The box of the lowest price. */
export const from = page.getByRole('textbox', { name: 'Цена от' });
/** The first gearbox. */
export const automatic = page.getByRole('checkbox', { name: 'Автомат' });
/** The parameters of the address. */
export const here = () => decodeURIComponent(location.search);

interface Server {
  page: object;
  /** Number of ads with the first gearbox, for a request; `null`: not counted. */
  facets: (asked: string) => Promise<number | null>;
}

/** Opens the panel over an address; the answers of the server may be replaced. */
export async function openPanel(
  search: string,
  first: object = PAGE,
  facets: Server['facets'] = () => Promise.resolve(null),
) {
  const complaints = vi.spyOn(console, 'error');
  const before = location.href;
  const server: Server = { page: first, facets };
  answerCalls(async ({ path, body }) => {
    if (path.includes('/facets/')) {
      const count = await server.facets(JSON.stringify(body));
      const options = count === null ? [] : [{ value: 'automatic', count }];
      const facets = count === null ? [] : [{ key: 'gearbox', options }];
      return { status: 200, json: { count: count ?? 0, facets } };
    }
    if (path.includes('/category/cars/')) return { status: 200, json: server.page };
    throw new TypeError('Failed to fetch');
  });
  history.replaceState(null, '', `/category/cars${search}`);
  await render(
    <StrictMode>
      <QueryClientProvider client={new QueryClient()}>
        <Results />
      </QueryClientProvider>
    </StrictMode>,
  );
  onTestFinished(() => {
    history.replaceState(null, '', before);
    expect(complaints.mock.calls).toEqual([]);
    complaints.mockRestore();
  });
  await expect.element(from).toBeVisible();
  return server;
}
