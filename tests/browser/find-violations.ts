import axe from 'axe-core';

import { STILL_LIMIT_MS, untilStill } from './until-still.ts';

/** WCAG 2.2 AA and the good practice that axe knows. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * What axe finds wrong inside an element of a component test, once nothing moves: a text that fades
 * in has no contrast yet. Rules of whole pages are left out.
 */
export async function findViolations(element: Element): Promise<readonly string[]> {
  await untilStill(STILL_LIMIT_MS);
  const { violations } = await axe.run(element, {
    runOnly: TAGS,
    rules: { region: { enabled: false }, 'page-has-heading-one': { enabled: false } },
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
