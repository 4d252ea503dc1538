import { QueryClient } from '@tanstack/react-query';
import { expect, onTestFinished, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { navigate } from 'wouter/use-browser-location';

import { App } from '../../app/client/App.tsx';
import { sessionStart } from '../../app/client/features/session/session-start.ts';
import { answerCalls } from './answer-calls.ts';

test('a page has a heading while its code loads, and then its own alone', async () => {
  answerCalls(() => null);
  const { promise, resolve } = Promise.withResolvers<void>();
  sessionStart.change(promise);
  const here = location.href;
  onTestFinished(() => history.replaceState(null, '', here));
  navigate('/safety-guide');
  await render(<App queries={new QueryClient()} />);
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  await expect.element(heading).toHaveTextContent('Загружаем страницу…');
  resolve();
  await expect.element(heading).not.toHaveTextContent('Загружаем страницу…');
});
