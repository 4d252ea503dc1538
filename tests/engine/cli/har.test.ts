import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { describe, expect, test } from 'vitest';

import { fileNames } from '../../../engine/cli/har/file-names.ts';
import { readTrace, replay } from '../../../engine/trace.ts';
import { runIn } from './memory-io.ts';

const har = readFileSync(fileURLToPath(new URL('../har/car-create.har', import.meta.url)), 'utf8');
const world = { files: { 'visit.har': har } };

describe('har', () => {
  test('writes the pages and traces of a recording, and the traces replay', async () => {
    const run = await runIn(world, 'har', 'visit.har', '--out-dir', 'out');
    expect(run.exit).toBe(0);
    const written = Array.from(run.files.keys()).filter((path) => path.startsWith('out/'));
    const traces = written.filter((path) => path.endsWith('.trace.json'));
    expect(traces.length).toBeGreaterThan(0);
    expect(written.length).toBe(traces.length * 2);
    for (const path of written) expect(run.stdout).toContain(`wrote ${path}`);
    for (const path of traces) {
      const { trace } = readTrace(JSON.parse(run.files.get(path) ?? ''));
      expect(trace === null ? null : replay(trace).divergence).toBeNull();
    }
    const after = { files: Object.fromEntries(run.files) };
    expect((await runIn(after, 'replay', 'out/*.trace.json', '-q')).exit).toBe(0);
    expect((await runIn(after, 'lint', 'out/*.page.json')).exit).toBe(0);
  });

  test('only reports without a folder, and lists what it did not understand', async () => {
    const run = await runIn(world, 'har', 'visit.har', '--json');
    expect(run.files.size).toBe(1);
    const report: { skipped: readonly { reason: string; text: string }[]; written: unknown } =
      JSON.parse(run.stdout);
    expect(report.written).toEqual([]);
    const described = await runIn(world, 'har', 'visit.har');
    expect(described.stdout).toContain(`${report.skipped.length} not understood`);
    for (const { reason, text } of report.skipped) {
      expect(described.stdout).toContain(reason);
      expect(described.stdout).toContain(text);
    }
  });

  test('reads only the files that it is given', async () => {
    const run = await runIn(world, 'har', 'visit.har', '--pages', '/nowhere/*');
    expect(run.exit).toBe(1);
    expect(run.stdout).toContain('0 pages, 0 traces');
  });

  test('knows what is no recording', async () => {
    const run = await runIn({ input: '{"log": {}}' }, 'har', '-');
    expect([run.exit, run.stdout]).toEqual([3, '']);
    expect(run.stderr).toContain('is no recording of a browser');
  });
});

test('a page whose address ends in a number takes no file of another', () => {
  const page = { title: '', mode: 'entry', document: null } as const;
  const paths = ['a', 'a-2', 'a', 'a', 'a-2'];
  const names = fileNames(paths.map((path) => ({ ...page, url: `https://bozor.tj/${path}` })));
  expect(names).toEqual(['a', 'a-2', 'a-3', 'a-4', 'a-2-2']);
});

test('files of pages are named by their addresses, safely, and no two alike', () => {
  const urls = [
    'https://bozor.tj/api/v1/filters/?category=cars',
    'https://bozor.tj/api/v1/filters/?category=cars',
    'https://bozor.tj/../../etc/passwd',
    'https://bozor.tj/',
    `https://bozor.tj/${'длинно'.repeat(40)}`,
  ];
  const page = { title: '', mode: 'entry', document: null } as const;
  const names = fileNames(urls.map((url) => ({ ...page, url })));
  expect(names.slice(0, 4)).toEqual([
    'api-v1-filters-category-cars',
    'api-v1-filters-category-cars-2',
    'etc-passwd',
    'page',
  ]);
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(name).toMatch(/^[\p{L}\p{N}-]{1,103}$/u);
});
