import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';

import {
  forgetSession,
  rememberAnonymousId,
  rememberUser,
} from '../../../../app/client/device/session.ts';
import { ComparisonsView } from '../../../../app/client/features/comparisons/ComparisonsView.tsx';
import { Favorites } from '../../../../app/client/features/favorites/Favorites.tsx';
import { showStored } from '../../../../app/client/features/keeping/kept-store.ts';
import { markKept } from '../../../../app/client/features/keeping/mark-kept.ts';
// The script of the page before its first paint, as it is in the template.
import template from '../../../../app/client/index.html?raw';
import { answerCalls } from '../../answer-calls.ts';

import '../../../../app/client/ui/page.css';

import type { Answer } from '../../answer-calls.ts';

const GUEST = '00000000-0000-4000-8000-0000000000a1';
const NOTHING = { favorites: [], comparisons: [], new_count: 0 };
const empty = () => page.getByRole('heading', { name: 'Нечего сравнивать' });
const lists = () => document.documentElement.dataset['kept'];

beforeEach(() => localStorage.clear());
afterEach(() => {
  localStorage.clear();
  forgetSession();
  delete document.documentElement.dataset['kept'];
});

/** Runs the part of the template's script that marks the lists. */
function runEarlyScript(): void {
  const [part = ''] = /const isUser[\s\S]*?\.join\(' '\);/.exec(template) ?? [];
  expect(part).not.toBe('');
  const script = document.createElement('script');
  script.textContent = `{ ${part} }`;
  document.head.append(script);
  script.remove();
}

describe('a list of kept ads before its answer', () => {
  test.for([
    { stored: {}, marked: '', why: 'a first visit' },
    {
      stored: { kept_ads: JSON.stringify({ ...NOTHING, owner: GUEST.slice(-8) }) },
      marked: '',
      why: 'a guest who keeps nothing any more',
    },
    {
      stored: { kept_ads: JSON.stringify({ ...NOTHING, favorites: [7], owner: GUEST.slice(-8) }) },
      marked: 'favorites',
      why: 'a guest with a favourite',
    },
    { stored: { access_token: 'x' }, marked: 'favorites comparisons user', why: 'a user' },
  ])('is marked «$marked» before the first paint and by the store: $why', ({ stored, marked }) => {
    for (const [name, value] of Object.entries(stored)) localStorage.setItem(name, value);
    runEarlyScript();
    expect(lists()).toBe(marked);
    if ('access_token' in stored) {
      rememberUser({ accessToken: 'x', username: null, profilePicture: null, balance: null });
    } else rememberAnonymousId(GUEST);
    delete document.documentElement.dataset['kept'];
    showStored();
    expect(lists()).toBe(marked);
  });

  test('has the line for guests, which a user never sees', async () => {
    answerCalls(() => new Promise<Answer>(() => undefined));
    rememberAnonymousId(GUEST);
    markKept(NOTHING, false);
    const none = () => null;
    await render(
      <QueryClientProvider client={new QueryClient()}>
        <Favorites
          category={null}
          onSignIn={() => undefined}
          Heart={none}
          Note={none}
          Menu={none}
        />
      </QueryClientProvider>,
    );
    const line = page.getByRole('button', { name: 'Войти' });
    await expect.element(line).toBeVisible();
    markKept(NOTHING, true);
    await expect.element(line).not.toBeInTheDocument();
  });

  test('is shown empty where this device keeps none, else as a skeleton until the answer', async () => {
    const answer = Promise.withResolvers<Answer>();
    answerCalls(() => answer.promise);
    rememberAnonymousId(GUEST);
    markKept(NOTHING, false);
    await render(
      <QueryClientProvider client={new QueryClient()}>
        <ComparisonsView onRemove={() => undefined} />
      </QueryClientProvider>,
    );
    await expect.element(empty()).toBeVisible();
    markKept({ ...NOTHING, comparisons: [7] }, false);
    await expect.element(page.getByText('Нечего сравнивать')).not.toBeVisible();
    answer.resolve({ status: 200, json: { comparisons: [] } });
    await expect.element(empty()).toBeVisible();
  });
});
