import { isAbsolute, sep } from 'node:path';
import { pathToFileURL } from 'node:url';

import type { Severity } from '../../explain.ts';
import manifest from '../../package.json' with { type: 'json' };
import type { CliWords } from '../words/english.en.ts';
import type { Finding, LintedFile } from './finding.ts';
import { lintRules } from './lint-rules.ts';

const SCHEMA = 'https://json.schemastore.org/sarif-2.1.0.json';

const LEVELS: Readonly<Record<Severity, string>> = {
  error: 'error',
  warning: 'warning',
  info: 'note',
};

/**
 * The findings as SARIF 2.1.0, which code hosts show beside the lines.
 *
 * @see https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html
 */
export function toSarif(files: readonly LintedFile[], words: CliWords): string {
  const rules = lintRules(words);
  const codes = rules.map(({ code }) => code);
  const run = {
    tool: {
      driver: {
        name: 'form-engine',
        semanticVersion: manifest.version,
        rules: rules.map(({ code, severity, title, hint }) => ({
          id: code,
          shortDescription: { text: title },
          help: { text: hint },
          defaultConfiguration: { level: LEVELS[severity] },
        })),
      },
    },
    columnKind: 'utf16CodeUnits',
    artifacts: files.map(({ name }) => ({ location: { uri: toUri(name) } })),
    results: files.flatMap(({ name, findings }, index) =>
      findings.map((finding) => toResult(finding, { uri: toUri(name), index }, codes)),
    ),
  };
  return `${JSON.stringify({ $schema: SCHEMA, version: '2.1.0', runs: [run] }, null, 2)}\n`;
}

interface Artifact {
  readonly uri: string;
  readonly index: number;
}

function toResult(finding: Finding, artifact: Artifact, codes: readonly string[]): object {
  const { code, severity, message, hint, pointer, region, modes } = finding;
  return {
    ruleId: code,
    ruleIndex: codes.indexOf(code),
    level: LEVELS[severity],
    message: { text: `${message} ${hint}` },
    locations: [
      {
        physicalLocation: {
          artifactLocation: artifact,
          region: {
            startLine: region.start.line,
            startColumn: region.start.column,
            endLine: region.end.line,
            endColumn: region.end.column,
          },
        },
        logicalLocations: [{ fullyQualifiedName: pointer, kind: 'value' }],
      },
    ],
    // Of the same finding the same, wherever its line moves.
    partialFingerprints: { 'codeAndPointer/v1': `${code} ${pointer}` },
    properties: { modes },
  };
}

/** A path as an address: from the folder of the run on, or a whole one. */
function toUri(name: string): string {
  if (isAbsolute(name)) return pathToFileURL(name).href;
  return name.split(sep).map(encodeURIComponent).join('/');
}
