import type { TileSource } from '@bozor/form-engine/react';
import { StrictMode } from 'react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';

import { LazyPlaceMap } from '../../../app/client/ui/map/LazyPlaceMap.tsx';
import { findViolations } from '../../browser/find-violations.ts';

import '../../../app/client/ui/page.css';

const DUSHANBE = { latitude: 38.53575, longitude: 68.77905 };
const OWNER = { attribution: '© Картографы', attributionUrl: 'https://map.example/about' };
/** Tiles without a network: one picture for all, and one that is none. */
const WORKING = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
const BROKEN = 'data:image/gif;base64,AAAA';

const map = () => page.getByRole('application');
const town = (name: string) => page.getByText(name, { exact: true });

async function openMap(tiles?: TileSource) {
  const complaints = vi.spyOn(console, 'error');
  onTestFinished(() => {
    expect(complaints.mock.calls).toEqual([]);
    complaints.mockRestore();
  });
  await page.viewport(1_000, 600);
  return render(
    <StrictMode>
      <main style={{ height: 400 }}>
        <LazyPlaceMap point={DUSHANBE} tiles={tiles} failed={null} />
      </main>
    </StrictMode>,
  );
}

/** Presses plus more often than any map has zooms. */
async function zoomIn() {
  map().element().focus();
  await userEvent.keyboard('+'.repeat(12));
}

describe('a map of one point', () => {
  test('shows tiles, whose they are, and no towns of its own', async () => {
    const { container } = await openMap({ url: WORKING, ...OWNER });
    await expect
      .element(page.getByRole('link', { name: OWNER.attribution }))
      .toHaveAttribute('href', OWNER.attributionUrl);
    await expect.poll(() => container.querySelectorAll('img').length).toBeGreaterThan(0);
    await expect.element(town('Душанбе')).not.toBeInTheDocument();
    expect(await findViolations(container)).toEqual([]);
  });

  test.for([
    { why: 'tiles cannot be reached', tiles: { url: BROKEN, ...OWNER } },
    { why: 'there are no tiles', tiles: undefined },
  ])('where $why is the outline with towns, as close as it shows some', async ({ tiles }) => {
    const { container } = await openMap(tiles);
    await expect.element(town('Вахдат')).toBeInViewport();
    expect(container.querySelectorAll('path').length).toBeGreaterThan(1);
    await zoomIn();
    await expect.element(town('Вахдат')).toBeInViewport();
    await expect.element(town('Худжанд')).not.toBeInViewport();
  });
});
