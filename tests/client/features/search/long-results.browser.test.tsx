import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { Router } from 'wouter';

import { adSearch } from '../../../../app/client/api/search.ts';
import { SearchResults } from '../../../../app/client/features/search/SearchResults.tsx';
import { useFoundAds } from '../../../../app/client/features/search/use-found-ads.ts';
import type { AdCard } from '../../../../app/contract/index.ts';
import { answerCalls } from '../../answer-calls.ts';
import { anyAd } from '../../any-ad.ts';
import { NO_ADS } from '../../no-ads.ts';
import { picture } from '../../ui/card-ad.ts';

import '../../../../app/client/ui/page.css';

const ADS = 1_000;
const PAGE = 20;

let drawn = 0;

/** An ad whose card notes that it is drawn; titles and facts of different lengths. */
function countedAd(id: number): AdCard {
  const ad = {
    ...anyAd(id),
    title: `Машина ${id}${' с долгой историей'.repeat(id % 4)}`,
    images: id % 3 === 0 ? [] : [{ id: 1, url: picture(id) }],
  };
  const facts = Array.from({ length: id % 5 }, (_, n) => `Свойство ${n}`).join(' · ');
  return Object.defineProperty(ad, 'subtitle1', {
    enumerable: true,
    get: () => {
      drawn += 1;
      return facts;
    },
  });
}

const pageFrom = (from: number, ad: (id: number) => AdCard) => ({
  ...NO_ADS,
  advertisements: Array.from({ length: PAGE }, (_, n) => ad(from + n)),
  cursor: String(from + PAGE),
});

function Results() {
  const found = useFoundAds({}, null);
  return (
    <SearchResults
      found={found}
      nextHref={null}
      firstHref={null}
      view={null}
      isStrip={false}
      retry={null}
      empty={null}
    />
  );
}

/** Shows a list of a thousand ads, as a return to it does. */
async function showAgain() {
  answerCalls(({ path }) => ({
    status: 200,
    json: path.includes('/count/') ? { count: 5_000 } : pageFrom(ADS + 1, anyAd),
  }));
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const starts = Array.from({ length: ADS / PAGE }, (_, n) => n * PAGE + 1);
  queries.setQueryData(adSearch({}).queryKey, {
    pages: starts.map((from) => pageFrom(from, countedAd)),
    pageParams: starts.map((from) => (from === 1 ? null : String(from))),
  });
  await render(
    <Router>
      <QueryClientProvider client={queries}>
        <Results />
      </QueryClientProvider>
    </Router>,
  );
}

const cards = () => [
  ...page.getByRole('list', { name: 'Результаты' }).element().querySelectorAll(':scope > li'),
];
const topOf = (card: Element | undefined) => card?.getBoundingClientRect().top ?? Number.NaN;

/** Cards that the browser renders: others are skipped until they come near the view. */
const rendered = () =>
  cards().filter((card) =>
    card.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }),
  );

test('a page more of a long list draws its own cards alone, and the browser those in view', async () => {
  await page.viewport(390, 844);
  await showAgain();
  expect(cards()).toHaveLength(ADS);
  // Shown again, the list has its real sizes at once: it returns to where it was.
  expect(rendered()).toHaveLength(ADS);
  const before = [1, 400, 999].map((index) => topOf(cards()[index]));

  drawn = 0;
  await page.getByRole('button', { name: 'Показать ещё' }).click();
  await expect.poll(() => cards().length).toBe(ADS + PAGE);
  expect(drawn).toBe(0);
  await expect.poll(() => rendered().length).toBeLessThan(80);

  const scrolled = topOf(cards()[1]) - (before[0] ?? 0);
  const after = [1, 400, 999].map((index) => topOf(cards()[index]) - scrolled);
  for (const [index, top] of after.entries()) {
    expect(Math.abs(top - (before[index] ?? Number.NaN)), String(index)).toBeLessThan(1);
  }
});

test('a card that is not rendered is found by its name and takes the focus', async () => {
  await page.viewport(390, 844);
  await showAgain();
  await page.getByRole('button', { name: 'Показать ещё' }).click();
  await expect.poll(() => rendered().length).toBeLessThan(80);
  const far = page.getByRole('link', { name: /^Машина 402/ });
  far.element().focus();
  await expect.element(far).toHaveFocus();
  await expect.element(far).toBeInViewport();
});
