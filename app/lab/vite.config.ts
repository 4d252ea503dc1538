import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

import { rjsfAliases } from '../../engine/react/rjsf/rjsf-aliases.ts';
import { browserFloor } from '../browser-floor.ts';

/** Builds the lab after the marketplace's pages: that build empties the output folder. */
export default defineConfig({
  root: 'app/lab',
  base: '/lab/',
  publicDir: false,
  plugins: [react()],
  resolve: {
    conditions: ['source', 'module', 'browser', 'development|production'],
    alias: [...rjsfAliases],
  },
  build: {
    outDir: '../../.build/client/lab',
    emptyOutDir: true,
    target: [...browserFloor()],
    // The policy of the pages allows no font inside of a style sheet.
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
    rolldownOptions: {
      output: {
        // One file for the laboratory in both languages, which outlives its changes.
        codeSplitting: {
          groups: [{ name: 'libraries', tags: ['$initial'], test: /\/node_modules\// }],
        },
      },
    },
  },
});
