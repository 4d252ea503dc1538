import { QueryClientProvider } from '@tanstack/react-query';
import { beforeEach, describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';

import { advertisement, similarAds } from '../../../app/client/api/ads/ads.ts';
import { createQueries } from '../../../app/client/api/create-queries.ts';
import { creationStructure } from '../../../app/client/api/definitions/filters.ts';
import { takeDrawnReads } from '../../../app/client/api/drawn-reads.ts';
import { forgetSession, rememberUser } from '../../../app/client/device/session.ts';
import { markKept } from '../../../app/client/features/keeping/mark-kept.ts';
import { AdvertisementPage } from '../../../app/client/pages/advertisement/AdvertisementPage.tsx';
import { ClosedAd } from '../../../app/client/pages/advertisement/ClosedAd.tsx';
import type { SimilarAds } from '../../../app/contract/index.ts';
import { answerCalls, refusal } from '../answer-calls.ts';

import '../../../app/client/ui/page.css';

import type { Answer } from '../answer-calls.ts';

const ID = 7;
const limits = { photos_min: 0, photos_max: 10, price: true, location: true };
const cars = { id: 'cars', name: 'Автомобили', image: null, type: 'PRODUCT', groups: [] };

const USER = { accessToken: 'token', username: 'Фирӯз', profilePicture: null, balance: null };
const NOTHING = { favorites: [], comparisons: [], new_count: 0 };

beforeEach(() => {
  localStorage.clear();
  forgetSession();
  markKept(NOTHING, false);
});

/** Renders a closed ad as the server has drawn it for a guest, or the whole page of it. */
function closedAd(
  code: string,
  closed_ad: SimilarAds['closed_ad'],
  what = <ClosedAd id={ID} code={code} />,
) {
  const queries = createQueries();
  takeDrawnReads(queries, [{ queryKey: advertisement(ID).queryKey, code, message: '' }]);
  queries.setQueryData(similarAds(ID).queryKey, { advertisements: [], closed_ad });
  queries.setQueryData([...creationStructure().queryKey], {
    categories: [{ ...cars, subcategories: [{ id: 'cars.passenger', name: 'Легковые', limits }] }],
  });
  return render(<QueryClientProvider client={queries}>{what}</QueryClientProvider>);
}

test('a closed ad is named, with its last price and its section', async () => {
  const page = await closedAd('ad.sold', {
    title: 'Toyota Camry, 2015',
    subtitle2: '155 000 с.',
    category_id: 'cars',
    subcategory_id: 'cars.passenger',
    images: [{ id: 1, url: '/art/photos/sedan-silver.svg' }],
  });
  await expect.element(page.getByRole('presentation')).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Уже продано');
  await expect
    .element(page.getByRole('heading', { level: 2 }))
    .toHaveTextContent('Toyota Camry, 2015');
  await expect.element(page.getByText(/^155 000 с\./)).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Легковые' })).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Посмотреть объявления' }))
    .toHaveAttribute('href', '/subcategory/cars.passenger');
});

test('an ad that is not published has neither, and both possible reasons', async () => {
  const page = await closedAd('ad.unpublished', null);
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveTextContent('Объявление не опубликовано');
  expect(page.getByRole('heading', { level: 2 }).query()).toBeNull();
  await expect.element(page.getByText(/на проверке или не прошло её/)).toBeVisible();
});

test('a deleted ad has neither a name nor a section', async () => {
  const page = await closedAd('ad.deleted', null);
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveTextContent('Объявление удалено');
  expect(page.getByRole('heading', { level: 2 }).query()).toBeNull();
  await expect
    .element(page.getByRole('link', { name: 'Посмотреть объявления' }))
    .toHaveAttribute('href', '/search');
});

describe('the page of an ad that is not published', () => {
  const whole = <AdvertisementPage params={{ id: String(ID) }} />;
  const heading = { name: 'Объявление не опубликовано' };
  const refused = { status: 404, json: refusal('ad.unpublished', 'Не опубликовано.') };

  test('is at once the page of visitors for a guest, and asks nothing', async () => {
    const calls = answerCalls(() => refused);
    const page = await closedAd('ad.unpublished', null, whole);
    await expect.element(page.getByRole('heading', heading)).toBeVisible();
    expect(page.container.querySelector('[aria-busy]')?.checkVisibility()).toBe(false);
    expect(calls).toEqual([]);
  });

  test('is a skeleton where a user is signed in, until the answer to that user', async () => {
    const answer = Promise.withResolvers<Answer>();
    const calls = answerCalls(() => answer.promise);
    rememberUser(USER);
    markKept(NOTHING, true);
    const page = await closedAd('ad.unpublished', null, whole);
    await expect
      .poll(() => calls.map(({ authorization }) => authorization))
      .toEqual(['Bearer token']);
    expect(page.getByRole('heading', heading).query()).toBeNull();
    expect(page.container.querySelector('[aria-busy]')?.checkVisibility()).toBe(true);
    answer.resolve(refused);
    await expect.element(page.getByRole('heading', heading)).toBeVisible();
    expect(page.container.querySelector('[aria-busy]')).toBeNull();
    expect(calls).toHaveLength(1);
  });

  test('is no page of visitors before any code has run on the device of a user', async () => {
    answerCalls(() => refused);
    const page = await closedAd('ad.unpublished', null, whole);
    await expect.element(page.getByRole('heading', heading)).toBeVisible();
    markKept(NOTHING, true);
    expect(page.getByRole('heading', heading).query()).toBeNull();
    expect(page.container.querySelector('[aria-busy]')?.checkVisibility()).toBe(true);
  });
});
