import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';

import '../../../../app/client/ui/page.css';
import { createQueries } from '../../../../app/client/api/create-queries.ts';
import { forgetSession, rememberUser } from '../../../../app/client/device/session.ts';
import { DeviceList } from '../../../../app/client/features/account/DeviceList.tsx';
import { EditProfile } from '../../../../app/client/features/account/EditProfile.tsx';
import { answerCalls } from '../../answer-calls.ts';

const PROFILE = {
  id: 7,
  name: 'Нигора',
  profile_picture: null,
  profile_description: null,
  phone_number: '+992935551234',
  balance: 0,
};
const DEVICE = {
  id: 1,
  name: 'Chrome, Windows',
  is_current: true,
  created_at: '2026-11-01T10:00:00.000Z',
  used_at: '2026-11-20T10:00:00.000Z',
};
/** A hung page does not end by itself. */
const LIMIT = { timeout: 20_000 };
/** The first try and two repeats. */
const TRIES = 3;

const failed = page.getByRole('heading', { name: 'Не удалось загрузить' });
const repeat = page.getByRole('button', { name: 'Повторить' });

beforeEach(() => {
  localStorage.clear();
  rememberUser({ accessToken: 'token', username: 'Нигора', profilePicture: null, balance: null });
});

afterEach(() => forgetSession());

/** Renders a part over a server that answers every read with the JSON that `server` has. */
async function open(part: ReactNode, json: unknown) {
  const server = { json };
  const calls = answerCalls(() => ({ status: 200, json: server.json }));
  const queries = createQueries();
  const { queries: reads, ...rest } = queries.getDefaultOptions();
  queries.setDefaultOptions({ ...rest, queries: { ...reads, retryDelay: 1 } });
  await render(<QueryClientProvider client={queries}>{part}</QueryClientProvider>);
  return { server, calls };
}

describe('an answer that is no profile', () => {
  test.for([
    ['an empty object', {}],
    ['nothing', null],
    ['a list', []],
    ['an older profile', { id: 7, name: 'Нигора', profile_picture: null, balance: 0 }],
    ['a profile in an envelope', { profile: PROFILE }],
    ['fields of other types', { ...PROFILE, id: '7', balance: null }],
  ] as const)('%s: it is asked for three times, then on request', LIMIT, async ([, json]) => {
    const { server, calls } = await open(
      <EditProfile
        signIn={() => Promise.resolve(false)}
        onOpen={() => undefined}
        onSaved={() => undefined}
        onReturn={() => undefined}
        onCancelled={() => undefined}
      />,
      json,
    );
    await expect.element(failed).toBeVisible();
    expect(calls.length).toBe(TRIES);
    await repeat.click();
    await expect.poll(() => calls.length).toBe(2 * TRIES);
    await expect.element(failed).toBeVisible();

    server.json = PROFILE;
    await repeat.click();
    await expect.element(page.getByRole('textbox', { name: 'Имя' })).toHaveValue('Нигора');
    expect(calls.length).toBe(2 * TRIES + 1);
  });
});

describe('an answer without a list of devices', () => {
  test.for([
    ['an empty object', {}],
    ['a profile', PROFILE],
    ['devices without their times', { devices: [{ id: 1, name: 'Chrome, Windows' }] }],
  ] as const)('%s: it is asked for three times, then on request', LIMIT, async ([, json]) => {
    const { server, calls } = await open(<DeviceList />, json);
    await expect.element(failed).toBeVisible();
    expect(calls.length).toBe(TRIES);

    server.json = { devices: [DEVICE] };
    await repeat.click();
    await expect.element(page.getByRole('listitem')).toBeVisible();
    expect(calls.length).toBe(TRIES + 1);
  });
});
