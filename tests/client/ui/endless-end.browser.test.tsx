import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test, vi } from 'vitest';

import { EndlessEnd } from '../../../app/client/ui/endless/EndlessEnd.tsx';

const atRest = {
  data: { pages: [[]] },
  hasNextPage: true,
  isFetching: false,
  isFetchingNextPage: false,
  isFetchNextPageError: false,
  fetchNextPage: () => Promise.resolve(),
};

test.for([
  { state: { isFetching: true }, why: 'it is read again' },
  { state: { isFetching: true, isFetchingNextPage: true }, why: 'its next page loads' },
  { state: { isFetchNextPageError: true }, why: 'its next page failed' },
])('the end of a list hydrates as the server drew it although $why', async ({ state }) => {
  const root = document.createElement('div');
  root.innerHTML = renderToString(<EndlessEnd list={atRest} nextHref="/search?cursor=2" />);
  document.body.append(root);
  const onRecoverableError = vi.fn<(error: unknown) => void>();
  const end = <EndlessEnd list={{ ...atRest, ...state }} nextHref="/search?cursor=2" />;
  const hydrated = hydrateRoot(root, end, { onRecoverableError });
  onTestFinished(() => {
    hydrated.unmount();
    root.remove();
  });
  // An observer of nearness is in the page only while the list rests.
  await expect.poll(() => root.querySelectorAll(':scope > div > div:not([role])').length).toBe(0);
  expect(onRecoverableError).not.toHaveBeenCalled();
});
