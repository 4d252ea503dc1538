import { writeTrace } from '@bozor/form-engine/trace';
import { describe, expect, test } from 'vitest';

import { readOwn } from '../../app/lab/own/read-own.ts';
import { sampleTrace } from './sample-trace.ts';

const har = (entries: readonly unknown[]) => JSON.stringify({ log: { version: '1.2', entries } });

describe('what a tester brings', () => {
  test('is a trace when it says so, whatever its file is called', async () => {
    const read = await readOwn(writeTrace(sampleTrace));
    expect(read).toEqual({ type: 'trace', trace: sampleTrace });
  });

  test('is told to be a broken trace, with every problem and its remedy', async () => {
    const read = await readOwn(JSON.stringify({ ...sampleTrace, acts: [{ type: 'SING', at: 1 }] }));
    expect(read).toMatchObject({ type: 'bad-trace' });
    const problems = read.type === 'bad-trace' ? read.problems : [];
    expect(problems.length).toBeGreaterThan(0);
    expect(problems[0]?.pointer).toMatch(/^\/acts\/0/);
  });

  test('is a browser’s recording when it has a log of entries', async () => {
    const read = await readOwn(har([]));
    expect(read).toEqual({ type: 'har', har: { pages: [], traces: [], skipped: [] } });
  });

  test.for(['[]', '{}', 'null', '7', '{"log":{}}', '{"format":"video"}'])(
    'is a definition otherwise: %s',
    async (text) => {
      const read = await readOwn(text);
      expect(read).toEqual({ type: 'definition', document: JSON.parse(text) });
    },
  );

  test('is no JSON when it is none', async () => {
    expect(await readOwn('{"filters": [}')).toMatchObject({ type: 'not-json' });
  });
});
