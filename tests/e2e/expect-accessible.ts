import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';

import { expect } from './person.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Holds a page to WCAG 2.2 AA and to the good practice that axe knows.
 *
 * @param part An open popup is looked at alone: the page behind it is out of reach anyway.
 */
export async function expectAccessible(page: Page, part?: Locator): Promise<void> {
  // Legacy: without the second page that puts frames together. There are no frames; it takes half the time.
  const builder = new AxeBuilder({ page }).withTags(RULES).setLegacyMode();
  if (part !== undefined) {
    await part.evaluate((element) => element.setAttribute('data-scanned', ''));
    builder.include('[data-scanned]');
  }
  const { violations } = await builder.analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`),
  ).toEqual([]);
}
