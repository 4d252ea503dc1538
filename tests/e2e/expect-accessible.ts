import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';

import { STILL_LIMIT_MS, untilStill } from '../browser/until-still.ts';
import { expect } from './people/person.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/**
 * Rules that a narrow screen can break: sizes and scrolling. The others are scanned on a wide
 * screen.
 */
const NARROW_RULES = ['target-size', 'scrollable-region-focusable', 'meta-viewport'];
const CONTRAST = 'color-contrast';
const NARROW_PX = 768;
const isLong = process.env['LONG'] !== undefined;

/**
 * Checks a page against WCAG 2.2 AA and the best practices of axe; a narrow page against the rules
 * that its width can break. Waits until no animation runs. Dark colours are computed from the
 * tokens (tests/contrast.test.ts); `npm run test:long` also scans every page in the dark theme.
 *
 * @param part An open popup is scanned alone: the page behind it is inert.
 */
export async function expectAccessible(page: Page, part?: Locator): Promise<void> {
  await part?.evaluate((element) => element.setAttribute('data-scanned', ''));
  const look = async (choose: (axe: AxeBuilder) => AxeBuilder): Promise<readonly string[]> => {
    // Text has no final contrast while it fades in.
    await page.evaluate(untilStill, STILL_LIMIT_MS);
    // Legacy: without the second page that combines frames. There are no frames; it takes half the
    // time.
    const axe = choose(new AxeBuilder({ page })).setLegacyMode();
    if (part !== undefined) axe.include('[data-scanned]');
    const { violations } = await axe.analyze();
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`);
  };
  const isNarrow = (page.viewportSize()?.width ?? Infinity) <= NARROW_PX && !isLong;
  const rules = (axe: AxeBuilder) => (isNarrow ? axe.withRules(NARROW_RULES) : axe.withTags(RULES));
  expect(await look(rules)).toEqual([]);
  if (isLong) {
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await look((axe) => axe.withRules(CONTRAST)), 'in the dark').toEqual([]);
    await page.emulateMedia({ colorScheme: 'light' });
  }
  await part?.evaluate((element) => element.removeAttribute('data-scanned'));
}
