import { QueryClientProvider } from '@tanstack/react-query';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';

import '../../../../app/client/ui/page.css';
import { createQueries } from '../../../../app/client/api/create-queries.ts';
import { keepAdDraft } from '../../../../app/client/device/ad-drafts.ts';
import type { AdDraft } from '../../../../app/client/device/ad-drafts.ts';
import { forgetSession, rememberUser } from '../../../../app/client/device/session.ts';
import { LogOutDialog } from '../../../../app/client/features/session/LogOutDialog.tsx';
import { routes } from '../../../../app/contract/index.ts';
import { findViolations } from '../../../browser/find-violations.ts';
import { answerCalls } from '../../answer-calls.ts';
import { PROFILE } from '../account/account-setup.tsx';

const question = page.getByRole('dialog', { name: 'Вы уверены, что хотите выйти из аккаунта?' });

function draftOf(subcategoryId: string, name: string, ownerId = PROFILE.id): AdDraft {
  const values = [{ key: 'title', name: 'Название', value: name }];
  const beside = { planHash: '1', photos: [], savedAt: Date.now() };
  return { ownerId, categoryId: 'home', subcategoryId, name, values, ...beside };
}

/** Opens the dialog of a user over the drafts of the device. */
async function open(drafts: readonly AdDraft[]): Promise<void> {
  for (const draft of drafts) keepAdDraft(draft);
  answerCalls(({ path }) => (path === routes.profile.path ? { status: 200, json: PROFILE } : null));
  rememberUser({ accessToken: 'token', username: 'Зарина', profilePicture: null, balance: 0 });
  await render(
    <QueryClientProvider client={createQueries()}>
      <LogOutDialog isOpen onClose={() => undefined} />
    </QueryClientProvider>,
  );
}

beforeEach(() => {
  localStorage.clear();
  onTestFinished(() => {
    forgetSession();
    localStorage.clear();
  });
});

test('the question before a sign-out names the draft that it removes', async () => {
  await open([draftOf('home.mebel', 'Диван угловой')]);
  await expect.element(question.getByText(/Черновик «Диван угловой» пропадёт/)).toBeVisible();
  expect(await findViolations(question.element())).toEqual([]);
});

test('of many drafts it names three and counts the others', async () => {
  await open(['1', '2', '3', '4', '5'].map((at) => draftOf(`home.${at}`, `Вещь ${at}`)));
  const text = /Черновики пропадут: «Вещь 5», «Вещь 4», «Вещь 3» и ещё 2\./;
  await expect.element(question.getByText(text)).toBeVisible();
});

test('it does not show the titles of another user', async () => {
  await open([draftOf('home.mebel', 'Чужой диван', 8)]);
  await expect.element(question.getByText(/Черновики объявлений на этом устройстве/)).toBeVisible();
  await expect.element(question.getByText(/Чужой диван/)).not.toBeInTheDocument();
});

test('it has no text without a draft', async () => {
  await open([]);
  await expect.element(question).toBeVisible();
  expect(question.element().querySelector('p')).toBeNull();
});
