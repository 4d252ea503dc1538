import type { Page } from '@playwright/test';

import { inTime, TooSlow, wordsOf, type ContestBrowser } from '../contest-browser.ts';
import type { Measure } from './measures.ts';

/** Uncounted letters while the browser still compiles the hot path. */
const WARM_LETTERS = 10;
const LETTERS = 25;
/** Time limit of the letters of a slow contestant, in ms. */
const TYPING_LIMIT_MS = 4_000;
const WARM_TOGGLES = 2;
const TOGGLES = 4;

/** Results of one visit of a contestant's page. */
export interface Turn {
  /** Times by measure, in milliseconds. */
  readonly times: Partial<Readonly<Record<Measure, readonly number[]>>>;
  /** Descriptions of the failed steps. */
  readonly faults: readonly string[];
  /** Whether it hung and must be skipped from now on. */
  readonly hasHung: boolean;
}

/**
 * Runs the whole work of a contestant on a page of its own. Its faults are returned, never thrown.
 */
export async function takeTurn(
  browser: ContestBrowser,
  contestant: string,
  size: number,
): Promise<Turn> {
  const times: Partial<Record<Measure, readonly number[]>> = {};
  const faults: string[] = [];
  const attempt = async (name: string, step: () => Promise<typeof times>) => {
    try {
      Object.assign(times, await inTime(name, step()));
    } catch (error) {
      if (error instanceof TooSlow) throw error;
      faults.push(`${name}: ${wordsOf(error)}`);
    }
  };

  try {
    await browser.visit(contestant, async (page) => {
      await attempt('mount', () => mount(page, size));
      await attempt('key', () => type(page));
      await attempt('toggle', () => toggle(page));
      await attempt('values', () => arrive(page));
      await attempt('submit', () => submit(page));
    });
    return { times, faults, hasHung: false };
  } catch (error) {
    return { times, faults: [...faults, wordsOf(error)], hasHung: error instanceof TooSlow };
  }
}

async function mount(page: Page, size: number) {
  const { wholeMs } = await page.evaluate((fields) => window.bench.mount(fields), size);
  return { mount: [wholeMs] };
}

async function type(page: Page) {
  const letters = WARM_LETTERS + LETTERS;
  const typed = await page.evaluate(([count, limitMs]) => window.bench.type(count, limitMs), [
    letters,
    TYPING_LIMIT_MS,
  ] as const);
  const counted = typed.slice(WARM_LETTERS);
  return {
    key: counted.map(({ wholeMs }) => wholeMs),
    keyScript: counted.map(({ scriptMs }) => scriptMs),
  };
}

async function toggle(page: Page) {
  const presses = WARM_TOGGLES + TOGGLES;
  const toggled = await page.evaluate((times) => window.bench.toggle(times), presses);
  return { toggle: toggled.slice(WARM_TOGGLES).map(({ wholeMs }) => wholeMs) };
}

async function arrive(page: Page) {
  const { arrived, opened } = await page.evaluate(() => window.bench.arrive());
  return {
    arrive: [arrived.wholeMs],
    ...(opened !== null && { open: [opened.wholeMs] }),
  };
}

async function submit(page: Page) {
  const submitted = await page.evaluate(() => window.bench.submit());
  return submitted === null ? {} : { submit: [submitted.wholeMs] };
}
