import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { writeReference } from '../../engine/reference/write-reference.ts';

test('the API reference says what the docstrings say, of every public name', () => {
  const written = readFileSync(new URL('../../engine/API.md', import.meta.url), 'utf8');
  expect(written, 'run `npm run reference`').toBe(writeReference());
});
