import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';

import { similarAds } from '../../../app/client/api/ads/ads.ts';
import { creationStructure } from '../../../app/client/api/definitions/filters.ts';
import { ClosedAd } from '../../../app/client/pages/advertisement/ClosedAd.tsx';
import type { SimilarAds } from '../../../app/contract/index.ts';

const ID = 7;
const limits = { photos_min: 0, photos_max: 10, price: true, location: true };
const cars = { id: 'cars', name: 'Автомобили', image: null, type: 'PRODUCT', groups: [] };

/** Renders the page of a closed ad whose reads are answered. */
function closedAd(code: string, closed_ad: SimilarAds['closed_ad']) {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  queries.setQueryData(similarAds(ID).queryKey, { advertisements: [], closed_ad });
  queries.setQueryData([...creationStructure().queryKey], {
    categories: [{ ...cars, subcategories: [{ id: 'cars.passenger', name: 'Легковые', limits }] }],
  });
  return render(
    <QueryClientProvider client={queries}>
      <ClosedAd id={ID} code={code} />
    </QueryClientProvider>,
  );
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
