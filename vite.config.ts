import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

const browser = process.env['CHROME_PATH'] ?? '/usr/bin/chromium';

export default defineConfig({
  root: 'app/client',
  plugins: [react()],
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  build: { outDir: '../../.build/client', emptyOutDir: true },
  test: {
    root: '.',
    projects: [
      {
        extends: true,
        root: '.',
        test: {
          name: 'node',
          include: ['tests/**/*.test.ts'],
          environment: 'node',
        },
        ssr: { resolve: { conditions: ['source', 'node', 'import', 'module', 'default'] } },
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
                executablePath: browser,
                args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
              },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
