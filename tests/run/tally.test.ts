import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';
import { startVitest } from 'vitest/node';

import { lastError } from './last-error.ts';
import { playwrightTally, vitestTally } from './tally.ts';

/** Coloured, and followed by a stack. */
const ERROR = '\u001B[31mError: no «x»\u001B[39m\n    at home.spec.ts:3';

const FLAKY_FILE = `
  import { expect, test } from 'vitest';
  let tries = 0;
  test('passes', () => {});
  test('fails', () => expect(1).toBe(2));
  test('passes on its second try', { retry: 1 }, () => {
    tries += 1;
    expect(tries).toBe(2);
  });
`;

describe('the last error of an output', () => {
  test('is the last line that names one, without colours', () => {
    const output = `Error: first\n${ERROR}\n Errors  1 error\n`;
    expect(lastError(output)).toBe('Error: no «x»');
    expect(lastError('all is well')).toBe('it printed no error');
  });
});

describe('the tally', () => {
  test('of Playwright names failed and flaky tests', () => {
    const spec = (title: string, status: string) => ({
      file: 'home.spec.ts',
      title,
      tests: [{ projectName: 'phone', status, results: [{}, { error: { message: ERROR } }] }],
    });
    const report = {
      stats: { startTime: '2026-11-22', expected: 7 },
      suites: [
        {
          specs: [spec('opens', 'expected'), spec('closes', 'unexpected')],
          suites: [{ specs: [spec('turns', 'flaky'), spec('waits', 'skipped')] }],
        },
      ],
    };
    expect(playwrightTally(JSON.stringify(report))).toEqual({
      passed: 7,
      failures: [
        '[phone] home.spec.ts › closes: Error: no «x»',
        '[phone] home.spec.ts › turns: Error: no «x»',
      ],
    });
  });

  test(
    'of vitest names failed and flaky tests, and a file that cannot be read',
    { timeout: 60_000 },
    async () => {
      await mkdir('.build', { recursive: true });
      const root = await mkdtemp(join('.build', 'tally-'));
      const outputFile = join(root, 'report.json');
      await writeFile(join(root, 'flaky.test.mjs'), FLAKY_FILE);
      await writeFile(join(root, 'unread.test.mjs'), `import './absent.mjs';`);
      const exitCode = process.exitCode;
      try {
        const run = await startVitest('test', [], {
          root,
          config: false,
          watch: false,
          include: ['*.test.mjs'],
          reporters: ['json'],
          outputFile: 'report.json',
        });
        await run.close();
        const { passed, failures } = vitestTally(await readFile(outputFile, 'utf8'));
        expect(passed).toBe(1);
        expect(failures).toEqual([
          `${root}/unread.test.mjs › the file`,
          `${root}/flaky.test.mjs › fails: AssertionError: expected 1 to be 2 // Object.is equality`,
          `${root}/flaky.test.mjs › passes on its second try: AssertionError: expected 1 to be 2 // Object.is equality`,
        ]);
      } finally {
        process.exitCode = exitCode;
        await rm(root, { recursive: true });
      }
    },
  );
});
