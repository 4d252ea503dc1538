import { expect, test } from 'vitest';

import { compile } from '../../../engine/index.ts';
import { toJsonSchema } from '../../../engine/schema.ts';
import { carPage } from './cars.ts';
import { json, runIn } from './memory-io.ts';

const world = { files: { 'cars.json': json({ page: carPage }) } };

test.for(['entry', 'filter'] as const)(
  'schema prints what the engine makes for %s',
  async (mode) => {
    const words = ['cars.json', '--at', '/page', '--mode', mode];
    const { exit, stdout } = await runIn(world, 'schema', ...words);
    expect(exit).toBe(0);
    expect(JSON.parse(stdout)).toEqual(toJsonSchema(compile(carPage, { mode })));
  },
);

test('schema is made of one document', async () => {
  const files = { 'a.json': '[]', 'b.json': '[]' };
  const { exit, stderr } = await runIn({ files }, 'schema', '*.json');
  expect(exit).toBe(2);
  expect(stderr).toContain('"*.json" matches 2 files.');
});
