import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';

import { build, type Plugin } from 'vite';
import { z } from 'zod';

import { browserFloor } from './browser-floor.ts';
import { localizedWords } from './localized-words.ts';
import { compressClient } from './server/plugins/compress-client.ts';

const CLIENT = '.build/client';
const TAJIK = localizedWords({ locale: 'tg', title: 'Bozor' });

/** Builds the pages for browsers, the laboratory, and the renderers of the server. */
export async function buildPages(): Promise<void> {
  // In every environment: Vite takes the development build of libraries under any other value.
  process.env['NODE_ENV'] = 'production';
  await buildClient();
  await buildLab();
  await compressClient(CLIENT);
  await rm('.build/server', { recursive: true, force: true });
  await buildRenderer('server/tg', [TAJIK]);
  await buildEarlyScript();
  await buildRenderer('server', []);
}

/** The pages in Tajik and in Russian: files that are equal in both are one file. */
async function buildClient(): Promise<void> {
  await build({ logLevel: 'warn', plugins: [TAJIK], build: { manifest: true } });
  await rename(`${CLIENT}/index.html`, `${CLIENT}/index.tg.html`);
  await rename(`${CLIENT}/.vite/manifest.json`, `${CLIENT}/.vite/manifest.tg.json`);
  await build({ logLevel: 'warn', build: { manifest: true, emptyOutDir: false } });
}

/** The inline script of the pages of kept ads: one file without imports. */
async function buildEarlyScript(): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    root: 'app/client',
    build: {
      outDir: '../../.build/server',
      emptyOutDir: false,
      copyPublicDir: false,
      modulePreload: false,
      target: [...browserFloor()],
      rolldownOptions: {
        input: 'app/client/early/main.ts',
        output: { format: 'iife', entryFileNames: 'early.js' },
      },
    },
  });
}

async function buildRenderer(folder: string, plugins: readonly Plugin[]): Promise<void> {
  await build({
    logLevel: 'warn',
    plugins: [...plugins],
    // Everything is in the file but Node itself: nothing else is read when it is imported.
    ssr: {
      noExternal: true,
      resolve: { conditions: ['source', 'module', 'node', 'development|production'] },
    },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      ssr: 'server.tsx',
      outDir: `../../.build/${folder}`,
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'node24',
      chunkSizeWarningLimit: 2_000,
      // The groups and short names of the client's chunks mean nothing here: a stack shows names.
      rolldownOptions: {
        output: { codeSplitting: true, chunkFileNames: 'assets/[name]-[hash].js' },
      },
    },
  });
}

/** The laboratory in English and in Russian: files that are equal in both are one file. */
async function buildLab(): Promise<void> {
  const lab = { logLevel: 'warn', configFile: 'app/lab/vite.config.ts' } as const;
  const english = localizedWords({ locale: 'en', title: 'Form laboratory · Bozor' });
  await build({ ...lab, plugins: [english] });
  await drawLab([english]);
  await rename(`${CLIENT}/lab/index.html`, `${CLIENT}/lab/en.html`);
  await build({ ...lab, build: { emptyOutDir: false } });
  await drawLab([]);
}

/** Writes the frame of the laboratory into its page: it shows while the code is on its way. */
async function drawLab(plugins: readonly Plugin[]): Promise<void> {
  const folder = '.build/lab-frame';
  await build({
    logLevel: 'warn',
    configFile: 'app/lab/vite.config.ts',
    plugins: [...plugins],
    ssr: { noExternal: true },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      ssr: 'draw-first-view.tsx',
      outDir: `../../${folder}`,
      copyPublicDir: false,
      target: 'node24',
      rolldownOptions: { output: { codeSplitting: true } },
    },
  });
  const { href } = pathToFileURL(`${folder}/draw-first-view.js`);
  // A file that changes between two imports is another module.
  const { drawFirstView } = FrameRenderer.parse(await import(`${href}?${plugins.length}`));
  const page = `${CLIENT}/lab/index.html`;
  const html = await readFile(page, 'utf8');
  const root = '<div id="root">';
  await writeFile(
    page,
    html.replace(root, () => `${root}${drawFirstView()}`),
  );
  await rm(folder, { recursive: true, force: true });
}

const FrameRenderer = z.object({
  drawFirstView: z.custom<() => string>((value) => typeof value === 'function'),
});
