import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import type { Locator, Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

import { STILL_LIMIT_MS, untilStill } from '../browser/until-still.ts';
import { expect } from './people/person.ts';
import { smallTargets, TARGET_PX } from './small-targets.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/**
 * Rules that a narrow screen can break: sizes and scrolling. The others are scanned on a wide
 * screen.
 */
const NARROW_RULES = ['target-size', 'scrollable-region-focusable', 'meta-viewport'];
const NARROW_PX = 768;
const isLong = process.env['LONG'] !== undefined;

/** Rules by their tags or by their names. */
type Rules = NonNullable<RunOptions['runOnly']>;

const ALL: Rules = { type: 'tag', values: TAGS };
const NARROW: Rules = { type: 'rule', values: NARROW_RULES };
const CONTRAST: Rules = { type: 'rule', values: ['color-contrast'] };

/**
 * Checks a page against WCAG 2.2 AA and the best practices of axe; a narrow page against the rules
 * that its width can break, and against the size of touch targets (DESIGN.md §4), of which axe only
 * wants 24 px. Waits until no animation runs. Dark colours are computed from the
 * tokens (tests/contrast.test.ts); `npm run test:long` also scans every page in the dark theme.
 *
 * @param part An open popup is scanned alone: the page behind it is inert.
 * @param stillLimitMs Maximum duration of the animations.
 */
export async function expectAccessible(
  page: Page,
  part: Locator | null = null,
  stillLimitMs = STILL_LIMIT_MS,
): Promise<void> {
  await part?.evaluate((element) => element.setAttribute('data-scanned', ''));
  const isPhone = (page.viewportSize()?.width ?? Infinity) <= NARROW_PX;
  const isNarrow = isPhone && !isLong;
  // Text has no final contrast while it fades in.
  await page.evaluate(untilStill, stillLimitMs);
  expect(await findViolations(page, isNarrow ? NARROW : ALL)).toEqual([]);
  if (isPhone && !page.url().includes('/lab')) {
    expect(await page.evaluate(smallTargets, TARGET_PX)).toEqual([]);
  }
  if (isLong) {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.evaluate(untilStill, stillLimitMs);
    expect(await findViolations(page, CONTRAST), 'in the dark').toEqual([]);
    await page.emulateMedia({ colorScheme: 'light' });
  }
  await part?.evaluate((element) => element.removeAttribute('data-scanned'));
}

/** Runs axe inside the page, which has no frames, and returns only what breaks a rule. */
async function findViolations(page: Page, rules: Rules): Promise<readonly string[]> {
  // The browser's debugger evaluates it: a policy of the page does not apply.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
  return page.evaluate(async (runOnly) => {
    const { axe }: { axe: { run: (where: object, how: object) => Promise<AxeResults> } } =
      Object(globalThis);
    const part = document.querySelector('[data-scanned]');
    const how = {
      runOnly,
      // Of what passes, axe would compute a selector for each element.
      resultTypes: ['violations'],
      iframes: false,
      // A name has words before its count, «Фильтры, применено: 1», where the page has «Фильтры 1».
      rules: { 'label-content-name-mismatch': { enabled: false } },
    };
    const { violations } = await axe.run(part ?? document, how);
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`);
  }, rules);
}
