import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';

import { STILL_LIMIT_MS, untilStill } from '../browser/until-still.ts';
import { expect } from './people/person.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const CONTRAST = 'color-contrast';

/**
 * Checks a page against WCAG 2.2 AA and the best practices of axe; in the dark theme, where only
 * the colours differ, only the contrast. Each scan waits until no animation runs.
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
  expect(await look((axe) => axe.withTags(RULES))).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await look((axe) => axe.withRules(CONTRAST)), 'in the dark').toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
  await part?.evaluate((element) => element.removeAttribute('data-scanned'));
}
