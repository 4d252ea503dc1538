import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { AccountFrame } from '../../../app/client/pages/account/AccountFrame.tsx';
import { routes } from '../../../app/contract/index.ts';
import { answerCalls } from '../answer-calls.ts';
import { openAccountPage, PROFILE } from '../features/account/account-setup.tsx';

test.for([
  { width: 1440, isShown: false },
  { width: 390, isShown: true },
])('content with a name of its own has a title above it at $width px: $isShown', async (view) => {
  answerCalls(({ path }) => (path === routes.profile.path ? { status: 200, json: PROFILE } : null));
  await page.viewport(view.width, 900);
  await openAccountPage(
    '/my-advertisements/5',
    <AccountFrame title="Статистика" isNamed>
      <p>Toyota Camry</p>
    </AccountFrame>,
  );
  const bar = page.getByRole('heading', { name: 'Статистика' }).element().parentElement;
  expect((bar?.getBoundingClientRect().height ?? 0) > 1).toBe(view.isShown);
});
