import { describe, expect, test } from 'vitest';

import { writeTrace } from '../../../engine/trace.ts';
import { carPage, carTrace } from './cars.ts';
import { json, runIn } from './memory-io.ts';

const files = {
  'wrapped.json': json({ title: 'x', page: carPage }),
  'cars.trace.json': writeTrace(carTrace),
  'cars.json': json(carPage),
  'empty.json': json({ filters: [], page: carPage }),
};

describe.for(['explain', 'types', 'schema', 'fuzz', 'coverage'])('%s', (command) => {
  test('does not read a document with nested definitions as an empty form', async () => {
    const { exit, stdout, stderr } = await runIn({ files }, command, 'wrapped.json');
    expect([exit, stdout]).toEqual([3, '']);
    expect(stderr).toContain('wrapped.json has no filters at the top.');
    expect(stderr).toContain('Add --at /page.');
  });

  test('works on a page that is really empty', async () => {
    expect((await runIn({ files }, command, 'empty.json')).exit).toBe(0);
  });
});

test.for(['types', 'schema'])('%s reports where a trace has its definitions', async (command) => {
  const { exit, stderr } = await runIn({ files }, command, 'cars.trace.json');
  expect(exit).toBe(3);
  expect(stderr).toContain('Add --at /definitions.');
});

test('of several files one that has them elsewhere keeps no other back', async () => {
  const { exit, stdout, stderr } = await runIn({ files }, 'coverage', 'cars.json', 'wrapped.json');
  expect(exit).toBe(3);
  expect(stdout).toContain('fields');
  expect(stderr).toContain('Add --at /page.');
});
