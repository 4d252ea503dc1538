import { onlineManager, QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';

import { call } from '../../../app/client/api/transport/call.ts';
import { mayRepeatRead } from '../../../app/client/api/transport/outage.ts';
import { watchServer } from '../../../app/client/api/transport/server-watch.ts';
import { announceReturn } from '../../../app/client/shell/offline/announce-return.ts';
import { OfflineBar } from '../../../app/client/shell/offline/OfflineBar.tsx';
import { screenOf } from '../../../app/client/shell/screen-of.ts';
import { Toasts } from '../../../app/client/ui/toast/Toasts.tsx';
import { healthPaths } from '../../../app/contract/health-paths.ts';
import { routes, urlOf } from '../../../app/contract/plain.ts';
import { answerCalls, refusal } from '../answer-calls.ts';

const BAR = 'Сервер недоступен. Скоро продолжим сами';
const away = { status: 503, json: refusal('server.unavailable', 'Сервер временно недоступен.') };

/** A page with typed text and a pending read. */
function SearchPage() {
  const [text, setText] = useState('');
  const { data } = useQuery({
    queryKey: ['count'],
    queryFn: () =>
      call(
        { ...routes.searchCount, url: urlOf(routes.searchCount, {}), body: { filters: [] } },
        ({ AdCount }) => AdCount,
      ),
  });
  return (
    <>
      <OfflineBar screen={screenOf('/')} />
      <input aria-label="Поиск" value={text} onChange={({ target }) => setText(target.value)} />
      <p>Найдено: {data?.count ?? '…'}</p>
      <Toasts />
    </>
  );
}

test('an unavailable server is reported once, and the read succeeds when it is back', async () => {
  let isAway = true;
  const calls = answerCalls(({ path }) => {
    if (isAway) return away;
    return path === healthPaths.ready
      ? { status: 200, json: { status: 'ready' } }
      : { status: 200, json: { count: 42 } };
  });
  const queries = new QueryClient({
    defaultOptions: { queries: { retry: mayRepeatRead } },
  });
  watchServer(queries);
  onTestFinished(announceReturn());
  await render(
    <QueryClientProvider client={queries}>
      <SearchPage />
    </QueryClientProvider>,
  );
  await page.getByRole('textbox', { name: 'Поиск' }).fill('велосипед');
  await expect.element(page.getByText(BAR)).toBeVisible();
  expect(onlineManager.isOnline()).toBe(false);

  isAway = false;
  await expect.element(page.getByText('Найдено: 42'), { timeout: 10_000 }).toBeVisible();
  await expect.element(page.getByText(BAR)).not.toBeInTheDocument();
  await expect.element(page.getByText('Соединение восстановлено')).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: 'Поиск' })).toHaveValue('велосипед');
  // Reads were paused: only the probes of the server were sent.
  const reads = calls.filter(({ path }) => path !== healthPaths.ready);
  expect(reads.length).toBeLessThanOrEqual(3);
});

test('a server that recovers at once is not reported', async () => {
  let answers = 0;
  answerCalls(({ path }) => {
    if (path === healthPaths.ready) return { status: 200, json: { status: 'ready' } };
    answers += 1;
    return answers === 1 ? away : { status: 200, json: { count: 7 } };
  });
  const queries = new QueryClient({
    defaultOptions: { queries: { retry: mayRepeatRead } },
  });
  watchServer(queries);
  const reports: boolean[] = [];
  const stop = onlineManager.subscribe((isHere) => reports.push(isHere));
  await render(
    <QueryClientProvider client={queries}>
      <SearchPage />
    </QueryClientProvider>,
  );
  await expect.element(page.getByText('Найдено: 7'), { timeout: 10_000 }).toBeVisible();
  expect(reports).toEqual([]);
  stop();
});
