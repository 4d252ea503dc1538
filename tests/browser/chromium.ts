import { existsSync } from 'node:fs';

import { chromium } from '@playwright/test';

/** The shell without windows first: the journeys take a third less processor time in it. */
const SYSTEM_BROWSERS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Flags that keep Chromium quiet and offline, for every browser test. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * The browser of the tests: `CHROME_PATH`, else Playwright's own, else the system's.
 *
 * @returns The path of its executable; `null` when the machine has none.
 */
export function findChromium(): string | null {
  const candidates = [process.env['CHROME_PATH'], chromium.executablePath(), ...SYSTEM_BROWSERS];
  return candidates.find((path) => path !== undefined && path !== '' && existsSync(path)) ?? null;
}
