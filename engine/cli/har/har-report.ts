import type { HarImport } from '../../har.ts';
import type { LocalizedIo } from '../frame/io.ts';
import { paint } from '../frame/paint.ts';

/** A file to be written. */
export interface WrittenFile {
  readonly path: string;
  readonly text: string;
}

/** Result of reading a recording. */
export interface HarReport {
  readonly found: HarImport;
  /** Paths of files that were written. */
  readonly written: readonly string[];
}

/** What was made of a recording and what was not understood, for a person. */
export function harText(
  { found, written }: HarReport,
  { stdout: output, words }: LocalizedIo,
): string {
  const { har, explanations } = words;
  const { pages, traces, skipped } = found;
  const shown = pages.map(({ title, mode, url }, index) => {
    const acts = traces[index]?.acts.length ?? 0;
    return `${paint(output, 'green', '✓')} ${title} (${mode}, ${har.acts(acts)}) ${url}`;
  });
  const left = skipped.map(({ url, method, status, reason, detail }) => {
    const call = url === '' ? reason : `${reason}  ${method} ${status} ${url}`;
    return `${paint(output, 'yellow', '-')} ${call}\n    ${explanations.skip[reason]}${detail === null ? '' : ` ${detail}`}`;
  });
  const counts = [
    har.sum(pages.length, traces.length, skipped.length),
    ...(written.length > 0 ? [har.written(written.length)] : []),
  ];
  return `${[...shown, ...left, ...written.map((path) => words.tool.wrote(path)), counts.join(', ')].join('\n')}\n`;
}

/** The same for a machine. */
export function harJson({ found, written }: HarReport): string {
  return `${JSON.stringify({ ...found, written }, null, 2)}\n`;
}
