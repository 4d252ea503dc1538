import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';

import { noteSeenAd, seenAds } from '../../../app/client/device/seen-ads.ts';

function Seen() {
  return <output>{Array.from(seenAds.use()).join(' ')}</output>;
}

beforeEach(() => {
  localStorage.clear();
  seenAds.change(new Set());
  onTestFinished(() => localStorage.clear());
});

test('an opened ad is marked at once and after a reload, the newest first', async () => {
  await render(<Seen />);
  noteSeenAd(7);
  noteSeenAd(9);
  noteSeenAd(7);
  await expect.element(page.getByText('7 9', { exact: true })).toBeVisible();
  expect(localStorage.getItem('seen_ads')).toBe('- 7 9');
});

test('only the last 500 ads are remembered', () => {
  for (let id = 1; id <= 501; id += 1) noteSeenAd(id);
  expect(seenAds.value().size).toBe(500);
  expect(seenAds.value().has(1)).toBe(false);
});

test('ads of a user are not shown to a guest of the same device', async () => {
  localStorage.setItem('seen_ads', 'ali 3 4');
  await render(<Seen />);
  await expect.poll(() => document.querySelector('output')?.textContent).toBe('');
});
