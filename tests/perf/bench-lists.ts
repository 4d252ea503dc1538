import { chromium } from '@playwright/test';

import { CHROMIUM_FLAGS, findChromium } from '../browser/chromium.ts';
import { buildPage } from './build-page.ts';
import type { ListCase } from './measure/list-times.ts';
import { servePages } from './serve-pages.ts';

/**
 * `npm run bench:lists`: every list of 50,000 options in a production build, in Chromium. Goals:
 * open 150 ms, key 16 ms, tick 30 ms, with 10,000 chosen as with one. Prints a table.
 */
const TYPES = ['DROP_LIST', 'LIST', 'LIST_ADAPTER', 'LIST_RADIO_BUTTON', 'CHECKBOX'] as const;
const CASES: readonly ListCase[] = TYPES.flatMap((type) =>
  [1, 2, 10_000].map((chosen) => ({ type, chosen })),
);

await buildPage('lists');
const pages = await servePages();
const executablePath = findChromium();
if (executablePath === null) throw new Error('No Chromium: set CHROME_PATH to one.');
const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(`${pages.origin}lists/`);
  const rows = [];
  for (const one of CASES) {
    // The first drawing of a kind compiles its code.
    await page.evaluate((warm) => window.timeList?.(warm), one);
    const times = await page.evaluate((given) => window.timeList?.(given), one);
    const rounded = Object.entries(times ?? {}).map(([name, ms]) => [name, ms && Math.round(ms)]);
    rows.push({ ...one, ...Object.fromEntries(rounded) });
  }
  console.table(rows);
} finally {
  await browser.close();
  await pages.close();
}
