import type { HarImport } from '../../har.ts';
import type { Output } from '../frame/io.ts';
import { paint } from '../frame/paint.ts';
import { plural } from '../frame/plural.ts';

/** A file to be written. */
export interface WrittenFile {
  readonly path: string;
  readonly text: string;
}

/** What came of a recording. */
export interface HarReport {
  readonly found: HarImport;
  /** Paths of files that were written. */
  readonly written: readonly string[];
}

/** What was made of a recording and what was not understood, for a person. */
export function harText({ found, written }: HarReport, output: Output): string {
  const { pages, traces, skipped } = found;
  const shown = pages.map(({ title, mode, url }, index) => {
    const acts = traces[index]?.acts.length ?? 0;
    return `${paint(output, 'green', '✓')} ${title} (${mode}, ${plural(acts, 'act')}) ${url}`;
  });
  const left = skipped.map(({ url, method, status, reason, text, detail }) => {
    const call = url === '' ? reason : `${reason}  ${method} ${status} ${url}`;
    return `${paint(output, 'yellow', '-')} ${call}\n    ${text}${detail === null ? '' : ` ${detail}`}`;
  });
  const counts = [
    plural(pages.length, 'page'),
    plural(traces.length, 'trace'),
    `${skipped.length} not understood`,
    ...(written.length > 0 ? [`${plural(written.length, 'file')} written`] : []),
  ];
  return `${[...shown, ...left, ...written.map((path) => `wrote ${path}`), counts.join(', ')].join('\n')}\n`;
}

/** The same for a machine. */
export function harJson({ found, written }: HarReport): string {
  return `${JSON.stringify({ ...found, written }, null, 2)}\n`;
}
