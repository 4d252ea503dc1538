import { existsSync, readFileSync } from 'node:fs';

import { describe, expect, test } from 'vitest';

import { routes } from '../../../app/contract/index.ts';
import { CHECKS, type Shown } from './checks.ts';
import { FINDINGS } from './findings.ts';

describe('the 37 checks', () => {
  test('are 37', () => {
    expect(CHECKS).toHaveLength(37);
  });

  test.for(CHECKS.map((check, index) => ({ number: index + 1, ...check })))(
    '$number: $question',
    ({ shownBy, notBuilt }) => {
      expect(shownBy.filter(isMissing)).toEqual([]);
      // What is built by now needs tests in its row.
      const built = Object.values(routes).filter(({ path }) => notBuilt?.test(path) === true);
      expect(built).toEqual([]);
      expect(shownBy.length > 0).toBe(notBuilt === undefined);
    },
  );
});

describe('the findings of the attack', () => {
  test.for(FINDINGS)('$number is guarded: $broken', ({ guardedBy }) => {
    expect(guardedBy.length).toBeGreaterThan(0);
    expect(guardedBy.filter(isMissing)).toEqual([]);
  });
});

/** Whether there is no such file, or no such title in it. */
function isMissing([file, title]: Shown): boolean {
  const path = `tests/${file}`;
  return !existsSync(path) || !readFileSync(path, 'utf8').includes(title);
}
