import type { Page } from '@playwright/test';

import { expect } from './people/person.ts';

const HEIGHT = 900;

/** Checks that the open page does not overflow at its width, and at others; restores its width. */
export async function expectToFit(
  page: Page,
  what: string,
  widths: readonly number[] = [],
): Promise<void> {
  const own = page.viewportSize();
  await expectNoOverhang(page, what);
  for (const width of widths) {
    await page.setViewportSize({ width, height: HEIGHT });
    await expectNoOverhang(page, what);
  }
  if (widths.length > 0 && own !== null) await page.setViewportSize(own);
}

async function expectNoOverhang(page: Page, what: string): Promise<void> {
  const { overhang, width } = await page.evaluate(async () => {
    // One frame at the new width, and one with the page's reaction.
    for (const _frame of ['resized', 'rebuilt']) await new Promise(requestAnimationFrame);
    const { scrollWidth, clientWidth } = document.documentElement;
    return { overhang: scrollWidth - clientWidth, width: clientWidth };
  });
  expect(overhang, `${what} at ${width} pixels`).toBeLessThanOrEqual(0);
}
