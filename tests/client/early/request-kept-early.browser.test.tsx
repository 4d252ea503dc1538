import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { Router } from 'wouter';

import { changeKept } from '../../../app/client/api/kept/kept-ads.ts';
import { forgetSession, rememberAnonymousId } from '../../../app/client/device/session.ts';
import { requestKeptEarly } from '../../../app/client/early/request-kept-early.ts';
import { ComparisonsView } from '../../../app/client/features/comparisons/ComparisonsView.tsx';
import { Favorites } from '../../../app/client/features/favorites/Favorites.tsx';
import { routes } from '../../../app/contract/plain.ts';
import { answerCalls, type SeenCall } from '../answer-calls.ts';
import { anyAd } from '../any-ad.ts';

import '../../../app/client/ui/page.css';

const GUEST = '00000000-0000-4000-8000-0000000000a1';
const PHOTO = '/art/photos/sedan-silver.svg';
const ad = { ...anyAd(7), title: 'Камри', images: [{ id: 1, url: PHOTO, is_main: true }] };
const none = () => null;

const compared = {
  subcategory_id: 'cars.passenger',
  category_id: 'cars',
  name: 'Легковые',
  advertisements: [ad],
  rows: [],
};

const lists = {
  '/favorites': {
    path: routes.favorites.path,
    json: { favorites: [{ ...ad, cheaper_by: null }], cursor: null, categories: [] },
    view: <Favorites category={null} onSignIn={null} Heart={none} Note={none} Menu={none} />,
  },
  '/comparisons': {
    path: routes.comparisons.path,
    json: { comparisons: [compared] },
    view: <ComparisonsView onRemove={none} />,
  },
};
const addresses = ['/favorites', '/comparisons'] as const;

function open(address: (typeof addresses)[number]) {
  return render(
    <Router>
      <QueryClientProvider client={new QueryClient()}>{lists[address].view}</QueryClientProvider>
    </Router>,
  );
}

/** Answers with both lists after the given number of refusals. */
function answerLists(refusals = 0): readonly SeenCall[] {
  let left = refusals;
  return answerCalls(({ path }) => {
    left -= 1;
    if (left >= 0) return { status: 500, json: {} };
    const json = Object.values(lists).find((list) => list.path === path)?.json;
    return json === undefined ? null : { status: 200, json };
  });
}

const title = () => page.getByRole('link', { name: 'Камри' });

beforeEach(() => {
  rememberAnonymousId(GUEST);
  document.documentElement.dataset['kept'] = 'favorites comparisons';
});
afterEach(() => {
  delete window.earlyAnswer;
  delete document.documentElement.dataset['kept'];
  forgetSession();
});

describe('a list of kept ads that the head of its page requests', () => {
  test.for(addresses)('is shown without another request: %s', async (address) => {
    const calls = answerLists();
    requestKeptEarly(address);
    await window.earlyAnswer?.json;
    await open(address);
    await expect.element(title()).toBeVisible();
    expect(calls).toMatchObject([{ path: lists[address].path, method: 'GET', anonymousId: GUEST }]);
    expect(calls).toHaveLength(1);
    // It is of the first read only.
    expect(window.earlyAnswer).toBeUndefined();
  });

  test.for(addresses)('is requested again by the page after a refusal: %s', async (address) => {
    const calls = answerLists(1);
    requestKeptEarly(address);
    await open(address);
    await expect.element(title()).toBeVisible();
    expect(calls).toHaveLength(2);
  });

  test('is requested again in another session, and after a change', async () => {
    const calls = answerLists();
    requestKeptEarly('/favorites');
    rememberAnonymousId(GUEST.replace('a1', 'a2'));
    await open('/favorites');
    await expect.element(title()).toBeVisible();
    expect(calls.map(({ anonymousId }) => anonymousId?.slice(-2))).toEqual(['a1', 'a2']);
    requestKeptEarly('/favorites');
    await changeKept({ type: 'clear' }).catch(() => undefined);
    expect(window.earlyAnswer).toBeUndefined();
  });

  test.for(addresses)('has its first photo in the skeleton: %s', async (address) => {
    document.documentElement.dataset['kept'] = '';
    answerCalls(() => new Promise(() => undefined));
    await open(address);
    document.documentElement.dataset['kept'] = 'favorites comparisons';
    answerLists();
    requestKeptEarly(address);
    await window.earlyAnswer?.json;
    const photo = document.querySelector<HTMLImageElement>('img[data-early-photo]');
    await expect.poll(() => photo?.getAttribute('src')).toBe(PHOTO);
    await expect.poll(() => photo?.checkVisibility()).toBe(true);
  });

  test.for([
    ['/favorites', 390, 1],
    ['/favorites', 1440, 1],
    ['/comparisons', 390, 1],
    ['/comparisons', 390, 3],
    ['/comparisons', 1440, 1],
    ['/comparisons', 1440, 2],
    ['/comparisons', 1440, 3],
    ['/comparisons', 1440, 5],
  ] as const)('keeps its photos in place: %s, %i px, %i ads', async ([address, width, count]) => {
    await page.viewport(width, 800);
    const ads = Array.from({ length: count }, (_, id) => ({ ...ad, id: id + 1 }));
    const favorites = ads.map((one) => ({ ...one, cheaper_by: null }));
    const json = { favorites, comparisons: [{ ...compared, advertisements: ads }] };
    const answer = { status: 200, json: { ...lists['/favorites'].json, ...json } };
    const { promise: waiting, resolve: send } = Promise.withResolvers<typeof answer>();
    document.documentElement.dataset['kept'] = '';
    answerCalls(() => waiting);
    await open(address);
    document.documentElement.dataset['kept'] = 'favorites comparisons';
    answerCalls(() => answer);
    requestKeptEarly(address);
    const boxes = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)]
        .map((photo) => photo.getBoundingClientRect())
        .filter((box) => box.width > 0)
        .map(({ x, y, width: wide, height }) => ({
          box: [x, wide, height].map(Math.round),
          // One ad has no switch, which a narrow page has below the groups.
          y: (address === '/favorites' || width > 768 || count > 1) && Math.round(y),
        }))
        .slice(0, Math.min(count, 4));
    await expect.poll(() => boxes('img[data-early-photo][src]')).not.toEqual([]);
    const early = boxes('img[data-early-photo][src]');
    send(answer);
    await expect.element(title().first()).toBeVisible();
    await expect.poll(() => boxes('[data-section]').slice(0, early.length)).toEqual(early);
  });

  test.for(['/', '/favorites?tab=searches', '/profile', '/toString'])(
    'is not requested at %s',
    (address) => {
      const calls = answerLists();
      requestKeptEarly(address);
      expect(calls).toEqual([]);
    },
  );

  test('is not requested where the device keeps none, or has no session', () => {
    const calls = answerLists();
    document.documentElement.dataset['kept'] = 'favorites';
    requestKeptEarly('/comparisons');
    rememberAnonymousId(null);
    requestKeptEarly('/favorites');
    expect(calls).toEqual([]);
  });
});
