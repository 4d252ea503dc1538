import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';

import { createQueries } from '../../../../app/client/api/create-queries.ts';
import { AdActions } from '../../../../app/client/features/my-ads/actions/AdActions.tsx';
import type { OwnAd } from '../../../../app/client/features/my-ads/actions/own-ad.ts';
import { closeError } from '../../../../app/client/ui/error-dialog/error.ts';
import { ErrorDialog } from '../../../../app/client/ui/error-dialog/ErrorDialog.tsx';
import { dropToast, toastState } from '../../../../app/client/ui/toast/toast.ts';
import { Toasts } from '../../../../app/client/ui/toast/Toasts.tsx';
import { adActions, REFUSALS, refusalText } from '../../../../app/contract/index.ts';
import type { AdStatus } from '../../../../app/contract/index.ts';
import { findViolations } from '../../../browser/find-violations.ts';
import { answerCalls, refusal } from '../../answer-calls.ts';
import type { Answer } from '../../answer-calls.ts';

import '../../../../app/client/ui/page.css';

const NOW = new Date('2026-11-23T12:00:00Z');

function ownAd(status: AdStatus, expiresAt: Date | null = null): OwnAd {
  const allowed_actions = [...adActions({ status, statusAt: NOW, expiresAt }, NOW)];
  return { id: 7, title: 'Диван угловой', status, allowed_actions };
}

const accepted: Answer = {
  status: 200,
  json: {
    id: 7,
    status: 'HIDDEN',
    close_reason: null,
    status_at: NOW.toISOString(),
    expires_at: null,
    allowed_actions: [],
  },
};

/** Renders the actions of an ad; returns the calls that they make. */
async function openActions(
  ad: OwnAd,
  { variant = 'row', answer = accepted }: { variant?: 'row' | 'page'; answer?: Answer } = {},
) {
  const calls = answerCalls(() => answer);
  const queries = createQueries();
  await render(
    <QueryClientProvider client={queries}>
      <AdActions ad={ad} variant={variant} />
      <ErrorDialog />
      <Toasts />
    </QueryClientProvider>,
  );
  return calls;
}

const button = (name: string) => page.getByRole('button', { name, exact: true });
const more = () => button('Другие действия: Диван угловой');
const dialog = (name: string) => page.getByRole('dialog', { name });
const toast = (text: string) => page.getByText(text, { exact: true });

beforeEach(() => page.viewport(1280, 800));
afterEach(() => {
  closeError();
  for (const { id } of toastState.value().toasts) dropToast(id);
});

test('the ⋯ of an own ad has the field of the buttons beside it on a phone', async () => {
  await page.viewport(390, 844);
  await openActions(ownAd('PUBLISHED'));
  const { backgroundColor } = getComputedStyle(more().element());
  expect(backgroundColor).not.toBe('rgba(0, 0, 0, 0)');
});

describe('the actions of a published ad', () => {
  test('hide it after a question, and one press undoes it', async () => {
    const calls = await openActions(ownAd('PUBLISHED'));
    await more().click();
    await button('Скрыть из поиска').click();
    await dialog('Скрыть объявление?').getByRole('button', { name: 'Скрыть' }).click();
    await expect.element(toast('Объявление скрыто')).toBeVisible();
    await button('Отменить').click();
    await expect.element(toast('Вернули как было')).toBeVisible();
    expect(calls.map(({ path, body }) => [path, body])).toEqual([
      ['/api/v1/advertisements/7/transitions/', { event: 'HIDE' }],
      ['/api/v1/advertisements/7/transitions/', { event: 'RESTORE' }],
    ]);
  });

  test('close it with the chosen reason', async () => {
    const calls = await openActions(ownAd('PUBLISHED'));
    await button('Отметить проданным').click();
    const question = dialog('Отметить проданным?');
    await question.getByRole('radio', { name: 'Продано в другом месте' }).click();
    await question.getByRole('button', { name: 'Отметить' }).click();
    await expect.element(toast('Отметили проданным')).toBeVisible();
    expect(calls.map(({ body }) => body)).toEqual([
      { event: 'MARK_SOLD', close_reason: 'SOLD_ELSEWHERE' },
    ]);
  });

  test('delete it; the undo publishes it again', async () => {
    const calls = await openActions(ownAd('PUBLISHED'), { variant: 'page' });
    await button('Удалить').click();
    await dialog('Удалить объявление?').getByRole('button', { name: 'Удалить' }).click();
    await button('Отменить').click();
    await expect.element(toast('Вернули как было')).toBeVisible();
    expect(calls.map(({ body }) => body)).toEqual([
      { event: 'DELETE' },
      { event: 'UNDELETE' },
      { event: 'RESTORE' },
    ]);
  });

  test('change nothing when the question is cancelled, and return the focus', async () => {
    const calls = await openActions(ownAd('PUBLISHED'));
    more().element().focus();
    await userEvent.keyboard('{Enter}');
    await button('Удалить').click();
    await expect.element(dialog('Удалить объявление?')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog('Удалить объявление?')).not.toBeInTheDocument();
    await expect.element(more()).toHaveFocus();
    expect(calls).toEqual([]);
  });

  test('open as a sheet on a phone', async () => {
    await page.viewport(390, 844);
    await openActions(ownAd('PUBLISHED'));
    await more().click();
    const sheet = dialog('Диван угловой');
    await expect.element(sheet.getByRole('button', { name: 'Удалить' })).toBeVisible();
    expect(await findViolations(sheet.element())).toEqual([]);
  });
});

describe('the actions of another ad', () => {
  test('show a hidden ad again without a question', async () => {
    const calls = await openActions(ownAd('HIDDEN'));
    await button('Показать снова').click();
    await expect.element(toast('Объявление снова в поиске')).toBeVisible();
    expect(calls.map(({ body }) => body)).toEqual([{ event: 'RESTORE' }]);
  });

  test('give the reason why an expired ad cannot be shown', async () => {
    await openActions(ownAd('HIDDEN', NOW));
    await expect
      .element(page.getByText('Срок объявления истёк — показать его снова нельзя.'))
      .toBeVisible();
    await expect.element(button('Показать снова')).not.toBeInTheDocument();
  });

  test('that was changed elsewhere are refused in words', async () => {
    const code = 'ad.transition-not-allowed';
    await openActions(ownAd('DELETED'), {
      answer: { status: REFUSALS[code], json: refusal(code, refusalText(code)) },
    });
    await button('Вернуть').click();
    await expect.element(dialog('Ошибка').getByText(refusalText(code))).toBeVisible();
  });
});
