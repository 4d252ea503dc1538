import { build } from 'vite';

/** Builds the pages twice: for browsers, and for the server that draws them. */
export async function buildPages(): Promise<void> {
  await build({ logLevel: 'warn', build: { manifest: true } });
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
      // The groups of the client's chunks mean nothing here.
      rolldownOptions: { output: { codeSplitting: true } },
    },
  });
}
