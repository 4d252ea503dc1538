import type { Severity } from '../../explain.ts';
import type { Output } from '../frame/io.ts';
import { paint, type Paint } from '../frame/paint.ts';
import { plural } from '../frame/plural.ts';
import { countFindings, SEVERITIES, type Finding, type LintedFile } from './finding.ts';

const COLOURS: Readonly<Record<Severity, Paint>> = {
  error: 'red',
  warning: 'yellow',
  info: 'cyan',
};

/** The findings for a person: each with its place, which editors and terminals follow. */
export function lintText(files: readonly LintedFile[], output: Output): string {
  const shown = files.flatMap(({ name, findings }) =>
    findings.map((finding) => findingText(name, finding, output)),
  );
  return [...shown, summaryText(files)].map((block) => `${block}\n`).join('\n');
}

function findingText(name: string, finding: Finding, output: Output): string {
  const { code, severity, pointer, region, message, hint, modes } = finding;
  const place = `${name}:${region.start.line}:${region.start.column}`;
  const only = modes.length === 1 ? ` (${modes.join()} only)` : '';
  return [
    `${paint(output, 'bold', place)}: ${paint(output, COLOURS[severity], severity)} ${code}${only}`,
    `  ${message}`,
    `  ${paint(output, 'dim', `at ${pointer === '' ? 'the top' : pointer}`)}`,
    `  ${hint}`,
  ].join('\n');
}

function summaryText(files: readonly LintedFile[]): string {
  const counts = countFindings(files);
  const kinds = SEVERITIES.map((severity) =>
    plural(counts[severity], severity === 'info' ? 'remark' : severity),
  );
  return `${plural(files.length, 'file')}: ${kinds.join(', ')}`;
}
