import { writeTrace } from '@bozor/form-engine/trace';
import { describe, expect, test } from 'vitest';

import { readOpenedFile } from '../../app/lab/opened-file/read-opened-file.ts';
import { sampleTrace } from './sample-trace.ts';

const har = (entries: readonly unknown[]) => JSON.stringify({ log: { version: '1.2', entries } });

describe('an opened file', () => {
  test('is a trace when it has the format of one', async () => {
    const read = await readOpenedFile(writeTrace(sampleTrace));
    expect(read).toEqual({ type: 'trace', trace: sampleTrace });
  });

  test('is a bad trace when it is invalid, with every problem and its pointer', async () => {
    const read = await readOpenedFile(
      JSON.stringify({ ...sampleTrace, acts: [{ type: 'SING', at: 1 }] }),
    );
    expect(read).toMatchObject({ type: 'bad-trace' });
    const problems = read.type === 'bad-trace' ? read.problems : [];
    expect(problems.length).toBeGreaterThan(0);
    expect(problems[0]?.pointer).toMatch(/^\/acts\/0/);
  });

  test('is a HAR when it has a log of entries', async () => {
    const read = await readOpenedFile(har([]));
    expect(read).toEqual({ type: 'har', har: { pages: [], traces: [], skipped: [] } });
  });

  test.for(['[]', '{}', 'null', '7', '{"log":{}}', '{"format":"video"}'])(
    'is a definition in any other case: %s',
    async (text) => {
      const read = await readOpenedFile(text);
      expect(read).toEqual({ type: 'definition', document: JSON.parse(text) });
    },
  );

  test('is reported as no JSON when it does not parse', async () => {
    expect(await readOpenedFile('{"filters": [}')).toMatchObject({ type: 'not-json' });
  });
});
