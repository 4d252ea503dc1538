import { QueryClientProvider } from '@tanstack/react-query';
import { beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';

import { createQueries } from '../../../app/client/api/create-queries.ts';
import { rememberAnonymousId } from '../../../app/client/device/session.ts';
import { PublisherPage } from '../../../app/client/pages/publisher/PublisherPage.tsx';
import { routes, urlOf } from '../../../app/contract/index.ts';
import type { PublisherAds, PublisherProfile } from '../../../app/contract/index.ts';
import { findViolations } from '../../browser/find-violations.ts';
import { answerCalls, refusal, type Answer } from '../answer-calls.ts';
import { anyAd } from '../any-ad.ts';

import '../../../app/client/ui/page.css';

const seller: PublisherProfile = {
  id: 7,
  name: 'Ҷамшед',
  profile_picture: null,
  profile_description: null,
  description: null,
  user_since: '2021-03-02',
  total_listings: 1,
  is_verified: true,
  marketplace: null,
};

async function open(phone: Answer, ads: PublisherAds['advertisements'] = [anyAd(31)]) {
  const answers = new Map<string, Answer>([
    [urlOf(routes.publisher, { id: 7 }), { status: 200, json: seller }],
    [
      urlOf(routes.publisherAds, { id: 7 }),
      { status: 200, json: { advertisements: ads, cursor: null } },
    ],
    [urlOf(routes.revealPhone, { id: 31 }), phone],
  ]);
  answerCalls(({ path }) => answers.get(path) ?? null);
  await render(
    <QueryClientProvider client={createQueries()}>
      <main>
        <PublisherPage params={{ id: '7' }} />
      </main>
    </QueryClientProvider>,
  );
}

const button = () => page.getByRole('button', { name: 'Показать телефон' });
const number = () => page.getByRole('link', { name: '+992 90 123 45 67' });

beforeEach(() => rememberAnonymousId('d0b7c4a1-33a2-4a3b-9d1e-6b1f0f1f2f3f'));

test.for([390, 1440])(
  'a publisher is called by the phone of the newest ad, %d px',
  async (width) => {
    await page.viewport(width, 844);
    await open({ status: 200, json: { phone_number: '+992901234567' } });
    await expect.element(button()).toBeInViewport();
    const { bottom } = button().element().getBoundingClientRect();
    expect(bottom > 780).toBe(width === 390);
    expect(await findViolations(document.body)).toEqual([]);
    await button().click();
    await expect.element(number()).toHaveAttribute('href', 'tel:+992901234567');
  },
);

test('a refused phone has its reason', async () => {
  await open({ status: 404, json: refusal('phone.absent', 'Продавец не указал телефон.') });
  await button().click();
  await expect.element(page.getByText('Продавец не указал телефон.')).toBeVisible();
});

test('a publisher without ads has no phone', async () => {
  await open({ status: 200 }, []);
  await expect.element(page.getByRole('heading', { name: 'Ҷамшед' })).toBeVisible();
  await expect.element(button()).not.toBeInTheDocument();
});
