import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { Router } from 'wouter';

import { creationStructure } from '../../../../app/client/api/definitions/filters.ts';
import { EmptyResults } from '../../../../app/client/features/search/empty/EmptyResults.tsx';
import { EVERYTHING } from '../../../../app/client/links/search-address.ts';
import type { AdPage } from '../../../../app/contract/index.ts';
import { answerCalls } from '../../answer-calls.ts';
import { anyAd } from '../../any-ad.ts';
import { NO_ADS } from '../../no-ads.ts';

import '../../../../app/client/ui/page.css';

const QUERY = 'iphone 13 max';
const found = {
  words: [
    { text: 'iphone', is_kept: true },
    { text: '13', is_kept: true },
    { text: 'max', is_kept: false },
  ],
  query: 'iphone 13',
  count: 17,
};

async function openEmptySearch(
  loosened: AdPage['loosened'],
  structure: object | null = null,
  advertisements: AdPage['advertisements'] = [],
) {
  const calls = answerCalls(() => ({ status: 200, json: { searches: [] } }));
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  if (structure !== null) queries.setQueryData([...creationStructure().queryKey], structure);
  await render(
    <Router>
      <QueryClientProvider client={queries}>
        <EmptyResults
          address={{ ...EVERYTHING, query: QUERY }}
          search={{ query: QUERY }}
          page={{ ...NO_ADS, loosened, advertisements }}
          hasFilters={false}
          offer={<p>Сообщить, когда появится</p>}
          onReset={() => undefined}
        />
      </QueryClientProvider>
    </Router>,
  );
  return calls;
}

test('a search that finds nothing shows which words it left out, and searches by the others', async () => {
  const calls = await openEmptySearch(found);
  const heading = page.getByRole('heading', {
    name: /По запросу «iphone 13 max» ничего нет\.\s*Показаны «iphone 13» — 17\sобъявлений/,
  });
  await expect.element(heading).toBeVisible();

  await expect.element(page.getByText('Сообщить, когда появится')).toBeVisible();
  const words = page.getByRole('list', { name: 'Слова запроса' });
  await expect.element(words.getByRole('link', { name: 'Убрать слово iphone' })).toBeVisible();
  await expect
    .element(words.getByRole('link', { name: 'Убрать слово iphone' }))
    .toHaveAttribute('href', '/search?q=13');
  await expect
    .element(words.getByRole('link', { name: 'Вернуть слово max' }))
    .toHaveAttribute('href', '/search?q=iphone+13+max');
  await expect
    .element(page.getByRole('link', { name: /Показать все 17\sобъявлений/ }))
    .toHaveAttribute('href', '/search?q=iphone+13');
  // The page has brought the words and the ads.
  expect(calls.filter(({ path }) => /loosened|count/.test(path))).toEqual([]);
});

test('of ads without photos the cards have a row each on a phone', async () => {
  await page.viewport(390, 844);
  const advertisements = [1, 2].map(anyAd);
  await openEmptySearch({ ...found, count: 2 }, null, advertisements);
  const rows = page.getByRole('list', { name: 'Результаты' }).getByRole('listitem');
  await expect.element(rows.nth(1)).toBeVisible();
  const [first, second] = rows.elements().map((row) => row.getBoundingClientRect().left);
  expect(second).toBe(first);
});

test('of nothing at all the offer is a card in the middle, above rows of six categories', async () => {
  await page.viewport(1440, 900);
  const category = {
    image: '/art/categories/cars.svg',
    type: 'PRODUCT',
    groups: [],
    subcategories: [],
  };
  const ids = Array.from({ length: 11 }, (_, index) => `section-${index}`);
  const structure = { categories: ids.map((id) => ({ ...category, id, name: id })) };
  await openEmptySearch(null, structure);
  const offer = page.getByText('Сообщить, когда появится').element().getBoundingClientRect();
  expect(offer.width).toBeLessThan(400);
  expect(Math.abs(offer.left + offer.right - innerWidth)).toBeLessThan(20);
  const tops = page
    .getByRole('navigation')
    .getByRole('listitem')
    .elements()
    .map((tile) => tile.getBoundingClientRect().top);
  expect(tops.filter((top) => top === tops[0])).toHaveLength(6);
});

test('goods that no ad has are shown by their subcategory, without a word to take back', async () => {
  const words = [{ text: QUERY, is_kept: false }];
  await openEmptySearch({ words, query: 'Сад и огород', count: 24 });
  const heading = page.getByRole('heading', { name: /Показаны «Сад и огород» — 24\sобъявления/ });
  await expect.element(heading).toBeVisible();
  await expect.element(page.getByRole('list', { name: 'Слова запроса' })).not.toBeInTheDocument();
});

test('a search whose words no ad has shows the advice alone', async () => {
  await openEmptySearch(null);
  await expect.element(page.getByText('Проверьте написание', { exact: false })).toBeVisible();
  await expect.element(page.getByRole('list', { name: 'Слова запроса' })).not.toBeInTheDocument();
});
