import { expect, test } from 'vitest';

import { writeReference } from '../../engine/release/write-reference.ts';

/** Reads `dist/API.md` as the build writes it: `writeReference` throws for an undocumented name. */
test('the API reference documents every public name of every door', () => {
  const reference = writeReference();
  const entries = reference.split(/^### /m).slice(1);
  expect(entries.length).toBeGreaterThan(200);
  for (const entry of entries) expect(entry).toMatch(/^`\w+`\n\n\S[^]*```ts\n/);
});
