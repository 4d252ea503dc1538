import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { Router } from 'wouter';

import { creationStructure } from '../../../../app/client/api/definitions/filters.ts';
import type { AdSearch } from '../../../../app/client/api/search.ts';
import { SectionsPanel } from '../../../../app/client/features/search/sections/SectionsPanel.tsx';
import { readSearchAddress, scopeOf } from '../../../../app/client/links/search-address.ts';
import type { SearchSections } from '../../../../app/contract/index.ts';
import { answerCalls } from '../../answer-calls.ts';

const QUERY = encodeURIComponent('камри');
const PARTS = ['Легковые', 'Грузовики', 'Мотоциклы', 'Автобусы', 'Запчасти', 'Шины', 'Аренда'];
const subcategories = PARTS.map((name, index) => {
  return { id: `cars.${index}`, name, count: [40, 0, 7, 0, 1200, 3, 9][index] ?? 0 };
});
const cars = { id: 'cars', name: 'Автомобили', count: 1259, subcategories };
const home = { id: 'home', name: 'Всё для дома', count: 0, subcategories: [] };

async function openPanel(
  path: string,
  query: string,
  answer: SearchSections | Promise<SearchSections>,
) {
  const calls = answerCalls(async () => ({ status: 200, json: await answer }));
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000 } } });
  queries.setQueryData([...creationStructure().queryKey], { categories: [cars, home] });
  const address = readSearchAddress(path, query);
  if (address === null) throw new Error(`${path} is no search.`);
  const search: AdSearch = { query: address.query };
  await render(
    <Router>
      <QueryClientProvider client={queries}>
        <SectionsPanel
          address={address}
          scope={scopeOf(address)}
          names={undefined}
          search={search}
          isEnabled
        />
      </QueryClientProvider>
    </Router>,
  );
  return calls;
}

const linkOf = (name: string) => page.getByRole('link', { name, exact: true });

test('a search of the whole site has a count beside every section, and opens it with its words', async () => {
  await openPanel('/search', '?q=камри', { categories: [cars, home] });
  await expect.element(linkOf('Автомобили')).toHaveAccessibleDescription(/^1\s259$/);
  await expect
    .element(linkOf('Автомобили'))
    .toHaveAttribute('href', `/search?q=${QUERY}&category_id=cars`);
  await expect.element(linkOf('Всё для дома')).toHaveAccessibleDescription('0');
  await expect.element(linkOf('Всё для дома')).toHaveAttribute('data-none', 'true');
  // Its empty parts are left out.
  await expect.element(linkOf('Легковые')).toBeVisible();
  await expect.element(linkOf('Автобусы')).not.toBeInTheDocument();
});

test('the parts of the leading category move no category when their counts come', async () => {
  const answer = Promise.withResolvers<SearchSections>();
  await openPanel('/search', '?q=камри', answer.promise);
  const before = linkOf('Всё для дома').element().getBoundingClientRect().top;
  answer.resolve({ categories: [cars, home] });
  await expect.element(linkOf('Легковые')).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 3 })).toHaveTextContent('Автомобили');
  expect(linkOf('Всё для дома').element().getBoundingClientRect().top).toBe(before);
});

test('a subcategory is marked among the fullest of its category, and the others are a press away', async () => {
  await openPanel('/subcategory/cars.3', '?q=камри&filter_city=dushanbe', { categories: [cars] });
  await expect.element(linkOf('Автобусы')).toHaveAttribute('aria-current', 'page');
  await expect
    .element(linkOf('Легковые'))
    .toHaveAttribute('href', `/subcategory/cars.0?q=${QUERY}&filter_city=dushanbe`);
  await expect.element(linkOf('Грузовики')).not.toBeInTheDocument();

  await page.getByRole('button', { name: 'Показать все' }).click();
  await expect.element(linkOf('Грузовики')).toHaveAccessibleDescription('0');
  await page.getByRole('button', { name: 'Свернуть' }).click();
  await expect.element(linkOf('Грузовики')).not.toBeInTheDocument();
});
