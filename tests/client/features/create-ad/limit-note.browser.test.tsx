import { QueryClientProvider } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';

import '../../../../app/client/ui/page.css';
import { createQueries } from '../../../../app/client/api/create-queries.ts';
import { forgetSession, rememberUser } from '../../../../app/client/device/session.ts';
import { LimitNote } from '../../../../app/client/features/create-ad/LimitNote.tsx';
import { refusalText, routes } from '../../../../app/contract/index.ts';
import { findViolations } from '../../../browser/find-violations.ts';
import { answerCalls } from '../../answer-calls.ts';

/** Shows the note of a user whose next ad would be refused so. Returns the calls. */
async function openNote(refusal: string | null) {
  const calls = answerCalls(({ path }) =>
    path === routes.adLimit.path ? { status: 200, json: { refusal } } : null,
  );
  rememberUser({ accessToken: 'token', username: 'Фирӯз', profilePicture: null, balance: null });
  await render(
    <QueryClientProvider client={createQueries()}>
      <LimitNote />
    </QueryClientProvider>,
  );
  await expect.poll(() => calls.length).toBe(1);
  return calls;
}

const note = page.getByRole('status');
const myAds = page.getByRole('link', { name: 'Мои объявления' });

test('the limit of active ads is named before the form, with a link to the own ads', async () => {
  await openNote('ads.too-many');
  await expect.element(note.getByText(refusalText('ads.too-many'))).toBeVisible();
  await expect.element(note.getByText(/черновик хранится на этом устройстве/)).toBeVisible();
  await expect.element(myAds).toHaveAttribute('href', '/my-advertisements');
  expect(await findViolations(note.element())).toEqual([]);
});

test('the daily limit is named without it: hiding an ad does not help', async () => {
  await openNote('ads.too-many-today');
  await expect.element(note.getByText(refusalText('ads.too-many-today'))).toBeVisible();
  await expect.element(myAds).not.toBeInTheDocument();
});

test('below the limits there is no note', async () => {
  await openNote(null);
  await expect.element(note).not.toBeInTheDocument();
});

test('once the session has ended the limit is not asked for', async () => {
  const calls = await openNote('ads.too-many');
  await expect.element(note).toBeVisible();
  forgetSession();
  await expect.element(note).not.toBeInTheDocument();
  expect(calls).toHaveLength(1);
});
