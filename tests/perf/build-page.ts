import { join } from 'node:path';

import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';

import { rjsfAliases } from '../../engine/react/rjsf/rjsf-aliases.ts';

/** Folder of the built pages, with one folder each. */
export const PAGES_FOLDER = join(import.meta.dirname, '..', '..', '.build', 'perf', 'pages');

/**
 * Chunks that every page contains and that belong to no contestant: React, and the bench itself.
 */
export const COMMON_CHUNKS = ['react', 'bench'] as const;

const [REACT, BENCH] = COMMON_CHUNKS;

/**
 * Builds the page of one contestant for production, separately, so that it contains no code of
 * another.
 *
 * @throws The bundler's message when a contestant cannot be built.
 */
export async function buildPage(contestant: string): Promise<void> {
  await build({
    configFile: false,
    root: join(import.meta.dirname, 'page'),
    base: './',
    logLevel: 'error',
    plugins: [react(), entryOf(contestant), slimEngine()],
    resolve: {
      conditions: ['source', 'module', 'browser', 'production'],
      alias: { react: ofProduct('react'), 'react-dom': ofProduct('react-dom') },
    },
    build: {
      outDir: join(PAGES_FOLDER, contestant),
      emptyOutDir: true,
      target: 'esnext',
      chunkSizeWarningLimit: 4000,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: '[name].js',
          codeSplitting: {
            groups: [
              { name: REACT, test: /node_modules\/(react|react-dom|scheduler)\// },
              { name: BENCH, test: /tests\/perf\/(work\.ts|page\/[\w-]+\.ts$)/ },
            ],
          },
        },
      },
    },
  });
}

/** The product's own React: the same copy for all contestants. */
function ofProduct(name: string): string {
  return join(import.meta.dirname, '..', '..', 'node_modules', name);
}

function entryOf(contestant: string): Plugin {
  return {
    name: 'entry-of-contestant',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => html.replaceAll('%CONTESTANT%', contestant),
    },
  };
}

/** The engine's aliases for its own rjsf, as in the product; the peer's rjsf stays complete. */
function slimEngine(): Plugin {
  return {
    name: 'slim-engine',
    enforce: 'pre',
    resolveId: (source, importer) => {
      if (importer?.startsWith(import.meta.dirname) === true) return null;
      return rjsfAliases.find(({ find }) => find.test(source))?.replacement ?? null;
    },
  };
}
