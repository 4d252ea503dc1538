import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

import { buildPages } from './build-pages.ts';

/** What is built last. */
const OUTPUT = '.build/server/server.js';
const SOURCES = [
  'app/card',
  'app/client',
  'app/lab',
  'app/contract',
  'app/browser-floor.ts',
  'app/build-pages.ts',
  'app/localized-words.ts',
  'engine',
  'app/minify-again.ts',
  'vite.config.ts',
  'package-lock.json',
];

const isForced = process.argv.includes('--force');

/** Builds the pages unless what was built is newer than everything it is made of. */
if (isForced || (await newestChange(SOURCES)) > (await changedAt(OUTPUT))) {
  // A pipe carries the lines of the log alone, which are JSON.
  if (process.stdout.isTTY) process.stdout.write('The pages are built. This takes a while.\n');
  await buildPages();
}

async function newestChange(paths: readonly string[]): Promise<number> {
  return Math.max(...(await Promise.all(paths.map(newestBelow))));
}

async function newestBelow(path: string): Promise<number> {
  if (!(await stat(path)).isDirectory()) return changedAt(path);
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  const files = entries.filter(
    (entry) => entry.isFile() && !entry.parentPath.includes('node_modules'),
  );
  return Math.max(
    0,
    ...(await Promise.all(files.map((file) => changedAt(join(file.parentPath, file.name))))),
  );
}

/** Time of the last change in ms; 0 for a file that is not there. */
async function changedAt(path: string): Promise<number> {
  return stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  );
}
