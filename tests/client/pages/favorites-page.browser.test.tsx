import { QueryClientProvider } from '@tanstack/react-query';
import { expect, onTestFinished, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';

import { createQueries } from '../../../app/client/api/create-queries.ts';
import { forgetSession } from '../../../app/client/device/session.ts';
import { badgesOf } from '../../../app/client/features/keeping/badges-of.ts';
import { FavoritesPage } from '../../../app/client/pages/favorites/FavoritesPage.tsx';
import { keptAds } from '../../../app/client/ui/kept/kept-ads.ts';
import { answerCalls } from '../answer-calls.ts';

import '../../../app/client/ui/page.css';

test('a guest with a phone gets from the favourites to the comparison', async () => {
  forgetSession();
  answerCalls(() => null);
  const kept = { favorites: [], comparisons: [5, 6], new_count: 0 };
  keptAds.change({ ...kept, badges: badgesOf(kept) });
  onTestFinished(() => keptAds.change(null));
  await page.viewport(390, 844);
  await render(
    <QueryClientProvider client={createQueries()}>
      <FavoritesPage />
    </QueryClientProvider>,
  );
  const link = page.getByRole('link', { name: 'Сравнение: 2' });
  await expect.element(link).toBeVisible();
  await expect.element(link).toHaveAttribute('href', '/comparisons');
  // The header has it there.
  await page.viewport(1440, 900);
  await expect.element(link).not.toBeInTheDocument();
});
