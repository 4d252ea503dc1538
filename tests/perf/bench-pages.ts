import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { chromium } from '@playwright/test';

import { CHROMIUM_FLAGS, findChromium } from '../browser/chromium.ts';
import { measureDrawing } from './site/measure-drawing.ts';
import { findPageSources, publicPages, type PublicPage } from './site/public-pages.ts';
import { startSite } from './site/start-site.ts';
import { CONDITIONS, visitPage, type Visit } from './site/visit-page.ts';
import { describeMachine, loadNow } from './tables/report.ts';
import { table } from './tables/table.ts';

/**
 * `npm run bench:pages`: every kind of public page, without a cache, on a slow network and a slow
 * processor, at both widths. Prints the table and writes it into this folder's README.
 */
const README = join(import.meta.dirname, 'README.md');
const BEGIN = '<!-- Written by `npm run bench:pages`; changes up to the next mark are lost. -->';
const END = '<!-- End of the pages. -->';

const GOALS = { lcpMs: 1_500, shift: 0.02, homeBytes: 200_000, drawMs: 12 } as const;
const WIDTHS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const;
const VISITS = Number(process.env['BENCH_VISITS'] ?? 3);
const ONLY = process.env['BENCH_ROUTES']?.split(',');

const site = await startSite();
const browser = await chromium.launch({
  executablePath: findChromium() ?? '',
  args: CHROMIUM_FLAGS,
});
try {
  const load = loadNow();
  const pages = publicPages(await findPageSources(site.origin)).filter(
    ({ name }) => ONLY === undefined || ONLY.includes(name),
  );
  const rows: Awaited<ReturnType<typeof rowOf>>[] = [];
  for (const page of pages) {
    for (const viewport of WIDTHS) rows.push(await rowOf(page, viewport));
  }
  const drawMs = await measureDrawing(site);
  const ranOn = describeMachine({ chromium: browser.version(), load });
  const text = [
    `${ranOn.date}, commit ${ranOn.commit}: ${ranOn.cores} cores of ${ranOn.processor}, Chromium ${ranOn.chromium}; load ${ranOn.load} when it began. ` +
      `${CONDITIONS.megabits} Mbit/s, ${CONDITIONS.roundTripMs} ms, CPU ${CONDITIONS.cpuSlowdown}×, no cache; the median of ${VISITS} visits.`,
    table(['page', 'width', `LCP, ms (≤ ${GOALS.lcpMs})`, 'CLS (≤ 0.02)', 'KB', 'LCP is'], rows),
    `The server draws a page of results that is in no cache in ${drawMs.toFixed(1)} ms of CPU (≤ ${GOALS.drawMs}), reads, JSON and brotli included.`,
  ].join('\n\n');
  console.log(text);
  if (ONLY === undefined) await writePages(text);
} finally {
  await browser.close();
  await site.close();
}

async function rowOf(
  { name, path, storage }: PublicPage,
  viewport: (typeof WIDTHS)[number],
): Promise<readonly [title: string, ...cells: string[]]> {
  const visits: Visit[] = [];
  for (let visit = 0; visit < VISITS; visit += 1) {
    visits.push(await visitPage(browser, { address: site.origin + path, storage, viewport }));
  }
  const middle = visits.toSorted((a, b) => a.lcpMs - b.lcpMs)[Math.floor(VISITS / 2)];
  if (middle === undefined) throw new Error('BENCH_VISITS is at least 1.');
  const shift = Math.max(...visits.map((visit) => visit.shift));
  return [
    name,
    String(viewport.width),
    `${middle.lcpMs.toFixed(0)}${middle.lcpMs > GOALS.lcpMs ? ' **no**' : ''}`,
    `${shift.toFixed(3)}${shift > GOALS.shift ? ' **no**' : ''}`,
    `${(middle.bytes / 1_000).toFixed(0)}${name === 'home' && middle.bytes > GOALS.homeBytes ? ' **no**' : ''}`,
    middle.lcpElement,
  ];
}

async function writePages(text: string): Promise<void> {
  const old = await readFile(README, 'utf8');
  const begin = old.indexOf(BEGIN);
  const end = old.indexOf(END);
  if (begin < 0 || end < begin) throw new Error(`${README} has lost the marks of the pages.`);
  await writeFile(README, `${old.slice(0, begin)}${BEGIN}\n\n${text}\n\n${old.slice(end)}`);
}
