import { fileURLToPath } from 'node:url';

import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

import product from '../vite.config.ts';
import { CHROMIUM_FLAGS, findChromium } from './browser/chromium.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The unit tests and the component tests, over the plugins and aliases that the product is built with. */
export default defineConfig({
  ...product,
  root,
  test: {
    // Left alone vitest would use one of two cores, and half of the time is spent waiting for PostgreSQL.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        root,
        test: {
          name: 'node',
          // A law tries hundreds of cases; on a busy machine the usual 5 s are too few.
          testTimeout: 30_000,
          hookTimeout: 60_000,
          include: ['tests/**/*.test.ts'],
          environment: 'node',
        },
        ssr: {
          resolve: { conditions: ['source', 'node'], externalConditions: ['source', 'node'] },
        },
      },
      {
        extends: true,
        root,
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
