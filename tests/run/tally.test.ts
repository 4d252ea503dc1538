import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';
import { startVitest } from 'vitest/node';

import { playwrightTally, vitestTally } from './tally.ts';

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

describe('the tally', () => {
  test('of Playwright counts a flaky test as failed', () => {
    const stats = { startTime: '2026-11-22', expected: 7, skipped: 1, unexpected: 2, flaky: 3 };
    expect(playwrightTally(JSON.stringify({ stats }))).toEqual({ passed: 7, failed: 5 });
  });

  test('of vitest counts a flaky test as failed', { timeout: 60_000 }, async () => {
    await mkdir('.build', { recursive: true });
    const root = await mkdtemp(join('.build', 'tally-'));
    const outputFile = join(root, 'report.json');
    await writeFile(join(root, 'flaky.test.mjs'), FLAKY_FILE);
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
      expect(vitestTally(await readFile(outputFile, 'utf8'))).toEqual({ passed: 1, failed: 2 });
    } finally {
      process.exitCode = exitCode;
      await rm(root, { recursive: true });
    }
  });
});
