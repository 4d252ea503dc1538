import { existsSync, readFileSync } from 'node:fs';

import { describe, expect, test } from 'vitest';

import { routes } from '../../../app/contract/index.ts';
import { CHECKS } from './checks.ts';

describe('the 37 checks', () => {
  test('are 37', () => {
    expect(CHECKS).toHaveLength(37);
  });

  test.for(CHECKS.map((check, index) => ({ number: index + 1, ...check })))(
    '$number: $question',
    ({ shownBy, notBuilt }) => {
      const missing = shownBy.filter(([file, title]) => {
        const path = `tests/${file}`;
        return !existsSync(path) || !readFileSync(path, 'utf8').includes(title);
      });
      expect(missing).toEqual([]);
      // What is built by now needs tests in its row.
      const built = Object.values(routes).filter(({ path }) => notBuilt?.test(path) === true);
      expect(built).toEqual([]);
      expect(shownBy.length > 0).toBe(notBuilt === undefined);
    },
  );
});
