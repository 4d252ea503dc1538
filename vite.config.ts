import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

import { browserFloor } from './app/browser-floor.ts';
import { minifyAgain } from './app/minify-again.ts';
import { rjsfAliases } from './engine/react/rjsf/rjsf-aliases.ts';

/** The script of `index.html`. */
const ENTRY = /\/index-[^/]+\.js$/;

/** Builds the client; `npm start` reads it, so it imports no test tool. */
export default defineConfig({
  root: 'app/client',
  plugins: [react(), minifyAgain()],
  resolve: {
    conditions: ['source', 'module', 'browser', 'development|production'],
    alias: [
      ...rjsfAliases,
      // wouter and @xstate/react bring React's own hook along for React 17: 0.3 KB of every page.
      { find: /^use-sync-external-store\/shim(?:\/index\.js)?$/, replacement: 'react' },
    ],
  },
  build: {
    outDir: '../../.build/client',
    emptyOutDir: true,
    // The policy of the pages allows no font inside of a style sheet.
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
    target: [...browserFloor()],
    // The texts of the licences of what is in the page's code, which minifying drops.
    license: { fileName: 'third-party.md' },
    modulePreload: {
      // Browsers of that age preload modules by themselves.
      polyfill: false,
      // The page's own entry has run before any chunk is asked for: Firefox fails to preload it.
      resolveDependencies: (_file, files, { hostType }) =>
        hostType === 'html' ? files : files.filter((file) => !ENTRY.test(file)),
    },
    // What every page loads, in one chunk: rolldown would cut it into twenty, which compress worse.
    rolldownOptions: {
      // The second minifier takes most of the time, which is known.
      checks: { bundlerTimings: false },
      output: {
        codeSplitting: {
          groups: [
            { name: 'first-page', tags: ['$initial'], test: /^(?!.*\/engine\/)/ },
            { name: 'counts', test: /\/ui\/(?:plural|ads-count)\// },
          ],
        },
      },
    },
  },
});
