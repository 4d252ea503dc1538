import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

import { rjsfAliases } from './engine/react/rjsf/vite-aliases.ts';
import { CHROMIUM_FLAGS, findChromium } from './tests/browser/chromium.ts';

export default defineConfig({
  root: process.env['VITEST'] === undefined ? 'app/client' : '.',
  plugins: [react()],
  resolve: {
    conditions: ['source', 'module', 'browser', 'development|production'],
    alias: [...rjsfAliases],
  },
  build: {
    outDir: '../../.build/client',
    emptyOutDir: true,
    target: 'es2023',
    // What every page loads, in one chunk: rolldown would cut it into twenty, which compress worse.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [{ name: 'first-page', tags: ['$initial'], test: /^(?!.*\/engine\/)/ }],
        },
      },
    },
  },
  test: {
    // Left alone vitest would use one of two cores, and half of the time is spent waiting for PostgreSQL.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        root: '.',
        test: {
          name: 'node',
          // A law tries hundreds of cases; on a busy machine the usual 5 s are too few.
          testTimeout: 30_000,
          include: ['tests/**/*.test.ts'],
          environment: 'node',
        },
        ssr: {
          resolve: { conditions: ['source', 'node'], externalConditions: ['source', 'node'] },
        },
      },
      {
        extends: true,
        root: '.',
        test: {
          name: 'browser',
          include: ['tests/**/*.browser.test.tsx'],
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({
              launchOptions: {
                executablePath: findChromium() ?? '',
                args: CHROMIUM_FLAGS,
              },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
