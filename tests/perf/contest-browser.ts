import { chromium, type Browser, type Page } from '@playwright/test';

import { CHROMIUM_FLAGS, findChromium } from '../browser/chromium.ts';

/** Timeout of a step, in ms. */
const STEP_LIMIT_MS = 60_000;

/** Opens pages of contestants; a browser that hangs is replaced. */
export interface ContestBrowser {
  /**
   * Opens the page of a contestant, passes it to `act` and closes it.
   *
   * @throws `TooSlow` for a page that hangs, else the error of `act`.
   */
  readonly visit: <T>(contestant: string, act: (page: Page) => Promise<T>) => Promise<T>;
  /** Version of Chromium. */
  readonly version: () => Promise<string>;
  readonly close: () => Promise<void>;
}

/** A step took longer than a minute. */
export class TooSlow extends Error {
  override readonly name = 'TooSlow';
}

/** Starts Chromium at its first use, for pages that `origin` serves. */
export function openContestBrowser(origin: string): ContestBrowser {
  let browser: Browser | null = null;
  const opened = async () => {
    if (browser?.isConnected() !== true) browser = await launch();
    return browser;
  };
  const close = async () => {
    const old = browser;
    browser = null;
    await old?.close();
  };

  return {
    version: async () => (await opened()).version(),
    close,
    visit: async (contestant, act) => {
      const page = await (await opened()).newPage();
      try {
        await inTime('opening', openBench(page, `${origin}${contestant}/`));
        return await act(page);
      } catch (error) {
        // A hanging page cannot be closed; its browser can.
        if (error instanceof TooSlow) await close();
        throw error;
      } finally {
        if (!page.isClosed()) await page.close();
      }
    },
  };
}

/** Waits for a step of a page. @throws `TooSlow` when it takes more than a minute. */
export async function inTime<T>(step: string, work: Promise<T>): Promise<T> {
  const { promise: limit, reject } = Promise.withResolvers<never>();
  const giveUp = () => reject(new TooSlow(`${step} took over ${STEP_LIMIT_MS / 1000} s`));
  const timer = setTimeout(giveUp, STEP_LIMIT_MS);
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}

/** The message of an error, without the log that Playwright adds to it. */
export function wordsOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return (text.split('\n')[0] ?? text).replace(/^page\.\w+: /, '').replace(/^Error: /, '');
}

function launch(): Promise<Browser> {
  const executablePath = findChromium();
  if (executablePath === null) throw new Error('No Chromium: set CHROME_PATH to one.');
  return chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
}

async function openBench(page: Page, address: string): Promise<void> {
  const { promise: crash, reject } = Promise.withResolvers<never>();
  page.once('pageerror', reject);
  await page.goto(address);
  await Promise.race([page.waitForFunction(() => 'bench' in window), crash]);
}
