import { beforeEach, describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';

import { AdCard } from '../../../app/client/ui/ad-card/AdCard.tsx';
import { AdCardSkeletons } from '../../../app/client/ui/ad-card/AdCardSkeletons.tsx';
import { AdGrid } from '../../../app/client/ui/ad-card/AdGrid.tsx';
import type { AdLayout } from '../../../app/client/ui/ad-card/card-ad.ts';
import { cardAd } from './card-ad.ts';

import '../../../app/client/ui/page.css';

const IDS = [1, 2, 3, 4, 5, 6];

/** Number of cards beside each other in the first row. */
function firstRow(): number {
  const tops = page
    .getByRole('list', { name: 'Объявления' })
    .element()
    .querySelectorAll(':scope > li');
  const [first] = tops;
  return [...tops].filter(
    (card) => card.getBoundingClientRect().top === first?.getBoundingClientRect().top,
  ).length;
}

const openGrid = (layout: AdLayout, columns: 'three' | 'words' = 'three') =>
  render(
    <AdGrid columns={columns} label="Объявления">
      {IDS.map((id) => (
        <AdCard
          key={id}
          ad={cardAd({ id, ...(columns === 'words' && { images: [] }) })}
          layout={layout}
          srcSetOf={() => null}
        />
      ))}
    </AdGrid>,
  );

describe('a grid of ads', () => {
  beforeEach(() => page.viewport(768, 1024));

  test.for([
    { layout: 'grid', width: 320, cards: 2 },
    { layout: 'grid', width: 599, cards: 2 },
    { layout: 'strip', width: 599, cards: 1 },
    { layout: 'grid', width: 600, cards: 3 },
    { layout: 'strip', width: 600, cards: 3 },
    { layout: 'strip', width: 768, cards: 3 },
    { layout: 'strip', width: 769, cards: 3 },
    { layout: 'strip', width: 1023, cards: 3 },
  ] as const)('has $cards cards of $layout in a row at $width px', async (row) => {
    await page.viewport(row.width, 900);
    await openGrid(row.layout);
    expect(firstRow()).toBe(row.cards);
  });

  test.for([
    { width: 599, cards: 1 },
    { width: 768, cards: 2 },
    { width: 1440, cards: 3 },
  ])('has $cards cards of words in a row at $width px', async ({ width, cards }) => {
    await page.viewport(width, 900);
    await openGrid('grid', 'words');
    expect(firstRow()).toBe(cards);
  });

  test('has its loading cards where the ads will be', async () => {
    await render(
      <AdGrid columns="three" label="Объявления">
        <AdCardSkeletons count={6} layout="strip" />
      </AdGrid>,
    );
    expect(
      new Set(
        [...document.querySelectorAll('ul > li')].map((card) => card.getBoundingClientRect().left),
      ),
    ).toHaveProperty('size', 3);
  });
});
