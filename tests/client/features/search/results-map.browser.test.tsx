import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { describe, expect, onTestFinished, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';

import { MapPart } from '../../../../app/client/features/search/map/MapPart.tsx';
import { ResultsMap } from '../../../../app/client/features/search/map/ResultsMap.tsx';
import { EVERYTHING } from '../../../../app/client/links/search-address.ts';
import type { AdCluster, AdsOnMap } from '../../../../app/contract/index.ts';
import { findViolations } from '../../../browser/find-violations.ts';
import { answerCalls, refusal, type SeenCall } from '../../answer-calls.ts';
import { anyAd } from '../../any-ad.ts';

import '../../../../app/client/ui/page.css';

/** The map's code loads first. */
const PATIENCE = { timeout: 15_000 };
const pointBox = (latitude: number, longitude: number) => ({
  south: latitude,
  west: longitude,
  north: latitude,
  east: longitude,
});
const ONE: AdCluster = {
  latitude: 40.28,
  longitude: 69.62,
  count: 1,
  box: pointBox(40.28, 69.62),
  ad: { id: 7, title: 'Toyota Camry', price: '265 000 с.' },
};
const TOWN: AdCluster = {
  latitude: 38.56,
  longitude: 68.78,
  count: 12,
  box: pointBox(38.56, 68.78),
  ad: null,
};
const WIDE: AdCluster = { ...TOWN, box: { south: 38.5, west: 68.7, north: 38.6, east: 68.9 } };

const found = (clusters: readonly AdCluster[], ids: readonly number[] = []): AdsOnMap => ({
  count: clusters.reduce((sum, { count }) => sum + count, 0),
  clusters: [...clusters],
  advertisements: ids.map(anyAd),
});

function parametersOf({ path }: SeenCall): URLSearchParams {
  return new URL(path, location.origin).searchParams;
}

/** A page of results whose list or map is shown, by what `show` is called with. */
async function openPage({ hasSwitch }: { readonly hasSwitch: boolean }) {
  const before = location.href;
  history.replaceState(null, '', '/search');
  onTestFinished(() => history.replaceState(null, '', before));
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const pageWith = (map: string | null) => {
    const address = { ...EVERYTHING, map };
    return (
      <QueryClientProvider client={queries}>
        <h1 tabIndex={-1}>Все объявления</h1>
        {hasSwitch && <MapPart part="switch" address={address} className={undefined} />}
        {map !== null && <MapPart part="results" search={{}} address={address} />}
      </QueryClientProvider>
    );
  };
  const { rerender } = await render(pageWith('38.56,68.78,12'));
  return { showList: () => rerender(pageWith(null)) };
}

async function openMap(map = 'all', width = 1_000) {
  const before = location.href;
  history.replaceState(null, '', '/search');
  onTestFinished(() => history.replaceState(null, '', before));
  await page.viewport(width, 800);
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return render(
    <StrictMode>
      <QueryClientProvider client={queries}>
        <main>
          <ResultsMap search={{ query: 'камри' }} address={{ ...EVERYTHING, map }} />
        </main>
      </QueryClientProvider>
    </StrictMode>,
  );
}

function doTouch(one: DOMRect, other: DOMRect): boolean {
  const isBeside = one.right <= other.left || other.right <= one.left;
  return !isBeside && one.bottom > other.top && other.bottom > one.top;
}

const marker = (name: string) => page.getByRole('button', { name });

describe('the results on a map', () => {
  test('open where the ads are: markers are buttons with names', async () => {
    const calls = answerCalls(() => ({ status: 200, json: found([ONE, TOWN]) }));
    const { container } = await openMap();
    await expect.element(marker('Toyota Camry, 265 000 с.'), PATIENCE).toBeInViewport();
    await expect.element(marker('12 объявлений')).toBeInViewport();
    await expect
      .element(page.getByRole('status'))
      .toHaveTextContent('На этой части карты: 13 объявлений');
    expect(await findViolations(container)).toEqual([]);
    const [whole] = calls;
    expect(whole && parametersOf(whole).get('query')).toBe('камри');
    expect(location.search).toMatch(/^\?map=39\.\d+%2C69\.\d+%2C\d+$/);
  });

  test('a press on several ads zooms to them, and no further where one place has all', async () => {
    answerCalls((call) => {
      const isClose = Number(parametersOf(call).get('zoom')) > 9;
      return { status: 200, json: found([isClose ? TOWN : WIDE], [1, 2]) };
    });
    await openMap('38.56,68.78,8');
    const before = location.search;
    await marker('12 объявлений').click(PATIENCE);
    await expect.poll(() => location.search).not.toBe(before);
    await expect.element(page.getByRole('application')).toHaveFocus();

    await marker('12 объявлений').click();
    const place = page.getByRole('region', { name: '12 объявлений здесь' });
    await expect.element(place.getByRole('link', { name: 'Машина 1' })).toBeVisible();
    await expect.element(place.getByText(/^Показаны последние 2/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(place).not.toBeInTheDocument();
    await expect.element(marker('12 объявлений')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await place.getByRole('button', { name: 'Закрыть' }).click();
    await expect.element(marker('12 объявлений')).toHaveFocus();
  });

  test('a map closed by Back gives its focus to the link that opens it', async () => {
    answerCalls(() => ({ status: 200, json: found([TOWN]) }));
    const { showList } = await openPage({ hasSwitch: true });
    await expect.element(marker('12 объявлений'), PATIENCE).toBeInViewport();
    marker('12 объявлений').element().focus();
    await showList();
    await expect.element(page.getByRole('link', { name: 'Показать на карте' })).toHaveFocus();
  });

  test('without that link the heading gets it', async () => {
    answerCalls(() => ({ status: 200, json: found([TOWN]) }));
    const { showList } = await openPage({ hasSwitch: false });
    await expect.element(marker('12 объявлений'), PATIENCE).toBeInViewport();
    marker('12 объявлений').element().focus();
    await showList();
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  test('a focus outside of a map that is closed stays', async () => {
    answerCalls(() => ({ status: 200, json: found([TOWN]) }));
    const { showList } = await openPage({ hasSwitch: true });
    await expect.element(marker('12 объявлений'), PATIENCE).toBeInViewport();
    await showList();
    expect(document.activeElement).toBe(document.body);
  });

  test('the ads of a place come into view where the map ends below the window', async () => {
    answerCalls(() => ({ status: 200, json: found([ONE], [7]) }));
    await openMap('40.28,69.62,9', 390);
    document.body.style.paddingBlockStart = '600px';
    onTestFinished(() => document.body.removeAttribute('style'));
    const one = marker('Toyota Camry, 265 000 с.');
    await expect.element(one, PATIENCE).toBeVisible();
    one.element().focus({ preventScroll: true });
    await userEvent.keyboard('{Enter}');
    const place = page.getByRole('region', { name: '1 объявление здесь' });
    await expect.element(place.getByRole('link', { name: 'Машина 7' })).toBeVisible();
    expect(place.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
  });

  test('shows no marker under the number of ads, and no name of a town under a marker', async () => {
    answerCalls(() => ({ status: 200, json: found([ONE, TOWN]) }));
    const { container } = await openMap('all', 390);
    await expect.element(marker('12 объявлений'), PATIENCE).toBeInViewport();
    await expect.element(page.getByText('Душанбе', { exact: true }), PATIENCE).toBeVisible();
    const status = page.getByRole('status').element().getBoundingClientRect();
    const names = Array.from(container.querySelectorAll('.leaflet-tooltip'), (name) =>
      name.getBoundingClientRect(),
    );
    for (const shown of ['12 объявлений', 'Toyota Camry, 265 000 с.']) {
      const place = marker(shown).element().getBoundingClientRect();
      for (const other of [status, ...names]) expect(doTouch(place, other)).toBe(false);
    }
  });

  test('leads to the results without a place, however the map was opened', async () => {
    answerCalls(({ path }) => {
      const json = path.includes('/count/') ? { count: 1042 } : found([ONE, TOWN]);
      return { status: 200, json };
    });
    await openMap('40.28,69.62,9', 390);
    const list = page.getByRole('link', { name: 'Ещё 1\u00A0029 без места на карте' });
    await expect.element(list, PATIENCE).toBeInViewport();
    const zoom = page.getByRole('button', { name: 'Отдалить' }).element();
    expect(doTouch(list.element().getBoundingClientRect(), zoom.getBoundingClientRect())).toBe(
      false,
    );
    await list.click();
    expect(location.pathname + location.search).toBe('/search');
  });

  test('a map without ads offers all of them', async () => {
    answerCalls((call) => {
      const isWhole = parametersOf(call).get('south') === '-90';
      return { status: 200, json: found(isWhole ? [ONE] : []) };
    });
    await openMap('37.5,71.5,10');
    await expect
      .element(page.getByRole('status'), PATIENCE)
      .toHaveTextContent('На этой части карты объявлений нет.');
    await page.getByRole('button', { name: 'Показать все' }).click();
    await expect.poll(() => location.search).toMatch(/map=40\.28%2C69\.62/);
  });

  test('a failure is named and can be repeated', async () => {
    let isAway = true;
    answerCalls(() =>
      isAway
        ? { status: 503, json: refusal('server.unavailable', 'Сервер занят.') }
        : { status: 200, json: found([ONE]) },
    );
    await openMap('40.28,69.62,9');
    await expect
      .element(page.getByRole('status'), PATIENCE)
      .toHaveTextContent('Не удалось загрузить объявления на карте.');
    isAway = false;
    await page.getByRole('button', { name: 'Повторить' }).click();
    await expect.element(marker('Toyota Camry, 265 000 с.')).toBeVisible();
  });
});
