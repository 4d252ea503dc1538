import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';

import { creationStructure } from '../../../../app/client/api/definitions/filters.ts';
import { CategoryTiles } from '../../../../app/client/pages/home/CategoryTiles.tsx';

import '../../../../app/client/ui/page.css';

/** As many as the market has. */
const CATEGORIES = Array.from({ length: 11 }, (_, index) => ({
  id: `category-${index}`,
  name: `Раздел ${index + 1}`,
  image: 'data:,',
  type: 'CARS' as const,
  has_subcategory_groups: false,
  groups: [],
  subcategories: [],
}));

test.for([600, 768, 769, 1023, 1024, 1440])(
  'the tiles of the categories leave no hole at %i px',
  async (width) => {
    await page.viewport(width, 900);
    const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
    queries.setQueryData(creationStructure().queryKey, { version: '1', categories: CATEGORIES });
    await render(
      <QueryClientProvider client={queries}>
        <CategoryTiles />
      </QueryClientProvider>,
    );
    const list = page.getByRole('list').element().getBoundingClientRect();
    const ends = new Map<number, number>();
    for (const tile of page.getByRole('listitem').elements()) {
      const { top, right } = tile.getBoundingClientRect();
      ends.set(top, Math.max(ends.get(top) ?? 0, right));
    }
    expect(ends.size).toBeGreaterThan(1);
    for (const end of ends.values()) expect(end).toBeCloseTo(list.right, 0);
  },
);
