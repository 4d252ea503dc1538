import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { navigate } from 'wouter/use-browser-location';

import { AccountSide } from '../../../app/client/pages/account/AccountSide.tsx';
import { routes } from '../../../app/contract/index.ts';
import { answerCalls } from '../answer-calls.ts';
import { openAccountPage, PROFILE } from '../features/account/account-setup.tsx';

test('the menu marks the list of ads on the page of one of them, and the profile on its own page alone', async () => {
  answerCalls(({ path }) => (path === routes.profile.path ? { status: 200, json: PROFILE } : null));
  await page.viewport(1440, 900);
  await openAccountPage('/my-advertisements/5', <AccountSide />);
  const ads = page.getByRole('link', { name: 'Мои объявления' });
  const profile = page.getByRole('link', { name: 'Профиль', exact: true });
  await expect.element(ads).toHaveAttribute('aria-current', 'true');
  navigate('/profile/edit');
  await expect
    .element(page.getByRole('link', { name: 'Управление профилем' }))
    .toHaveAttribute('aria-current', 'page');
  await expect.element(profile).not.toHaveAttribute('aria-current');
  await expect.element(ads).not.toHaveAttribute('aria-current');
});
