import { QueryClientProvider } from '@tanstack/react-query';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { createActor } from 'xstate';

import '../../../../app/client/ui/page.css';
import { createQueries } from '../../../../app/client/api/create-queries.ts';
import { adDrafts, keepAdDraft } from '../../../../app/client/device/ad-drafts.ts';
import type { AdDraft } from '../../../../app/client/device/ad-drafts.ts';
import { forgetSession, rememberUser } from '../../../../app/client/device/session.ts';
import { Drafts } from '../../../../app/client/features/create-ad/Drafts.tsx';
import { liveCreateAd } from '../../../../app/client/features/create-ad/machine/live-create-ad.ts';
import { routes } from '../../../../app/contract/index.ts';
import { findViolations } from '../../../browser/find-violations.ts';
import { answerCalls } from '../../answer-calls.ts';
import { PROFILE } from '../account/account-setup.tsx';

function draftOf(at: number): AdDraft {
  const name = `Вещь ${at}`;
  const values = [{ key: 'title', name: 'Название', value: name }];
  const target = { categoryId: 'home', subcategoryId: `home.${at}` };
  const beside = { planHash: '1', photos: [], savedAt: Date.now() };
  return { ownerId: PROFILE.id, ...target, name, values, ...beside };
}

/** Shows the drafts of a user over the choice of a category; returns the opened addresses. */
async function open(count: number): Promise<readonly string[]> {
  for (let at = 1; at <= count; at += 1) keepAdDraft(draftOf(at));
  answerCalls(({ path }) => (path === routes.profile.path ? { status: 200, json: PROFILE } : null));
  rememberUser({ accessToken: 'token', username: 'Зарина', profilePicture: null, balance: 0 });
  const queries = createQueries();
  const actor = createActor(liveCreateAd({ queries, signIn: () => Promise.resolve(false) }));
  actor.start();
  onTestFinished(() => {
    actor.stop();
  });
  const opened: string[] = [];
  await render(
    <QueryClientProvider client={queries}>
      <h1 tabIndex={-1}>Что размещаете?</h1>
      <Drafts actor={actor} onGo={(href) => opened.push(href)} />
    </QueryClientProvider>,
  );
  return opened;
}

const others = page.getByRole('region', { name: 'Другие черновики' });
const offer = (name: string) => page.getByRole('region', { name: `У вас есть черновик: ${name}` });

beforeEach(() => {
  localStorage.clear();
  onTestFinished(() => {
    forgetSession();
    localStorage.clear();
  });
});

describe('drafts of several sections', () => {
  test('are all stored: a new one removes none of the others', () => {
    for (let at = 1; at <= 12; at += 1) keepAdDraft(draftOf(at));
    expect(adDrafts().map(({ name }) => name)).toContain('Вещь 1');
    expect(adDrafts()).toHaveLength(12);
  });

  test('are offered: the newest first, each of the others to continue', async () => {
    const opened = await open(3);
    await expect.element(offer('Вещь 3')).toBeVisible();
    await others.getByRole('button', { name: 'Вещь 1', exact: true }).click();
    expect(opened).toEqual(['/create-ad?category=home&subcategory=home.1']);
    expect(await findViolations(document.body)).toEqual([]);
  });

  test('are deleted one by one after a confirmation; the focus moves to the next', async () => {
    await open(3);
    await others.getByRole('button', { name: 'Удалить черновик: Вещь 2' }).click();
    const question = page.getByRole('dialog', { name: 'Удалить черновик?' });
    await question.getByRole('button', { name: 'Отмена' }).click();
    expect(adDrafts()).toHaveLength(3);

    await others.getByRole('button', { name: 'Удалить черновик: Вещь 2' }).click();
    await question.getByRole('button', { name: 'Удалить' }).click();
    await expect.poll(() => adDrafts().map(({ name }) => name)).toEqual(['Вещь 3', 'Вещь 1']);
    await expect.element(others.getByRole('button', { name: 'Вещь 1', exact: true })).toHaveFocus();
  });

  test('are no list when there is one', async () => {
    await open(1);
    await expect.element(offer('Вещь 1')).toBeVisible();
    await expect.element(others).not.toBeInTheDocument();
  });
});
