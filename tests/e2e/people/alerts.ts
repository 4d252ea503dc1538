import { randomUUID } from 'node:crypto';

import type { Page } from '@playwright/test';

import { KeptAds } from '../../../app/contract/kept/kept-ads.ts';
import { IDEMPOTENCY_KEY_HEADER, routes } from '../../../app/contract/wire/routes.ts';
import { recordedForm } from '../forms/recorded.ts';
import { expect } from './person.ts';
import { signedIn } from './sign-in.ts';

const SERVICE = 'services.remont-tehniki';

/** Publishes a service by the API, as a new seller: the form is not under test. */
export async function publishService(seller: Page, title: string): Promise<void> {
  await signedIn(seller);
  const { location, ...answers } = recordedForm(SERVICE).answers;
  const answer = await seller.request.post(routes.createAdvertisement.path, {
    headers: { ...(await sessionOf(seller)), [IDEMPOTENCY_KEY_HEADER]: randomUUID() },
    data: {
      categoryId: SERVICE.split('.')[0],
      subcategoryId: SERVICE,
      images: [],
      filters: { ...answers, title },
      location,
      isPlaceExact: true,
      promotionType: 'BASIC',
      promotionPeriod: null,
    },
  });
  expect(answer.status(), await answer.text()).toBe(201);
}

/** Waits until the saved searches of the signed-in user have so many new ads. */
export async function waitForAlerts(page: Page, count: number): Promise<void> {
  const headers = await sessionOf(page);
  const read = async () =>
    KeptAds.parse(await (await page.request.get(routes.keptAds.path, { headers })).json());
  await expect.poll(async () => (await read()).new_count).toBe(count);
}

async function sessionOf(page: Page): Promise<Record<string, string>> {
  const token = await page.evaluate(() => localStorage.getItem('access_token'));
  return { authorization: `Bearer ${token}` };
}
