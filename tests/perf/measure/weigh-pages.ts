import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

import { COMMON_CHUNKS, PAGES_FOLDER } from '../build-page.ts';
import { inTime, wordsOf, type ContestBrowser } from '../contest-browser.ts';
import type { Contestant } from '../contestants.ts';
import type { Failure } from '../failure.ts';

/** Fields of the form whose page is measured. */
const FIELDS = 50;

/** Bytes of a page beyond React and the bench itself, brotli. */
export interface Weight {
  readonly contestant: string;
  readonly scriptBytes: number;
  readonly styleBytes: number;
}

/** Measures what the browser fetches until a form is rendered, lazy chunks included. */
export async function weighPages(
  browser: ContestBrowser,
  contestants: readonly Contestant[],
): Promise<readonly (Weight | Failure)[]> {
  const weights: (Weight | Failure)[] = [];
  for (const { name } of contestants) {
    try {
      const files = await browser.visit(name, async (page) => {
        await inTime(
          'mount',
          page.evaluate((fields) => window.bench.mount(fields), FIELDS),
        );
        await page.waitForLoadState('networkidle');
        const loaded = () => performance.getEntriesByType('resource').map((entry) => entry.name);
        return page.evaluate(loaded);
      });
      weights.push(await weigh(name, files));
    } catch (error) {
      weights.push({ contestant: name, failure: wordsOf(error) });
    }
  }
  return weights;
}

async function weigh(contestant: string, addresses: readonly string[]): Promise<Weight> {
  const files = [...new Set(addresses.map((address) => new URL(address).pathname))];
  const sizes = await Promise.all(
    files.map(async (file) => {
      const content = await readFile(join(PAGES_FOLDER, file));
      return { file, bytes: brotliCompressSync(content).byteLength };
    }),
  );
  const sum = (isWanted: (file: string) => boolean) =>
    sizes.reduce((total, { file, bytes }) => total + (isWanted(file) ? bytes : 0), 0);
  return {
    contestant,
    scriptBytes: sum((file) => file.endsWith('.js') && !isCommon(file)),
    styleBytes: sum((file) => file.endsWith('.css')),
  };
}

function isCommon(file: string): boolean {
  return COMMON_CHUNKS.some((chunk) => file.endsWith(`/${chunk}.js`));
}
