import { mkdir, writeFile } from 'node:fs/promises';

import type { Browser, Driver, WindowSize } from './drivers/driver.ts';
import type { Journey, Stage } from './journeys/journey.ts';
import type { Overlay } from './page/measure.ts';
import { personAt } from './person.ts';
import type { Product } from './product.ts';
import type { Report } from './report.ts';

interface Crew {
  readonly browser: Browser;
  readonly product: Product;
  readonly report: Report;
}

interface Making extends Omit<Crew, 'browser'> {
  readonly journey: Journey;
  readonly size: WindowSize;
  /** Prefix of the report's lines. */
  readonly prefix: string;
}

/** Height of a window by its width, in CSS pixels. */
const HEIGHTS: Readonly<Record<number, number>> = { 390: 844, 1440: 900 };
const SCREENSHOTS = '.build/browsers';

/** Ends a journey whose failure is already reported. */
class JourneyEnded extends Error {}

/**
 * Runs a journey in a new window and reports its checks, its dialogs and menus, and the page's
 * complaints.
 */
export async function makeJourney(
  { browser, product, report }: Crew,
  { journey, width }: { readonly journey: Journey; readonly width: number },
): Promise<void> {
  const size = { width, height: HEIGHTS[width] ?? width };
  const prefix = `${browser.name} ${width}, ${journey.title}`;
  product.changeAddress();
  product.takeComplaints();
  try {
    const driver = await browser.openWindow(size);
    try {
      await makeIn(driver, { journey, product, report, size, prefix });
    } finally {
      await driver.close();
    }
  } catch (error) {
    report.failed(prefix, textOf(error));
  }
  const complaints = product.takeComplaints();
  if (complaints.length === 0) report.passed(`${prefix}: the pages complain of nothing`);
  else report.failed(`${prefix}: the pages complain of nothing`, complaints.join('\n      '));
}

async function makeIn(driver: Driver, making: Making): Promise<void> {
  const { journey, product, report, size, prefix } = making;
  const person = personAt(driver, overlayReporter(report, prefix));
  const check: Stage['check'] = async (title, act) => {
    try {
      await act();
      await person.measure();
    } catch (error) {
      // A dialog that is too small often explains why the next press failed.
      await person.measure().catch(() => undefined);
      const shot = await saveScreenshot(driver, `${prefix} ${title}`);
      report.failed(`${prefix}: ${title}`, `${textOf(error)}\n      ${shot}`);
      throw new JourneyEnded();
    }
    report.passed(`${prefix}: ${title}`);
  };
  const keepScreenshot = async (title: string) => {
    await saveScreenshot(driver, `${prefix} ${title}`);
  };
  await journey.make({ person, product, size, check, keepScreenshot }).catch((error: unknown) => {
    if (!(error instanceof JourneyEnded)) throw error;
  });
}

/** Reports each dialog and menu once, and again if it fails later. */
function overlayReporter(report: Report, prefix: string): (overlay: Overlay) => void {
  const seen = new Set<string>();
  return ({ name, width, height, seen: shown, whole, faults }) => {
    const key = [name, ...faults].join();
    if (seen.has(key)) return;
    seen.add(key);
    const title = `${prefix}: ${name} is ${width}×${height} px, ${shown} of ${whole} px seen`;
    if (faults.length === 0) report.passed(title);
    else report.failed(title, faults.join(', '));
  };
}

async function saveScreenshot(driver: Driver, title: string): Promise<string> {
  const path = `${SCREENSHOTS}/${title.replaceAll(/[^a-zа-яё\d]+/giu, '-')}.png`;
  await mkdir(SCREENSHOTS, { recursive: true });
  return driver.screenshot().then(
    async (picture) => {
      await writeFile(path, picture);
      return path;
    },
    (error: unknown) => `no screenshot: ${textOf(error)}`,
  );
}

function textOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
