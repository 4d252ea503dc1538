import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, onTestFinished, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';

import { ResultsChips } from '../../../app/client/pages/search/ResultsChips.tsx';
import { ResultsHead } from '../../../app/client/pages/search/ResultsHead.tsx';
import { useSearchPage } from '../../../app/client/pages/search/use-search-page.ts';
import { answerCalls } from '../answer-calls.ts';
import { anyAd } from '../any-ad.ts';
import { NO_ADS } from '../no-ads.ts';

const QUERY = 'квартира 2 комнаты душанбе';
const READINGS = [
  { words: '2 комнаты', key: 'rooms', text: 'Комнат: 2' },
  { words: 'душанбе', key: 'city', text: 'Душанбе' },
];
const YEAR_SORTS = [{ id: 'year_desc', label: 'Год выпуска: новее' }];

/** The controls of a page of results. */
function Results() {
  const results = useSearchPage();
  return (
    <>
      <ResultsHead page={results} view="grid" />
      <ResultsChips page={results} />
    </>
  );
}

async function openResults(href: string) {
  const before = location.href;
  const calls = answerCalls(({ path, body }) => {
    if (path.includes('/count/')) return { status: 200, json: { count: 7 } };
    if (!path.includes('/search/?')) return null;
    const asked = JSON.stringify(body);
    const sort = asked.includes('year_desc') ? 'year_desc' : 'relevant';
    const applied = path.includes('query=')
      ? READINGS.filter(({ words }) => !asked.includes(words))
      : [];
    return { status: 200, json: { ...NO_ADS, ...ADS, applied, sort, sorts: YEAR_SORTS } };
  });
  history.replaceState(null, '', href);
  onTestFinished(() => history.replaceState(null, '', before));
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  await render(
    <QueryClientProvider client={queries}>
      <Results />
    </QueryClientProvider>,
  );
  return calls;
}

const ADS = { advertisements: [anyAd(1)] };
const chips = page.getByRole('list', { name: 'Выбранные фильтры' });
const here = () => decodeURIComponent(location.search).replaceAll('+', ' ');

test('words that are filters are shown, and removing one searches them as words', async () => {
  const calls = await openResults(`/search?q=${QUERY}`);
  await expect
    .element(page.getByText('Понято как фильтры: Комнат: 2, Душанбе', { exact: true }))
    .toBeVisible();
  await chips.getByRole('button', { name: 'Убрать фильтр «Комнат: 2»' }).click();
  await expect.element(chips.getByText('Душанбе')).toBeVisible();
  await expect.element(chips.getByText('Комнат: 2')).not.toBeInTheDocument();
  expect(here()).toBe(`?q=${QUERY}&words=2 комнаты`);
  const counted = calls.findLast(({ path }) => path.includes('/count/'));
  expect(counted?.body).toMatchObject({ literal: ['2 комнаты'] });

  history.back();
  await expect.element(chips.getByText('Комнат: 2')).toBeVisible();
});

test('an order of the scope is offered, and stays in the address', async () => {
  await openResults('/search?filter_sort=year_desc');
  const sort = page.getByRole('combobox', { name: 'Сортировка' });
  await expect.element(sort).toHaveValue('year_desc');
  const names = () => [...document.querySelectorAll('option')].map(({ text }) => text);
  expect(names()).toEqual(['По умолчанию', 'Новые', 'Дешевле', 'Дороже', 'Год выпуска: новее']);
  await sort.selectOptions('Новые');
  expect(here()).toBe('?filter_sort=newest');
});

test('only a search by words has an order by them', async () => {
  await openResults('/search?q=toyota');
  await expect.element(page.getByRole('option', { name: 'Подходящие' })).toBeInTheDocument();
  expect(document.body.textContent).not.toContain('По умолчанию');
});
