import type { Browser } from '@playwright/test';

/** Network and device of the measurement (a slow phone on 3G). */
export const CONDITIONS = { megabits: 1.6, roundTripMs: 150, cpuSlowdown: 4 } as const;

/** Time without a request after which a page counts as loaded, in ms. */
const QUIET_MS = 1_500;

/** One visit of a page without a cache. */
export interface Visit {
  /** Largest contentful paint, in ms. */
  readonly lcpMs: number;
  /** The largest element: its tag and the start of its class or URL. */
  readonly lcpElement: string;
  /** Cumulative layout shift. */
  readonly shift: number;
  /** Transferred bytes until the page is loaded. */
  readonly bytes: number;
}

interface PageWatch {
  lcpMs: number;
  lcpElement: string;
  shift: number;
}

declare global {
  interface Window {
    pageWatch?: PageWatch;
  }
}

/** Address, width and device of a visit. */
interface VisitOptions {
  readonly address: string;
  /** Values of the device's storage, by name. */
  readonly storage: Readonly<Record<string, string>>;
  readonly viewport: { readonly width: number; readonly height: number };
}

/** Opens an address with an empty cache, a slow network and a slow processor. */
export async function visitPage(
  browser: Browser,
  { address, storage, viewport }: VisitOptions,
): Promise<Visit> {
  const localStorage = Object.entries(storage).map(([name, value]) => ({ name, value }));
  const context = await browser.newContext({
    viewport,
    locale: 'ru-RU',
    storageState: { cookies: [], origins: [{ origin: new URL(address).origin, localStorage }] },
    // As over https: over http a browser accepts only gzip.
    extraHTTPHeaders: { 'accept-encoding': 'gzip, deflate, br' },
  });
  try {
    const page = await context.newPage();
    const tools = await context.newCDPSession(page);
    let bytes = 0;
    tools.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength;
    });
    await tools.send('Network.enable');
    await tools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: CONDITIONS.roundTripMs,
      downloadThroughput: (CONDITIONS.megabits * 1_000_000) / 8,
      uploadThroughput: (CONDITIONS.megabits * 1_000_000) / 8,
    });
    await tools.send('Emulation.setCPUThrottlingRate', { rate: CONDITIONS.cpuSlowdown });
    await page.addInitScript(watchPage);
    await page.goto(address, { waitUntil: 'load' });
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(QUIET_MS);
    const watch = await page.evaluate(() => window.pageWatch);
    if (watch === undefined) throw new Error(`${address} was not watched.`);
    return { ...watch, bytes };
  } finally {
    await context.close();
  }
}

/** Runs in the page, before its own code. */
function watchPage(): void {
  const watch: PageWatch = { lcpMs: 0, lcpElement: '', shift: 0 };
  window.pageWatch = watch;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const element: unknown = Reflect.get(entry, 'element');
      watch.lcpMs = entry.startTime;
      watch.lcpElement =
        element instanceof Element
          ? `${element.localName} ${element.getAttribute('src') ?? element.className}`
          : '';
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const isOwn = Reflect.get(entry, 'hadRecentInput') !== true;
      if (isOwn) watch.shift += Number(Reflect.get(entry, 'value'));
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
