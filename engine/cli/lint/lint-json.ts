import { countFindings, type LintedFile } from './finding.ts';

/** The findings for a machine. */
export function lintJson(files: readonly LintedFile[]): string {
  const found = files.map(({ name, findings }) => ({ file: name, findings }));
  return `${JSON.stringify({ files: found, count: countFindings(files) }, null, 2)}\n`;
}
