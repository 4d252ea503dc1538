import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';

import { savedSearches } from '../../../../app/client/api/kept/saved-searches.ts';
import { forgetSession, rememberUser } from '../../../../app/client/device/session.ts';
import { badgesOf } from '../../../../app/client/features/keeping/badges-of.ts';
import { followNewAds } from '../../../../app/client/features/keeping/follow-new-ads.ts';
import {
  changeNewCount,
  refreshKept,
  showStored,
} from '../../../../app/client/features/keeping/kept-store.ts';
import { KeptBadge } from '../../../../app/client/shell/header/KeptBadge.tsx';
import type { SavedSearches } from '../../../../app/contract/index.ts';
import { routes } from '../../../../app/contract/plain.ts';
import { answerCalls, type Answer } from '../../answer-calls.ts';

import '../../../../app/client/ui/page.css';

const USER = { accessToken: 'token-of-user', username: 'Зарина', profilePicture: null, balance: 0 };
const kept = (newCount: number) => ({
  status: 200,
  json: { favorites: [7], comparisons: [], new_count: newCount },
});
const listOf = (...counts: readonly number[]): SavedSearches => ({
  searches: counts.map((new_count, id) => ({
    id,
    name: 'Квартиры',
    link: '/subcategory/flats',
    has_alerts: true,
    new_count,
  })),
  changed_id: null,
  is_new: false,
});

beforeEach(() => {
  localStorage.clear();
  rememberUser(USER);
  showStored();
  onTestFinished(forgetSession);
});

/** A page with the badge of the favourites, whose reads get these answers. */
async function openBadge(answer: Parameters<typeof answerCalls>[0]) {
  const calls = answerCalls(answer);
  const queries = new QueryClient();
  onTestFinished(followNewAds(queries));
  await render(<KeptBadge keeps="favorites" />);
  return { queries, calls };
}

test.for([
  { favorites: 0, news: 0, text: '', label: '' },
  { favorites: 12, news: 0, text: '12', label: ': 12' },
  { favorites: 120, news: 0, text: '99+', label: ': 120' },
  { favorites: 12, news: 3, text: '+3', label: ': 12, новых объявлений по поискам: 3' },
  { favorites: 0, news: 120, text: '99+', label: ', новых объявлений по поискам: 120' },
])('$favorites favourites and $news new ads are «$text»', ({ favorites, news, text, label }) => {
  const ids = Array.from({ length: favorites }, (_, id) => id);
  const badges = badgesOf({ favorites: ids, comparisons: [1], new_count: news });
  expect(badges?.favorites).toEqual({ text, isNew: news > 0, label });
  expect(badges?.comparisons).toEqual({ text: '1', isNew: false, label: ': 1' });
});

test('the number is read with what is kept, and is that of the list once a search is opened', async () => {
  const { queries } = await openBadge(() => kept(5));
  await refreshKept();
  await expect.element(page.getByText('+5')).toBeVisible();
  queries.setQueryData(savedSearches().queryKey, listOf(3, 0));
  await expect.element(page.getByText('+3')).toBeVisible();
  queries.setQueryData(savedSearches().queryKey, listOf(0, 0));
  // Without news it is the number of favourites.
  await expect.element(page.getByText('1', { exact: true })).toBeVisible();
  expect(localStorage.getItem('kept_ads')).toContain('"new_count":0');
});

test('it follows another tab, and is read again when the page is shown', async () => {
  const { calls } = await openBadge(({ path }) =>
    path === routes.keptAds.path ? kept(4) : { status: 200, json: listOf() },
  );
  await refreshKept();
  await expect.element(page.getByText('+4')).toBeVisible();
  const copy = localStorage.getItem('kept_ads') ?? '';
  localStorage.setItem('kept_ads', copy.replace('"new_count":4', '"new_count":2'));
  showStored();
  await expect.element(page.getByText('+2')).toBeVisible();
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.element(page.getByText('+4')).toBeVisible();
  expect(calls.map(({ path }) => path)).toEqual([routes.keptAds.path, routes.keptAds.path]);
});

test('a read from before a search was opened does not bring its number back', async () => {
  const answer = Promise.withResolvers<Answer>();
  await openBadge(() => answer.promise);
  changeNewCount(5);
  const read = refreshKept();
  changeNewCount(0);
  answer.resolve(kept(5));
  await read;
  await expect.element(page.getByText('1', { exact: true })).toBeVisible();
});
