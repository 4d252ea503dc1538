import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

import type { Plugin } from 'vite';

const CACHE = '.build/minified';
const WORKER = new URL('minify-worker.ts', import.meta.url);

/** A built script: Vite's output chunk. */
interface Script {
  code: string;
}

/**
 * A second minifier after Vite's own, over the scripts of the built pages.
 *
 * It inlines and merges what the first one leaves: 1–2 % of a page's compressed bytes.
 * File names keep the hash of the code before it, so a new version of it alone does not rename.
 * It is slow, so it uses every core and keeps its results in `.build`: builds in two languages
 * share most scripts.
 */
export function minifyAgain(): Plugin {
  return {
    name: 'minify-again',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const scripts = Object.values(bundle).filter((output) => output.type === 'chunk');
        await mkdir(CACHE, { recursive: true });
        await minifyAll(scripts);
      },
    },
  };
}

async function minifyAll(scripts: readonly Script[]): Promise<void> {
  // The longest first: no core waits for it at the end.
  const queue = scripts.toSorted((a, b) => b.code.length - a.code.length);
  const lane = async (): Promise<void> => {
    const worker = new Worker(WORKER);
    try {
      for (let script = queue.shift(); script !== undefined; script = queue.shift()) {
        script.code = await minifyOnce(script.code, worker);
      }
    } finally {
      await worker.terminate();
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, lane));
}

/** The result of an earlier build for the same code, else the worker's. */
async function minifyOnce(code: string, worker: Worker): Promise<string> {
  const { text, names } = withoutHashes(code);
  const path = join(CACHE, `${createHash('sha256').update(text).digest('hex')}.js`);
  const kept = await readFile(path, 'utf8').catch(() => null);
  const minified = kept ?? (await askWorker(worker, text));
  if (kept === null) await writeFile(path, minified);
  return minified.replaceAll(/@(\d+)@/g, (mark, index: string) => names[Number(index)] ?? mark);
}

/** The name of a built file: of a chunk its hash alone. */
const HASHED = /(?<=[/"'`])(?:[\w-]+-[\w-]{8}|[\w-]{7})\.(?:js|css)(?=["'`])/g;

/** The code with its hashed file names as marks, `@0@`: a script that is equal but for them is kept once. */
function withoutHashes(code: string): { readonly text: string; readonly names: string[] } {
  const names: string[] = [];
  const text = code.replaceAll(HASHED, (name) => {
    names.push(name);
    return `@${names.length - 1}@`;
  });
  return { text, names };
}

async function askWorker(worker: Worker, code: string): Promise<string> {
  const answer = once(worker, 'message');
  // The empty list of transferred objects: a worker has no origin to name.
  worker.postMessage(code, []);
  const [minified]: unknown[] = await answer;
  if (typeof minified !== 'string') throw new TypeError('The minifier answers with code.');
  return minified;
}
