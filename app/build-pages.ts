import { rename } from 'node:fs/promises';

import { build } from 'vite';

import { localizedWords } from './localized-words.ts';
import { compressClient } from './server/plugins/compress-client.ts';

/** Builds the pages for browsers, the laboratory, and the renderer of the server. */
export async function buildPages(): Promise<void> {
  // In every environment: Vite takes the development build of libraries under any other value.
  process.env['NODE_ENV'] = 'production';
  await build({ logLevel: 'warn', build: { manifest: true } });
  await buildLab();
  await compressClient('.build/client');
  await build({
    logLevel: 'warn',
    // Everything is in the file but Node itself: nothing else is read when it is imported.
    ssr: {
      noExternal: true,
      resolve: { conditions: ['source', 'module', 'node', 'development|production'] },
    },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      ssr: 'server.tsx',
      outDir: '../../.build/server',
      copyPublicDir: false,
      target: 'node24',
      chunkSizeWarningLimit: 2_000,
      // The groups of the client's chunks mean nothing here.
      rolldownOptions: { output: { codeSplitting: true } },
    },
  });
}

/** The laboratory in English and in Russian: files that are equal in both are one file. */
async function buildLab(): Promise<void> {
  const lab = { logLevel: 'warn', configFile: 'app/lab/vite.config.ts' } as const;
  const english = localizedWords({ locale: 'en', title: 'Form laboratory · Bozor' });
  await build({ ...lab, plugins: [english] });
  await rename('.build/client/lab/index.html', '.build/client/lab/en.html');
  await build({ ...lab, build: { emptyOutDir: false } });
}
