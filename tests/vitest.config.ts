import { fileURLToPath } from 'node:url';

import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

import product from '../vite.config.ts';
import { CHROMIUM_FLAGS, findChromium } from './browser/chromium.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Tests that start processes, fill the memory or wait for time limits: each file in a process of
 * its own.
 */
const PROCESS_TESTS = [
  'tests/engine/package/**/*.test.ts',
  'tests/engine/cli/process.test.ts',
  'tests/floor/*.test.ts',
  'tests/run/*.test.ts',
  'tests/server/{main,failed-starts,launch-postgres,memory,pages}.test.ts',
  'tests/server/{slow-uploads,slow-readers,log-lines,authorization-sender}.test.ts',
];

/** A project of tests without a page. */
const inNode = {
  root,
  ssr: {
    resolve: { conditions: ['source', 'node'], externalConditions: ['source', 'node'] },
  },
};
const nodeTests = {
  environment: 'node',
  setupFiles: ['tests/law-runs.ts'],
  // Ends a test that hangs: a law runs a hundred cases, and a machine may be busy.
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 15_000 } },
};

/** The tests in Node and in a page, with the product's plugins and aliases. */
export default defineConfig({
  ...product,
  root,
  test: {
    // By default vitest would use one of two cores; half of the time is waiting for PostgreSQL.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        ...inNode,
        test: {
          ...nodeTests,
          name: 'unit',
          // No module has state: one worker loads each module once.
          isolate: false,
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/server/**', ...PROCESS_TESTS],
        },
      },
      {
        extends: true,
        ...inNode,
        test: {
          ...nodeTests,
          name: 'server',
          isolate: false,
          include: ['tests/server/**/*.test.ts'],
          exclude: PROCESS_TESTS,
          globalSetup: 'tests/server/database/hold-server.ts',
        },
      },
      {
        extends: true,
        ...inNode,
        test: {
          ...nodeTests,
          name: 'processes',
          include: PROCESS_TESTS,
          globalSetup: ['tests/run/setup.ts', 'tests/server/database/hold-server.ts'],
        },
      },
      {
        extends: true,
        root,
        // Each file has a frame of its own: it takes the modules from the memory of the browser,
        // which ends with the run, and asks the server for none a second time.
        server: { headers: { 'Cache-Control': 'max-age=3600' } },
        // Found late by a press in a test, it would reload the page under the others.
        optimizeDeps: { include: ['uqr'] },
        test: {
          name: 'browser',
          // Limits end a test that hangs. A busy machine draws 500 fields for most of a minute, and
          // the default of a poll is one second.
          testTimeout: 90_000,
          expect: { poll: { timeout: 15_000 } },
          include: ['tests/**/*.browser.test.tsx'],
          setupFiles: ['tests/browser/clear-storage.ts'],
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({
              // An animation costs as much as drawing does: tests of it ask for it by `withMotion`.
              contextOptions: { reducedMotion: 'reduce' },
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
