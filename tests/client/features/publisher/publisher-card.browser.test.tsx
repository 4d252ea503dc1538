import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';

import { ShareButton } from '../../../../app/client/features/ad-view/share/ShareButton.tsx';
import { PublisherCard } from '../../../../app/client/features/publisher/PublisherCard.tsx';
import type { PublisherProfile } from '../../../../app/contract/index.ts';
import { answerCalls } from '../../answer-calls.ts';

import '../../../../app/client/ui/page.css';

const address = { address: 'Душанбе, Айни, 48', latitude: 38.56, longitude: 68.78 };
const shop: PublisherProfile = {
  id: 7,
  name: 'Ҷамшед',
  profile_picture: null,
  profile_description: null,
  description: Array.from({ length: 9 }, () => 'Привожу и продаю машины, показываю.').join(' '),
  user_since: '2021-03-02',
  total_listings: 6,
  is_verified: true,
  marketplace: {
    id: 1,
    ads_count: 6,
    description: null,
    user_id: 7,
    has_delivery: true,
    is_verified: true,
    addresses: [address],
  },
};

async function open() {
  answerCalls(() => ({ status: 404, json: {} }));
  await render(
    <QueryClientProvider client={new QueryClient()}>
      <PublisherCard publisher={shop} heading={<h1>{shop.name}</h1>} share={null} actions={null} />
    </QueryClientProvider>,
  );
}

const more = () => page.getByRole('button', { name: 'Читать полностью' });

beforeEach(() => page.viewport(390, 800));

test('a long description is cut on a phone, and whole on a wide screen', async () => {
  await open();
  await expect.element(more()).toBeVisible();
  const text = page.getByText(/Привожу/).element();
  expect(text.clientHeight).toBe(4 * Number.parseFloat(getComputedStyle(text).lineHeight));
  await page.viewport(1440, 900);
  await expect.element(more()).not.toBeInTheDocument();
  expect(text.clientHeight).toBe(text.scrollHeight);
});

test('an address is shown on a map that has a height', async () => {
  await open();
  await page.getByRole('button', { name: 'Показать на карте' }).click();
  await expect
    .poll(() => document.querySelector('.leaflet-container')?.getBoundingClientRect().height ?? 0)
    .toBeGreaterThan(150);
});

test('the mark of a verified publisher follows the last word of a name of two lines', async () => {
  answerCalls(() => ({ status: 404, json: {} }));
  const name = 'Абдулҷаббор Раҳматуллозода Муҳаммадшариф';
  await render(
    <QueryClientProvider client={new QueryClient()}>
      <PublisherCard
        publisher={{ ...shop, name }}
        heading={<h1 style={{ display: 'inline' }}>{name}</h1>}
        share={null}
        actions={null}
      />
    </QueryClientProvider>,
  );
  const heading = page.getByRole('heading', { name }).element();
  const lines = heading.getClientRects();
  expect(lines.length).toBeGreaterThan(1);
  const last = lines[lines.length - 1];
  const mark = heading.nextElementSibling?.getBoundingClientRect();
  expect(mark?.top).toBeGreaterThanOrEqual(last?.top ?? Infinity);
  expect(mark?.left).toBeGreaterThan(last?.right ?? Infinity);
});

test('the button that shares is below the others on a wide screen, and not beside the name', async () => {
  answerCalls(() => ({ status: 404, json: {} }));
  await render(
    <QueryClientProvider client={new QueryClient()}>
      <PublisherCard
        publisher={shop}
        heading={<h1>{shop.name}</h1>}
        share={<ShareButton title={shop.name} on="row" />}
        actions={<button type="button">Показать телефон</button>}
      />
    </QueryClientProvider>,
  );
  const share = page.getByRole('button', { name: 'Поделиться' });
  await expect.element(share).not.toBeInTheDocument();
  await page.viewport(1440, 900);
  const phone = page.getByRole('button', { name: 'Показать телефон' }).element();
  const box = share.element().getBoundingClientRect();
  const { bottom, width } = phone.getBoundingClientRect();
  expect(box.top).toBeGreaterThanOrEqual(bottom);
  expect(box.width).toBe(width);
});
