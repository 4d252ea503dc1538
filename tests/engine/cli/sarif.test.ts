import { describe, expect, test } from 'vitest';

import manifest from '../../../engine/package.json' with { type: 'json' };
import { json, runIn } from './memory-io.ts';

interface Place {
  readonly artifactLocation: { readonly uri: string; readonly index: number };
  readonly region: Readonly<Record<'startLine' | 'startColumn' | 'endLine' | 'endColumn', number>>;
}
interface Log {
  readonly $schema: string;
  readonly version: string;
  readonly runs: readonly {
    readonly tool: {
      readonly driver: {
        readonly name: string;
        readonly semanticVersion: string;
        readonly rules: readonly {
          readonly id: string;
          readonly shortDescription: { readonly text: string };
          readonly help: { readonly text: string };
          readonly defaultConfiguration: { readonly level: string };
        }[];
      };
    };
    readonly columnKind: string;
    readonly artifacts: readonly { readonly location: { readonly uri: string } }[];
    readonly results: readonly {
      readonly ruleId: string;
      readonly ruleIndex: number;
      readonly level: string;
      readonly message: { readonly text: string };
      readonly locations: readonly [{ readonly physicalLocation: Place }];
      readonly partialFingerprints: Readonly<Record<string, string>>;
    }[];
  }[];
}

const text = json({
  filters: [
    { id: 1, key: 'a', name: 'А', type: 'EDIT_TEXT', data_type: 'STRING', parent_filter_id: 9 },
    { id: 2, key: 'b', name: 'Б', type: 'NEW', data_type: 'STRING' },
  ],
});

/** What SARIF 2.1.0 asks of a log (§3.13 to §3.54), as far as ours has it. */
describe('a SARIF log', () => {
  test('has what the standard requires, and every reference in it leads somewhere', async () => {
    const world = { files: { 'pages/авто и мото.json': text, '/srv/b.json': text } };
    const run = await runIn(
      world,
      'lint',
      'pages/авто и мото.json',
      '/srv/b.json',
      '--format=sarif',
    );
    expect(run.exit).toBe(1);
    const log: Log = JSON.parse(run.stdout);
    expect(log.version).toBe('2.1.0');
    expect(log.$schema).toMatch(/^https:\/\/.*sarif.*2\.1\.0.*\.json$/);
    const [only] = log.runs;
    if (only === undefined) throw new Error('The log has no run.');
    const { driver } = only.tool;
    expect(driver).toMatchObject({ name: 'form-engine', semanticVersion: manifest.version });
    expect(only.columnKind).toBe('utf16CodeUnits');
    for (const rule of driver.rules) {
      expect(rule.id).toMatch(/^[a-z]+(?:[.-][a-z]+)+$/);
      expect(rule.shortDescription.text).not.toBe('');
      expect(rule.help.text).toMatch(/\.$/);
      expect(['error', 'warning', 'note']).toContain(rule.defaultConfiguration.level);
    }
    expect(only.artifacts.map(({ location }) => location.uri)).toEqual([
      'pages/%D0%B0%D0%B2%D1%82%D0%BE%20%D0%B8%20%D0%BC%D0%BE%D1%82%D0%BE.json',
      'file:///srv/b.json',
    ]);
    for (const result of only.results) {
      expect(driver.rules[result.ruleIndex]?.id).toBe(result.ruleId);
      expect(['error', 'warning', 'note']).toContain(result.level);
      expect(result.message.text).not.toBe('');
      const { artifactLocation, region } = result.locations[0].physicalLocation;
      expect(only.artifacts[artifactLocation.index]?.location.uri).toBe(artifactLocation.uri);
      const { startLine, startColumn, endLine, endColumn } = region;
      expect([startLine, startColumn].every((number) => number >= 1)).toBe(true);
      expect(endLine > startLine || (endLine === startLine && endColumn > startColumn)).toBe(true);
    }
  });

  test('marks the very text of a value', async () => {
    const run = await runIn({ input: text }, 'lint', '-', '--format=sarif');
    const log: Log = JSON.parse(run.stdout);
    const unknown = log.runs[0]?.results.find(({ ruleId }) => ruleId === 'definition.type.unknown');
    const region = unknown?.locations[0].physicalLocation.region;
    const line = text.split('\n')[(region?.startLine ?? 0) - 1] ?? '';
    expect(line.slice((region?.startColumn ?? 0) - 1, (region?.endColumn ?? 0) - 1)).toBe('"NEW"');
  });

  test('knows a finding again when lines move', async () => {
    const marks = async (input: string) => {
      const log: Log = JSON.parse((await runIn({ input }, 'lint', '-', '--format=sarif')).stdout);
      return log.runs[0]?.results.map(({ partialFingerprints }) => partialFingerprints);
    };
    expect(await marks(`\n\n${text}`)).toEqual(await marks(JSON.stringify(JSON.parse(text))));
  });
});
