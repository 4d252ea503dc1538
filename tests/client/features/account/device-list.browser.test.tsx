import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { MyDevicesPage } from '../../../../app/client/pages/profile/MyDevicesPage.tsx';
import { REFUSALS, refusalText, routes, urlOf } from '../../../../app/contract/index.ts';
import { findViolations } from '../../../browser/find-violations.ts';
import { answerCalls, refusal } from '../../answer-calls.ts';
import type { Answer } from '../../answer-calls.ts';
import { openAccountPage, PROFILE } from './account-setup.tsx';

const AGENTS = [
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/142.0.0.0 Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1',
  'Mozilla/5.0 (Linux; Android 14; SM-A546E) Chrome/142.0.0.0 Mobile Safari/537.36',
];
const DEVICES = AGENTS.map((name, index) => ({
  id: index + 1,
  name,
  is_current: index === 0,
  created_at: '2026-09-01T08:00:00.000Z',
  used_at: '2026-09-12T08:00:00.000Z',
}));

/** Opens the list of three devices; returns the calls that end some. */
async function openList(refused: Answer | null = null) {
  let left = DEVICES;
  const calls = answerCalls(({ path, method }) => {
    if (path === routes.profile.path) return { status: 200, json: PROFILE };
    if (method === 'DELETE') {
      if (refused !== null) left = left.slice(0, 2);
      if (refused !== null) return refused;
      left = left.filter(
        ({ id, is_current }) =>
          is_current ||
          (path !== urlOf(routes.endOtherDevices, {}) && path !== urlOf(routes.endDevice, { id })),
      );
    }
    return { status: 200, json: { devices: left } };
  });
  await openAccountPage('/profile/my-devices', <MyDevicesPage />);
  await expect.element(rows.nth(2)).toBeVisible();
  return () => calls.filter(({ method }) => method === 'DELETE').map(({ path }) => path);
}

const rows = page.getByRole('list', { name: 'Устройства' }).getByRole('listitem');
const button = (name: string) => page.getByRole('button', { name, exact: true });
const dialog = (name: string) => page.getByRole('dialog', { name });
const IPHONE = 'Завершить: iPhone, Safari, 12 сентября';

beforeEach(() => page.viewport(1280, 800));

describe('the list of devices', () => {
  test('names them in words, and offers no end of this one', async () => {
    await openList();
    await expect.element(rows.nth(0)).toMatchTextContent(/Windows/);
    await expect.element(rows.nth(0)).toMatchTextContent(/Это устройство/);
    await expect.element(rows.nth(0).getByRole('button')).not.toBeInTheDocument();
    await expect.element(rows.nth(2)).toMatchTextContent(/SM-A546E/);
    expect(await findViolations(document.body)).toEqual([]);
  });

  test('ends one device after a question', async () => {
    const ended = await openList();
    await button(IPHONE).click();
    await dialog('Завершить сеанс на iPhone?').getByRole('button', { name: 'Завершить' }).click();
    await expect.element(page.getByText('Сеанс завершён')).toBeVisible();
    await expect.element(button(IPHONE)).not.toBeInTheDocument();
    expect(rows.elements()).toHaveLength(2);
    expect(ended()).toEqual([urlOf(routes.endDevice, { id: 2 })]);
  });

  test('ends nothing when the question is cancelled', async () => {
    const ended = await openList();
    await button(IPHONE).click();
    await expect.element(dialog('Завершить сеанс на iPhone?')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog('Завершить сеанс на iPhone?')).not.toBeInTheDocument();
    expect(ended()).toEqual([]);
  });

  test('ends all but this one', async () => {
    const ended = await openList();
    await button('Завершить все остальные сеансы').click();
    await dialog('Завершить сеансы на всех других устройствах?')
      .getByRole('button', { name: 'Завершить' })
      .click();
    await expect.element(page.getByText('Остальные сеансы завершены')).toBeVisible();
    await expect.element(page.getByText('Других устройств нет')).toBeVisible();
    await expect.element(button('Завершить все остальные сеансы')).not.toBeInTheDocument();
    expect(ended()).toEqual([urlOf(routes.endOtherDevices, {})]);
  });

  test('gives the reason of a refusal, and reads the list again', async () => {
    const code = 'device.unknown';
    await openList({ status: REFUSALS[code], json: refusal(code, refusalText(code)) });
    await button(IPHONE).click();
    await dialog('Завершить сеанс на iPhone?').getByRole('button', { name: 'Завершить' }).click();
    await expect.element(dialog('Ошибка').getByText(refusalText(code))).toBeVisible();
    await expect.poll(() => rows.elements().length).toBe(2);
  });
});
