import { QueryClientProvider } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';

import '../../../../app/client/ui/page.css';
import { createQueries } from '../../../../app/client/api/create-queries.ts';
import { LimitNote } from '../../../../app/client/features/create-ad/LimitNote.tsx';
import { refusalText, routes } from '../../../../app/contract/index.ts';
import { findViolations } from '../../../browser/find-violations.ts';
import { answerCalls } from '../../answer-calls.ts';

/** Shows the note of a user whose next ad would be refused so. Returns the calls. */
async function open(refusal: string | null) {
  const calls = answerCalls(({ path }) =>
    path === routes.adLimit.path ? { status: 200, json: { refusal } } : null,
  );
  await render(
    <QueryClientProvider client={createQueries()}>
      <LimitNote />
    </QueryClientProvider>,
  );
  await expect.poll(() => calls.length).toBe(1);
}

const note = page.getByRole('status');
const myAds = page.getByRole('link', { name: 'Мои объявления' });

test('the limit of active ads is named before the form, with a link to the own ads', async () => {
  await open('ads.too-many');
  await expect.element(note.getByText(refusalText('ads.too-many'))).toBeVisible();
  await expect.element(note.getByText(/черновик хранится на этом устройстве/)).toBeVisible();
  await expect.element(myAds).toHaveAttribute('href', '/my-advertisements');
  expect(await findViolations(note.element())).toEqual([]);
});

test('the daily limit is named without it: hiding an ad does not help', async () => {
  await open('ads.too-many-today');
  await expect.element(note.getByText(refusalText('ads.too-many-today'))).toBeVisible();
  await expect.element(myAds).not.toBeInTheDocument();
});

test('below the limits there is no note', async () => {
  await open(null);
  await expect.element(note).not.toBeInTheDocument();
});
