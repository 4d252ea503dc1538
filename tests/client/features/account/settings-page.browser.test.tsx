import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { currentSession } from '../../../../app/client/device/session.ts';
import { SettingsPage } from '../../../../app/client/pages/profile/SettingsPage.tsx';
import { routes } from '../../../../app/contract/index.ts';
import { findViolations } from '../../../browser/find-violations.ts';
import { answerCalls } from '../../answer-calls.ts';
import { openAccountPage, PROFILE } from './account-setup.tsx';

/** Opens the settings of a user with a balance; returns the requests to delete. */
async function openSettings({ isAway = false, balance = 0 } = {}) {
  const calls = answerCalls(({ path }) => {
    if (path === routes.profile.path) return { status: 200, json: { ...PROFILE, balance } };
    if (path !== routes.deleteAccount.path || isAway) return null;
    return { status: 200, json: { deletes_at: '2026-12-23T09:00:00.000Z' } };
  });
  await openAccountPage('/profile/settings', <SettingsPage />);
  await remove.click();
  await expect.element(question).toBeVisible();
  return () => calls.filter(({ path }) => path === routes.deleteAccount.path).length;
}

const remove = page.getByRole('button', { name: 'Удалить аккаунт', exact: true }).first();
const question = page.getByRole('dialog', { name: 'Удалить аккаунт?' });
const confirm = question.getByRole('button', { name: 'Удалить аккаунт' });

beforeEach(() => page.viewport(1280, 800));

test('the settings lead to the notifications that exist: those of saved searches', async () => {
  answerCalls(({ path }) => (path === routes.profile.path ? { status: 200, json: PROFILE } : null));
  await openAccountPage('/profile/settings', <SettingsPage />);
  await page.getByRole('link', { name: /^Сохранённые поиски/ }).click();
  expect(location.pathname + location.search).toBe('/favorites?tab=searches');
});

test('the deletion is a red word that begins where the headings begin', async () => {
  answerCalls(({ path }) => (path === routes.profile.path ? { status: 200, json: PROFILE } : null));
  await openAccountPage('/profile/settings', <SettingsPage />);
  await expect.element(remove).toBeVisible();
  const { backgroundColor, color } = getComputedStyle(remove.element());
  const leave = page.getByRole('button', { name: 'Выйти', exact: true }).first().element();
  expect(backgroundColor).toBe('rgba(0, 0, 0, 0)');
  expect(color).toBe(getComputedStyle(leave).color);
});

describe('the deletion of the account', () => {
  test('names what happens to ads and money, and how to undo it', async () => {
    const requests = await openSettings({ balance: 12_500 });
    await expect.element(question).toMatchTextContent(/объявления уйдут из поиска/);
    await expect.element(question).toMatchTextContent(/Чаты: .* переписка сотрётся через 30 дней/);
    await expect.element(question).toMatchTextContent(/Деньги: 125\sс\. на балансе пропадут/);
    await expect.element(question).toMatchTextContent(/войдите по своему номеру до этого дня/);
    expect(await findViolations(question.element())).toEqual([]);
    await userEvent.keyboard('{Escape}');
    await expect.element(question).not.toBeInTheDocument();
    expect(requests()).toBe(0);
    expect(currentSession().accessToken).toBe('token');
  });

  test('signs out on the first page, with the day until which a sign-in undoes it', async () => {
    const requests = await openSettings();
    await confirm.click();
    await expect
      .element(page.getByText('Аккаунт удалится 23 декабря. Чтобы отменить, войдите до этого дня.'))
      .toBeVisible();
    expect(requests()).toBe(1);
    expect(location.pathname).toBe('/');
    expect(currentSession().accessToken).toBeNull();
    expect(Object.keys(localStorage)).not.toContain('access_token');
  });

  test('changes nothing when the server is away', async () => {
    await openSettings({ isAway: true });
    await confirm.click();
    await expect.element(page.getByRole('dialog', { name: 'Ошибка' })).toBeVisible();
    expect(currentSession().accessToken).toBe('token');
    expect(location.pathname).toBe('/profile/settings');
  });
});
