import { describe, expect, test } from 'vitest';

import { compile } from '../../../engine/index.ts';
import { diagnose } from '../../../engine/inspect.ts';
import { createFormStore } from '../../../engine/store.ts';
import { openForm } from './open-form.tsx';

interface TroublePage {
  /** Codes that compiling it reports, in the modes together. */
  readonly diagnostics: readonly string[];
  readonly page: unknown;
}

const files = import.meta.glob<TroublePage>('../../../fixtures/trouble/*.json', {
  import: 'default',
});
const pages = Object.entries(files).map(([path, load]) => ({
  name: path.replace(/^.*\/|\.json$/g, ''),
  load,
}));

describe('a troublesome definition', () => {
  test.for(pages)('draws both forms without an error: $name', async ({ load }) => {
    const { diagnostics, page } = await load();
    const codes = new Set<string>();
    for (const mode of ['entry', 'filter'] as const) {
      const plan = compile(page, { mode });
      for (const { code } of diagnose(plan)) codes.add(code);
      const { container } = await openForm(createFormStore(plan));
      expect(container.querySelector('form')).not.toBeNull();
    }
    expect(Array.from(codes)).toEqual(expect.arrayContaining([...diagnostics]));
  });
});
