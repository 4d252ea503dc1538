import { test as base, expect } from '@playwright/test';

interface Watch {
  /** What a test makes the browser complain of on purpose; `null` when nothing may be heard. */
  readonly expectedNoise: RegExp | null;
  /** Complaints heard so far: the console's, uncaught errors, breaches of the content policy. */
  readonly noise: string[];
}

/** A test with a page that stays silent: any complaint nobody expected fails it at its end. */
export const test = base.extend<Watch>({
  expectedNoise: [null, { option: true }],
  noise: [
    async ({ page, expectedNoise }, use) => {
      const noise: string[] = [];
      const hear = (complaint: string): void => {
        if (expectedNoise?.test(complaint) !== true) noise.push(complaint);
      };
      page.on('console', (message) => {
        if (!['error', 'warning'].includes(message.type())) return;
        hear(`${message.text()} ${message.location().url}`);
      });
      page.on('pageerror', (error) => hear(String(error)));
      // A caught eval never reaches the console by itself: only the event tells of it.
      await page.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (breach) => {
          console.error(`policy: ${breach.violatedDirective} ${breach.blockedURI}`);
        });
      });
      await use(noise);
      await page.evaluate(() => document.title);
      expect(noise).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
