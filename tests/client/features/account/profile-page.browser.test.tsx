import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { rememberUser } from '../../../../app/client/device/session.ts';
import { ProfilePage } from '../../../../app/client/pages/profile/ProfilePage.tsx';
import { phoneText } from '../../../../app/client/ui/phone/phone-text.ts';
import { routes } from '../../../../app/contract/index.ts';
import { answerCalls } from '../../answer-calls.ts';
import { openAccountPage, PROFILE } from './account-setup.tsx';

const leave = page.getByRole('main').getByRole('button', { name: 'Выйти' });

beforeEach(() => page.viewport(390, 844));

describe('the profile', () => {
  test('does not move «Выйти» when phone and balance come', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const profile = promise.then(() => ({ status: 200, json: PROFILE }));
    answerCalls(({ path }) => (path === routes.profile.path ? profile : null));
    await openAccountPage(
      '/profile',
      <main>
        <ProfilePage />
      </main>,
    );
    // A new user: the device knows no balance.
    rememberUser({ accessToken: 'new', username: 'Зарина', profilePicture: null, balance: null });
    await expect.element(leave).toBeVisible();
    const before = leave.element().getBoundingClientRect().top;
    resolve();
    await expect.element(page.getByText(phoneText(PROFILE.phone_number)).last()).toBeVisible();
    expect(leave.element().getBoundingClientRect().top).toBe(before);
  });
});
