import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';

import { STILL_LIMIT_MS, untilStill } from '../browser/until-still.ts';
import { expect } from './people/person.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const CONTRAST = 'color-contrast';

/**
 * Holds a page to WCAG 2.2 AA and to the good practice that axe knows; in the dark, where nothing
 * but the colours is other, to their contrast. Each scan waits until nothing on the page moves.
 *
 * @param part An open popup is looked at alone: the page behind it is out of reach anyway.
 */
export async function expectAccessible(page: Page, part?: Locator): Promise<void> {
  await part?.evaluate((element) => element.setAttribute('data-scanned', ''));
  const look = async (choose: (axe: AxeBuilder) => AxeBuilder): Promise<readonly string[]> => {
    // A text that fades in has no contrast yet.
    await page.evaluate(untilStill, STILL_LIMIT_MS);
    // Legacy: without the second page that puts frames together. There are no frames; it takes half the time.
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
