import type { Severity } from '../../explain.ts';
import type { LocalizedIo } from '../frame/io.ts';
import { paint, type Paint } from '../frame/paint.ts';
import { countFindings, type Finding, type LintedFile } from './finding.ts';

const COLOURS: Readonly<Record<Severity, Paint>> = {
  error: 'red',
  warning: 'yellow',
  info: 'cyan',
};

/** The findings for a person: each with its place, which editors and terminals follow. */
export function lintText(files: readonly LintedFile[], { stdout, words }: LocalizedIo): string {
  const shown = files.flatMap(({ name, findings }) =>
    findings.map((finding) => findingText(name, finding, { stdout, words })),
  );
  return [...shown, words.lint.sum(files.length, countFindings(files))]
    .map((block) => `${block}\n`)
    .join('\n');
}

function findingText(
  name: string,
  finding: Finding,
  { stdout: output, words: { lint } }: Pick<LocalizedIo, 'stdout' | 'words'>,
): string {
  const { code, severity, pointer, region, message, hint, modes } = finding;
  const place = `${name}:${region.start.line}:${region.start.column}`;
  const only = modes.length === 1 ? lint.only(modes.join()) : '';
  return [
    `${paint(output, 'bold', place)}: ${paint(output, COLOURS[severity], lint.severities[severity])} ${code}${only}`,
    `  ${message}`,
    `  ${paint(output, 'dim', lint.place(pointer))}`,
    `  ${hint}`,
  ].join('\n');
}
