import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { MEASURES, measureNotes, measureTitles } from '../measure/measures.ts';
import type { Report } from './report.ts';
import { table } from './table.ts';
import { tablesOf } from './tables.ts';

const README = join(import.meta.dirname, 'README.md');
/** The bench writes what is below; what is above is written by hand. */
const MARK = '<!-- Written by `npm run bench`; changes below are lost. -->';

/** Replaces the generated part of this folder's README. @throws When the mark is missing. */
export async function writeReadme(report: Report): Promise<void> {
  const old = await readFile(README, 'utf8');
  const [byHand, ...rest] = old.split(MARK);
  if (byHand === undefined || rest.length === 0) throw new Error(`${README} has lost its mark.`);
  await writeFile(README, `${byHand}${MARK}\n\n${writtenPart(report)}\n`);
}

function writtenPart(report: Report): string {
  const { date, processor, cores, memoryGib, node, chromium, load, commit } = report.ranOn;
  return [
    '## The last whole run',
    `${date}, commit ${commit}: ${cores} cores of ${processor}, ${memoryGib} GiB, Chromium ${chromium}, Node ${node}; ` +
      `load ${load} when it began.`,
    '### What is measured',
    table(
      ['column', 'is'],
      MEASURES.map((name) => [measureTitles[name], measureNotes[name]]),
    ),
    tablesOf(report),
    '## How the work was translated',
    table(
      ['', 'versions', 'translation'],
      report.contestants.map(({ title, versions, how }) => [title, versions.join(', '), how]),
    ),
  ].join('\n\n');
}
