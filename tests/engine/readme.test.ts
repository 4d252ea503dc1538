import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { describe, expect, test } from 'vitest';

import { compile } from '../../engine/definition/compile.ts';
import { diagnosticsInEnglish } from '../../engine/definition/diagnostics/diagnostic-text.en.ts';
import { DIAGNOSTICS } from '../../engine/definition/diagnostics/explain-diagnostic.ts';
import { FIELD_TYPES } from '../../engine/definition/field-definition.ts';
import type { FieldType, FormMode } from '../../engine/definition/field-definition.ts';
import { fromQuery, toQuery } from '../../engine/form/link/query.ts';
import { validate } from '../../engine/form/state/validate.ts';
import { SKIP_REASONS } from '../../engine/har/skip-reason.ts';
import { faultText } from '../../engine/rules/fault-text.ru.ts';
import { differenceText } from '../../engine/trace/play/difference.ts';
import type { Difference, DifferenceCode } from '../../engine/trace/play/difference.ts';
import { SAMPLE_LIMIT, sampleFaults } from './sample-faults.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const readme = readFileSync(`${root}engine/README.md`, 'utf8');

// A code that is not here does not compile.
const differences: { readonly [Code in DifferenceCode]: Difference & { readonly code: Code } } = {
  'value.other': sampleDifference('value.other'),
  'value.missing': sampleDifference('value.missing'),
  'value.kept': sampleDifference('value.kept'),
  'value.unexpected': sampleDifference('value.unexpected'),
  'value.gone': sampleDifference('value.gone'),
  'load.other': sampleDifference('load.other'),
  'load.missing': sampleDifference('load.missing'),
  'load.unexpected': sampleDifference('load.unexpected'),
  'diagnostic.other': sampleDifference('diagnostic.other'),
  'diagnostic.missing': sampleDifference('diagnostic.missing'),
  'diagnostic.unexpected': sampleDifference('diagnostic.unexpected'),
  'key.unknown': sampleDifference('key.unknown'),
  'load.unasked': sampleDifference('load.unasked'),
  'load.late': sampleDifference('load.late'),
};

function sampleDifference<Code extends DifferenceCode>(code: Code) {
  return { code, pointer: '/acts/4/expected', expected: 1, actual: 2 };
}

/** What of a definition, beside its type, makes the README's example value right. */
const definitions: Partial<Readonly<Record<FieldType, object>>> = {
  SEEK_BAR: { data_type: 'INTEGER' },
  RANGE_INPUT: { data_type: 'INTEGER' },
  SALARY: { data_type: 'INTEGER' },
  EDIT_TEXT: { data_type: 'INTEGER' },
  CHECKBOX: { data_type: 'BOOLEAN', values: [] },
  DATE: { data_type: 'DATE' },
  LIST: { data_type: 'STRING_LIST', is_multiselect: true },
  LIST_ADAPTER: { data_type: 'STRING_LIST', is_multiselect: true },
};

const values = ['opel', 'lada'].map((value, id) => ({ id, name: value, value, key: value }));

describe("the engine's README", () => {
  test('has an example of about twenty lines that prints the stated output', () => {
    const example = /```ts\n(?<code>[^]*?)```/.exec(readme)?.groups?.['code'] ?? '';
    const lines = example.split('\n').filter((line) => line.trim() !== '');
    expect(lines.length).toBeGreaterThan(10);
    expect(lines.length).toBeLessThanOrEqual(20);

    const wrapped = example.replaceAll(
      /console\.log\((.*)\);/g,
      'console.log(JSON.stringify($1));',
    );
    const run = spawnSync(
      process.execPath,
      ['--conditions=source', '--input-type=module-typescript', '-'],
      { cwd: root, input: wrapped, encoding: 'utf8' },
    );
    const promised = Array.from(example.matchAll(/console\.log\(.*\); \/\/ (.*)/g), ([, at]) => at);
    expect(run.stderr).toBe('');
    expect(run.stdout.trim().split('\n')).toEqual(promised);
  });

  test('lists every front door of the package', () => {
    const { name, exports }: { name: string; exports: Record<string, unknown> } = JSON.parse(
      readFileSync(`${root}engine/package.json`, 'utf8'),
    );
    const doors = Object.keys(exports).filter((door) => !/\.(json|css)$/.test(door));
    expect(tableUnder('## Front doors').map(([door]) => door)).toEqual(
      doors.map((door) => name + door.slice(1)),
    );
  });

  test('lists every kind with a value it takes and the link that value makes', () => {
    const rows = tableUnder('## The sixteen kinds');
    expect(rows.map(([type]) => type)).toEqual(FIELD_TYPES);

    for (const [type = '', , value = '', link] of rows) {
      const mode: FormMode = 'entry';
      const definition = { id: 1, key: 'k', name: 'К', type, data_type: 'STRING', values };
      const plan = compile([{ ...definition, ...definitionOf(type) }], { mode });
      const { faults, payload } = validate(plan, { k: JSON.parse(value) });
      expect(faults, type).toEqual({});
      expect(payload, type).toEqual({ k: JSON.parse(value) });
      expect(toQuery(plan, payload), type).toEqual([['filter_k', link]]);
      expect(fromQuery(plan, toQuery(plan, payload)).values, type).toEqual(payload);
    }
  });

  test('lists every fault with its sentence', () => {
    const rows = tableUnder('## Faults');
    const expected = Object.entries(sampleFaults).map(([code, fault]) => [
      code,
      faultText(fault).replace(String(SAMPLE_LIMIT), '{n}'),
    ]);
    expect(rows).toEqual(expected);
  });

  test('lists every difference with its explanation', () => {
    const expected = Object.values(differences).map((one) => [one.code, differenceText(one)]);
    expect(tableUnder('### Differences')).toEqual(expected);
  });

  test('lists every reason for which an import leaves something out', () => {
    expect(tableUnder('### What an import leaves out')).toEqual(Object.entries(SKIP_REASONS));
  });

  test('lists every diagnostic with its severity and remedy', () => {
    const rows = tableUnder('## Diagnostics');
    const expected = Object.entries(diagnosticsInEnglish).map(([code, { hint }]) => [
      code,
      Object.entries(DIAGNOSTICS).find(([one]) => one === code)?.[1],
      hint,
    ]);
    expect(rows).toEqual(expected);
  });
});

function definitionOf(type: string): object {
  return Object.entries(definitions).find(([name]) => name === type)?.[1] ?? {};
}

/** Cells of the first table after a heading, without the marks of code. */
function tableUnder(heading: string): readonly (readonly string[])[] {
  const [, section = ''] = readme.split(`${heading}\n`);
  const [body = ''] = section.split(/\n##+ /);
  const rows = body.split('\n').filter((line) => line.startsWith('|'));
  return rows.slice(2).map((row) =>
    row
      .slice(1, -1)
      .split(' | ')
      .map((cell) => cell.trim().replace(/^`(.*)`$/, '$1')),
  );
}
