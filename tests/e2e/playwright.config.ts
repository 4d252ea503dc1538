import { defineConfig, devices } from '@playwright/test';

import { CHROMIUM_FLAGS, findChromium } from '../browser/chromium.ts';
import { DATA_DIR, INBOX_PORT, INBOX_URL, PORT } from './test-server.ts';

/**
 * When set, the tests use a running server and start only the inbox: the server's settings must be
 * those below.
 */
const ADDRESS = process.env['E2E_URL'];
const ORIGIN = ADDRESS ?? `http://127.0.0.1:${PORT}`;

/** Storage of a visitor whom the site has offered its app, at a time since the epoch in ms. */
function visitorSince(shownAt: number) {
  const stored = {
    app_modal_shown: 'true',
    app_modal_shown_at: String(shownAt),
    app_banner_dismissed: 'true',
  };
  const localStorage = Object.entries(stored).map(([name, value]) => ({ name, value }));
  return { cookies: [], origins: [{ origin: ORIGIN, localStorage }] };
}

export default defineConfig({
  testDir: '.',
  outputDir: '../../.build/test-results',
  reporter: [
    ['list'],
    ['json', { outputFile: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ?? '../../.build/e2e.json' }],
  ],
  fullyParallel: true,
  // A fifth of a journey is waiting: four keep two cores busy.
  workers: 4,
  // Ends a test that hangs. The longest takes 25 s, and a busy machine is several times slower.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  // The full cross product belongs to `npm run test:long`.
  ...(process.env['LONG'] === undefined && { grepInvert: /@long/ }),
  forbidOnly: process.env['CI'] !== undefined,
  use: {
    baseURL: ORIGIN,
    // The app was offered to every visitor before; its own journey forgets that.
    storageState: visitorSince(Date.now()),
    locale: 'ru-RU',
    timezoneId: 'Asia/Dushanbe',
    actionTimeout: 15_000,
    screenshot: 'only-on-failure',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: findChromium() ?? '', args: CHROMIUM_FLAGS },
  },
  projects: [
    {
      name: 'desktop',
      testDir: 'desktop',
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      testDir: 'phone',
      use: {
        ...devices['Pixel 7'],
        viewport: { width: 390, height: 844 },
        // Without a GPU every pixel costs time, and no test here counts pixels.
        deviceScaleFactor: 1,
      },
    },
  ],
  webServer: [
    {
      command: 'node tests/e2e/people/sms-inbox.ts',
      cwd: '../..',
      url: `http://127.0.0.1:${INBOX_PORT}/`,
      reuseExistingServer: false,
    },
    ...(ADDRESS === undefined
      ? [
          {
            command: 'npm start',
            cwd: '../..',
            url: `http://127.0.0.1:${PORT}/`,
            timeout: 120_000,
            reuseExistingServer: false,
            gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 } as const,
            env: {
              PORT: String(PORT),
              DATA_DIR,
              LOG_LEVEL: 'warn',
              SMS_URL: INBOX_URL,
              TRUST_PROXY: 'true',
              // Tests ask no other site.
              TILES_URL: '',
            },
          },
        ]
      : []),
  ],
});
