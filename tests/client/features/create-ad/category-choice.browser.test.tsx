import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';

import { CategoryChoice } from '../../../../app/client/features/create-ad/choose/CategoryChoice.tsx';

import '../../../../app/client/ui/page.css';

const categories = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: `category-${index}`,
    name: `Раздел ${index + 1}`,
    image: 'data:,',
    type: 'CARS' as const,
    has_subcategory_groups: false,
    groups: [],
    subcategories: [],
  }));

test.for([
  { width: 390, count: 11 },
  { width: 390, count: 12 },
  { width: 600, count: 11 },
  { width: 768, count: 11 },
  { width: 1440, count: 11 },
  { width: 1440, count: 12 },
])('the $count categories leave no hole at $width px', async ({ width, count }) => {
  await page.viewport(width, 900);
  await render(<CategoryChoice categories={categories(count)} />);
  const list = page.getByRole('list').element().getBoundingClientRect();
  const ends = new Map<number, number>();
  for (const tile of page.getByRole('listitem').elements()) {
    const { top, right } = tile.getBoundingClientRect();
    ends.set(top, Math.max(ends.get(top) ?? 0, right));
  }
  expect(ends.size).toBeGreaterThan(1);
  for (const end of ends.values()) expect(end).toBeCloseTo(list.right, 0);
});
