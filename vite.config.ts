import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import type { ChunkingContext } from 'rolldown';
import { defineConfig } from 'vitest/config';

import { rjsfAliases } from './engine/react/rjsf/vite-aliases.ts';
import { CHROMIUM_FLAGS, findChromium } from './tests/browser/chromium.ts';

/**
 * What every page loads, in one chunk: rolldown would cut it into twenty, which compress worse. The
 * engine and the contract are left out, since their doors name more than the first page uses.
 */
const FIRST_PAGE = {
  debugName: 'first-page',
  name: (id: string, build: ChunkingContext) => (isOfFirstPage(id, build) ? 'first-page' : null),
};
const ofFirstPage = new Map<string, boolean>();

function isOfFirstPage(id: string, build: ChunkingContext): boolean {
  const known = ofFirstPage.get(id);
  if (known !== undefined) return known;
  // A circle of imports is decided by its other ends.
  ofFirstPage.set(id, false);
  const isOurs = !/\/engine\/|\/app\/contract\/|\/node_modules\/zod\//.test(id);
  const isNeeded =
    isOurs &&
    (id.endsWith('/app/client/main.tsx') ||
      (build.getModuleInfo(id)?.importers ?? []).some((from) => isOfFirstPage(from, build)));
  ofFirstPage.set(id, isNeeded);
  return isNeeded;
}

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
    rolldownOptions: { output: { codeSplitting: { groups: [FIRST_PAGE] } } },
  },
  test: {
    projects: [
      {
        extends: true,
        root: '.',
        test: {
          name: 'node',
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
