import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';

import { Overview } from '../../../app/client/pages/profile/Overview.tsx';

const NONE = { IN_MODERATION: 0, PUBLISHED: 0, HIDDEN: 0, EXPIRED: 0, REJECTED: 0, DELETED: 0 };

/** Texts of a figure, without its no-break spaces. */
const figure = (name: string) =>
  page.getByText(name, { exact: true }).element().parentElement?.textContent.replaceAll(/\s/g, ' ');

test('the overview counts the ads that are not deleted, and the views of seven days', async () => {
  const counts = { ...NONE, PUBLISHED: 1_200, HIDDEN: 30, EXPIRED: 4, DELETED: 900 };
  await render(<Overview page={{ counts, recent_views: 12_345 }} />);
  expect(figure('Объявления')).toBe('Объявления1 2341 200 в поиске');
  expect(figure('Просмотры')).toBe('Просмотры12 345за 7 дней');
});

test('a user without ads has an overview of zeros', async () => {
  await render(<Overview page={{ counts: NONE, recent_views: 0 }} />);
  expect(figure('Объявления')).toBe('Объявления00 в поиске');
  expect(figure('Просмотры')).toBe('Просмотры0за 7 дней');
});

test('the numbers have their room before they are known', async () => {
  const drawn = await render(<Overview page={null} />);
  const height = () => drawn.container.querySelector('dl')?.offsetHeight;
  const empty = height();
  await drawn.rerender(<Overview page={{ counts: NONE, recent_views: 7 }} />);
  expect(height()).toBe(empty);
});
