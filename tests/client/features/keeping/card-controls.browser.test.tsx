import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';

import { KeepControls } from '../../../../app/client/features/keeping/KeepControls.tsx';
import { AdCard } from '../../../../app/client/ui/ad-card/AdCard.tsx';
import { AdGrid } from '../../../../app/client/ui/ad-card/AdGrid.tsx';
import type { AdLayout, CardAd } from '../../../../app/client/ui/ad-card/card-ad.ts';
import { keepControls } from '../../../../app/client/ui/kept/kept-ads.ts';
import { cardAd } from '../../ui/card-ad.ts';

import '../../../../app/client/ui/page.css';

beforeEach(() => {
  keepControls.change((props) => <KeepControls {...props} />);
  onTestFinished(() => keepControls.change(null));
});

async function openCard(part: Partial<CardAd>, layout: AdLayout) {
  await render(
    <QueryClientProvider client={new QueryClient()}>
      <AdGrid columns={layout === 'list' ? 'one' : 'three'} label="Объявления">
        <AdCard ad={cardAd(part)} layout={layout} srcSetOf={() => null} />
      </AdGrid>
    </QueryClientProvider>,
  );
}

const heart = () => page.getByRole('button', { name: /^В избранное/ });
const scales = () =>
  page.getByRole('button', { name: /^Добавить к сравнению/, includeHidden: true });

describe('the scales of a card', () => {
  test.for([
    { layout: 'list', width: 390, isShown: true },
    { layout: 'strip', width: 390, isShown: true },
    { layout: 'grid', width: 390, isShown: false },
    { layout: 'list', width: 1440, isShown: true },
    { layout: 'grid', width: 1440, isShown: false },
  ] as const)('of $layout at $width px: $isShown', async ({ layout, width, isShown }) => {
    await page.viewport(width, 800);
    await openCard({ is_comparable: true }, layout);
    // The pointer may be where another test has left it.
    const aside = { position: { x: width - 4, y: 2 }, force: true };
    await userEvent.hover(document.documentElement, aside);
    await expect.element(heart()).toBeVisible();
    const { display, opacity } = getComputedStyle(scales().element());
    expect(display !== 'none' && opacity !== '0').toBe(isShown);
  });
});

describe('a card of words', () => {
  test.for([390, 1440])('has a heart beside its title, and no scales, at %d px', async (width) => {
    await page.viewport(width, 800);
    const title = 'Требуется горничная в гостиницу в центре города, график два через два, обеды';
    await openCard({ images: [], title, is_comparable: true }, 'grid');
    await expect.element(heart()).toBeVisible();
    await expect.element(scales()).not.toBeVisible();
    const box = heart().element().getBoundingClientRect();
    const card = page.getByRole('listitem').first().element().getBoundingClientRect();
    expect([box.width, box.height]).toEqual([44, 44]);
    expect(card.right - box.right).toBeLessThan(8);
    expect(box.top - card.top).toBeLessThan(8);
    const sign = heart().getByRole('img', { includeHidden: true }).element();
    const words = document.createRange();
    words.selectNodeContents(page.getByRole('link').element());
    for (const { right } of words.getClientRects()) {
      expect(right).toBeLessThanOrEqual(sign.getBoundingClientRect().left);
    }
  });
});

test.for([320, 390])('the promotion of a card does not reach its heart at %d px', async (width) => {
  await page.viewport(width, 800);
  await render(
    <QueryClientProvider client={new QueryClient()}>
      <div style={{ paddingInline: 16 }}>
        <AdGrid columns="three" label="Объявления">
          <AdCard ad={cardAd({ promotion_type: 'PREMIUM' })} layout="grid" srcSetOf={() => null} />
        </AdGrid>
      </div>
    </QueryClientProvider>,
  );
  await expect.element(heart()).toBeVisible();
  const tag = page.getByText('Премиум', { exact: true }).element().getBoundingClientRect();
  // The circle of the heart is smaller than its target by four pixels.
  expect(tag.right).toBeLessThanOrEqual(heart().element().getBoundingClientRect().left + 4);
});

test('the scales of a strip of photos are beside its price on a phone, not over a photo', async () => {
  await page.viewport(390, 800);
  await render(
    <QueryClientProvider client={new QueryClient()}>
      <div style={{ paddingInline: 16 }}>
        <AdGrid columns="three" label="Объявления">
          <AdCard ad={cardAd({ is_comparable: true })} layout="strip" srcSetOf={() => null} />
        </AdGrid>
      </div>
    </QueryClientProvider>,
  );
  await expect.element(scales()).toBeVisible();
  const box = scales().element().getBoundingClientRect();
  const photos = document.querySelector('[data-beside]')?.getBoundingClientRect();
  expect(Math.abs(box.top - (photos?.bottom ?? 0))).toBeLessThan(2);
  expect([box.width, box.height, box.right <= 390]).toEqual([44, 44, true]);
});
