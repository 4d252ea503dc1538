import axe from 'axe-core';

import { STILL_LIMIT_MS, untilStill } from './until-still.ts';

/** WCAG 2.2 AA and axe's best practices. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Returns axe's violations inside an element of a component test, once no animation runs: a fading
 * text has no final contrast. Rules of whole pages are left out.
 */
export async function findViolations(element: Element): Promise<readonly string[]> {
  await untilStill(STILL_LIMIT_MS);
  const { violations } = await axe.run(element, {
    runOnly: TAGS,
    // Of what passes, axe would compute a selector for each element.
    resultTypes: ['violations'],
    rules: { region: { enabled: false }, 'page-has-heading-one': { enabled: false } },
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
