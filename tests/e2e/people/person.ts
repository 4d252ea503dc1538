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
    await listen(page, { noise, expectedNoise });
    await provide(page);
    await page.evaluate(() => document.title);
    await context.close();
  },
});

export { expect };

async function listen(
  page: Page,
  { noise, expectedNoise }: Pick<Watch, 'noise' | 'expectedNoise'>,
): Promise<void> {
  const report = (message: string): void => {
    if (expectedNoise?.test(message) !== true) noise.push(message);
  };
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return;
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
