import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { expect, onTestFinished, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';

import { storePastSearches } from '../../../../app/client/device/past-searches.ts';
import { restingBar } from '../../../../app/client/features/search-bar/search-bar-state.ts';
import { searchBar } from '../../../../app/client/features/search-bar/search-bar.ts';
import { SearchBar } from '../../../../app/client/features/search-bar/SearchBar.tsx';
import type { SearchScope } from '../../../../app/client/links/search-address.ts';
import { routes } from '../../../../app/contract/index.ts';
import type { Suggestion } from '../../../../app/contract/index.ts';
import { answerCalls } from '../../answer-calls.ts';
import type { Answer } from '../../answer-calls.ts';

import '../../../../app/client/ui/page.css';

/** A suggestion of a scope, with what a test changes. */
export const place = (title: string, part: Partial<Suggestion> = {}): Suggestion => ({
  category_id: 'cars',
  subcategory_id: null,
  image_url: null,
  title,
  subtitle: null,
  type: 'CATEGORY',
  icons: null,
  filter: null,
  ...part,
});
const CARS = place('Автомобили');
const BUSES = place('Автобусы', { type: 'SUBCATEGORY', subcategory_id: 'cars.avtobusy' });
const PAST = place('автокресло', { type: 'SEARCH_HISTORY', subtitle: 'Всё для дома' });
/** The usual answer. */
export const ALL: Answer = { status: 200, json: [CARS, BUSES, PAST] };

const SECTIONS = {
  version: 'one',
  categories: Array.from({ length: 9 }, (_, at) => ({
    id: `part-${at}`,
    name: `Раздел ${at}`,
    image: '/picture.svg',
    type: 'CARS',
    has_subcategory_groups: false,
    groups: [],
    subcategories: [],
  })),
};

/** The field. */
export const box = page.getByRole('combobox', { name: 'Поиск' });
/** The rows of the list. */
export const options = page.getByRole('option');
/** The button of the search. */
export const find = page.getByRole('button', { name: 'Найти' });

/** The bar on a page, over a server with suggestions by query. */
export async function openBar(
  answer: (query: string) => Answer | Promise<Answer> | null = () => ALL,
  path = '/',
) {
  await page.viewport(1280, 800);
  onTestFinished(() => storePastSearches([]));
  const complaints = vi.spyOn(console, 'error');
  const calls = answerCalls((call) => {
    const { pathname, searchParams } = new URL(call.path, 'http://bozor.test');
    if (pathname !== routes.suggestions.path) return { status: 200, json: SECTIONS };
    return answer(searchParams.get('query') ?? '');
  });
  const onFilters = vi.fn<(place: SearchScope | null) => void>();
  const before = location.href;
  history.replaceState(null, '', path);
  // The bar lives as long as its page, here as long as the file: no test begins with the text of another.
  searchBar.change(restingBar(new URLSearchParams(location.search).get('q') ?? ''));
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  await render(
    <StrictMode>
      <QueryClientProvider client={queries}>
        <SearchBar onFilters={onFilters} />
      </QueryClientProvider>
    </StrictMode>,
  );
  onTestFinished(() => {
    history.replaceState(null, '', before);
    expect(complaints.mock.calls).toEqual([]);
    complaints.mockRestore();
  });
  const asked = () =>
    calls
      .map((call) => new URL(call.path, 'http://bozor.test').searchParams.get('query'))
      .filter((query) => query !== null);
  return { asked, onFilters, here: () => decodeURI(location.pathname + location.search) };
}
