import { preview } from 'vite';

import { PAGES_FOLDER } from './build-page.ts';

/** Serves the built pages cross-origin isolated, since clocks are coarse otherwise. */
export async function servePages(): Promise<{
  readonly origin: string;
  readonly close: () => Promise<void>;
}> {
  const server = await preview({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'warn',
    build: { outDir: PAGES_FOLDER },
    preview: {
      port: 0,
      headers: {
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Cross-Origin-Embedder-Policy': 'require-corp',
      },
    },
  });
  const origin = server.resolvedUrls?.local[0];
  if (origin === undefined) throw new Error('The bench could not serve its pages.');
  return { origin, close: () => server.close() };
}
