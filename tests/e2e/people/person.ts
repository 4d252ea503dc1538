import { randomInt } from 'node:crypto';

import { test as base, expect } from '@playwright/test';
import type { Page } from '@playwright/test';

interface Watch {
  /** What a test makes the browser complain of on purpose; `null` when nothing may be heard. */
  readonly expectedNoise: RegExp | null;
  /** Complaints heard so far: the console's, uncaught errors, breaches of the content policy. */
  readonly noise: string[];
  /** Somebody else, with a browser of their own, which is to stay as silent. */
  readonly stranger: Page;
}

/** A test with a page that stays silent: any complaint nobody expected fails it at its end. */
export const test = base.extend<Watch>({
  expectedNoise: [null, { option: true }],
  // An address for each: one address gets so many codes an hour and so many calls a minute.
  extraHTTPHeaders: ({ extraHTTPHeaders }, lend) =>
    lend({ ...extraHTTPHeaders, ...fromSomewhere() }),
  page: async ({ page, javaScriptEnabled }, lend) => {
    if (javaScriptEnabled) waitUntilReady(page);
    await lend(page);
  },
  noise: [
    async ({ page, expectedNoise }, lend) => {
      const noise: string[] = [];
      await listen(page, { noise, expectedNoise });
      await lend(noise);
      await page.evaluate(() => document.title);
      expect(noise).toEqual([]);
    },
    { auto: true },
  ],
  stranger: async ({ browser, noise, expectedNoise }, lend) => {
    const context = await browser.newContext({ extraHTTPHeaders: fromSomewhere() });
    const page = await context.newPage();
    waitUntilReady(page);
    await listen(page, { noise, expectedNoise });
    await lend(page);
    await page.evaluate(() => document.title);
    await context.close();
  },
});

export { expect };

/**
 * Lets every page be opened until it can be used: HTML from the server is there before it hydrates.
 * A page whose code does not come stays as it is, so the wait has an end.
 */
function waitUntilReady(page: Page): void {
  const ready = () =>
    page
      .locator('html[data-ready], html:not(:has(#drawn-reads))')
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
  const hear = (complaint: string): void => {
    if (expectedNoise?.test(complaint) !== true) noise.push(complaint);
  };
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return;
    // The browser logs the status of a page that is not there: it is the server's right answer.
    if (STATUS.test(message.text()) && message.location().url === page.url()) return;
    hear(`${message.text()} ${message.location().url}`);
  });
  page.on('pageerror', (error) => hear(String(error)));
  // A caught eval never reaches the console by itself: only the event tells of it.
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (breach) => {
      console.error(`policy: ${breach.violatedDirective} ${breach.blockedURI}`);
    });
  });
}

function fromSomewhere(): Record<string, string> {
  const address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;
  return { 'x-forwarded-for': address };
}
