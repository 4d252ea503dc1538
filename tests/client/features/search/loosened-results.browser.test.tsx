import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { Router } from 'wouter';

import { LoosenedResults } from '../../../../app/client/features/search/loosened/LoosenedResults.tsx';
import { EVERYTHING } from '../../../../app/client/links/search-address.ts';
import { answerCalls } from '../../answer-calls.ts';
import { NO_ADS } from '../../no-ads.ts';

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

async function openEmptySearch(loosened: object) {
  const calls = answerCalls(({ path }) => {
    if (path.includes('/loosened/')) return { status: 200, json: loosened };
    if (path.includes('/count/')) return { status: 200, json: { count: 17 } };
    return { status: 200, json: NO_ADS };
  });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  await render(
    <Router>
      <QueryClientProvider client={queries}>
        <LoosenedResults
          address={{ ...EVERYTHING, query: QUERY }}
          advice={(shown) => <p>Кроме «{shown}»</p>}
          fallback={<p>Проверьте написание</p>}
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

  await expect.element(page.getByText('Кроме «iphone 13»')).toBeVisible();
  const words = page.getByRole('list', { name: 'Слова запроса' });
  await expect.element(words.getByRole('link', { name: 'Убрать слово iphone' })).toBeVisible();
  await expect
    .element(words.getByRole('link', { name: 'Убрать слово iphone' }))
    .toHaveAttribute('href', '/search?q=13');
  await expect
    .element(words.getByRole('link', { name: 'Вернуть слово max' }))
    .toHaveAttribute('href', '/search?q=iphone+13+max');
  await expect.poll(() => calls.some(({ path }) => path.includes('query=iphone+13&'))).toBe(true);
});

test('a search whose words no ad has shows the advice alone', async () => {
  const words = [{ text: 'абракадабра', is_kept: false }];
  const calls = await openEmptySearch({ words, query: null, count: 0 });
  await expect.poll(() => calls.length).toBe(1);
  await expect.element(page.getByText('Проверьте написание')).toBeVisible();
  await expect.element(page.getByRole('list', { name: 'Слова запроса' })).not.toBeInTheDocument();
});
