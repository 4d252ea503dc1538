import { randomInt } from 'node:crypto';

import { test as base, expect } from '@playwright/test';
import type { Page } from '@playwright/test';

interface Watch {
  /** Messages that a test causes on purpose; `null` for none. */
  readonly expectedNoise: RegExp | null;
  /** Messages so far: of the console, uncaught errors, policy violations. */
  readonly noise: string[];
  /** A page in another browser context, which must be as silent. */
  readonly stranger: Page;
}

/** A test whose page must be silent: any unexpected message fails it at its end. */
export const test = base.extend<Watch>({
  expectedNoise: [null, { option: true }],
  // An address per test: codes per hour and calls per minute are limited by address.
  extraHTTPHeaders: ({ extraHTTPHeaders }, provide) =>
    provide({ ...extraHTTPHeaders, ...randomAddress() }),
  page: async ({ page, javaScriptEnabled }, provide) => {
    if (javaScriptEnabled) waitUntilReady(page);
    await provide(page);
  },
  noise: [
    async ({ page, expectedNoise }, provide) => {
      const noise: string[] = [];
      await listen(page, { noise, expectedNoise });
      await provide(noise);
      await page.evaluate(() => document.title);
      expect(noise).toEqual([]);
    },
    { auto: true },
  ],
  stranger: async ({ browser, noise, expectedNoise }, provide) => {
    const context = await browser.newContext({ extraHTTPHeaders: randomAddress() });
    const page = await context.newPage();
    waitUntilReady(page);
    await listen(page, { noise, expectedNoise });
    await provide(page);
    await page.evaluate(() => document.title);
    await context.close();
  },
});

export { expect };

/**
 * Makes every opened page wait until it can be used: the HTML from the server is there before it
 * hydrates. The wait ends also for a page whose code does not load, or not in this browser.
 */
function waitUntilReady(page: Page): void {
  const ready = () =>
    page
      .locator('html[data-ready], html[data-old], html:not(:has(#drawn-reads))')
      .waitFor({ state: 'attached', timeout: READY_MS })
      .catch(() => undefined);
  const open = page.goto.bind(page);
  const reload = page.reload.bind(page);
  page.goto = async (...address) => {
    const answer = await open(...address);
    await ready();
    return answer;
  };
  page.reload = async (...options) => {
    const answer = await reload(...options);
    await ready();
    return answer;
  };
}

const STATUS = /^Failed to load resource: .* status of (?:404|410) /;
/** Longer than any page takes on a busy machine. */
const READY_MS = 10_000;

async function listen(
  page: Page,
  { noise, expectedNoise }: Pick<Watch, 'noise' | 'expectedNoise'>,
): Promise<void> {
  const report = (message: string): void => {
    if (expectedNoise?.test(message) !== true) noise.push(message);
  };
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return;
    // The browser logs the status of an unknown page, which is the server's right answer.
    if (STATUS.test(message.text()) && message.location().url === page.url()) return;
    report(`${message.text()} ${message.location().url}`);
  });
  page.on('pageerror', (error) => report(String(error)));
  // A caught eval never reaches the console: only the event reports it.
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (breach) => {
      console.error(`policy: ${breach.violatedDirective} ${breach.blockedURI}`);
    });
  });
}

function randomAddress(): Record<string, string> {
  const address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;
  return { 'x-forwarded-for': address };
}
