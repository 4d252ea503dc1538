import { parentPort } from 'node:worker_threads';

import { minify } from 'terser';

/** Answers each script it is sent with its minified code; an error ends the worker. */
parentPort?.on('message', (code: string) => void answer(code));

async function answer(code: string): Promise<void> {
  const minified = await minify(code, {
    module: true,
    ecma: 2022,
    compress: {
      passes: 4,
      unsafe_arrows: true,
      unsafe_methods: true,
      keep_fargs: false,
      pure_getters: 'strict',
    },
  });
  parentPort?.postMessage(minified.code ?? code, []);
}
