import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { describe, expect, test } from 'vitest';

import { lintRules } from '../../../engine/cli/lint/lint-rules.ts';
import { english } from '../../../engine/cli/words/english.en.ts';
import { DIAGNOSTICS } from '../../../engine/explain.ts';
import { compile } from '../../../engine/index.ts';
import { json, runIn } from './memory-io.ts';

const TROUBLE = fileURLToPath(new URL('../../../fixtures/trouble/', import.meta.url));

const body = {
  id: 1,
  key: 'body',
  name: 'Кузов',
  type: 'DROP_LIST',
  data_type: 'STRING',
  values: [{ id: 1, name: 'Седан', value: 'sedan' }],
};
const odd = [
  body,
  { id: 2, key: 'seats', name: 'Мест', type: 'EDIT_TEXT', data_type: 'INTEGER', min_value: 'nine' },
  {
    id: 3,
    key: 'doors',
    name: 'Двери',
    type: 'EDIT_TEXT',
    data_type: 'INTEGER',
    parent_filter_id: 9,
  },
  {
    id: 4,
    key: 'roof',
    name: 'Крыша',
    type: 'EDIT_TEXT',
    data_type: 'STRING',
    show_if: [{ key: 'body', value: 'van' }],
  },
];

interface Reported {
  readonly files: readonly { readonly file: string; readonly findings: readonly FoundOne[] }[];
  readonly count: object;
}
interface FoundOne {
  readonly code: string;
  readonly pointer: string;
  readonly region: { readonly start: { readonly line: number; readonly column: number } };
  readonly modes: readonly string[];
}

describe('lint', () => {
  test('prints each finding with its location, its pointer and its remedy', async () => {
    const world = { files: { 'cars.json': json({ filters: odd }) } };
    const { exit, stdout } = await runIn(world, 'lint', 'cars.json');
    expect(exit).toBe(1);
    expect(stdout).toMatchInlineSnapshot(`
      "cars.json:23:20: warning definition.property.type
        min_value is "nine", not a number.
        at /filters/1/min_value
        Send the property with the JSON type of the specification.

      cars.json:31:27: error definition.parent.missing
        No filter has the id "9".
        at /filters/2/parent_filter_id
        Point parent_filter_id at the \`id\` of a filter on the same page; the field stays hidden.

      cars.json:39:18: warning field.show-if.impossible
        roof never shows: body can never be "van".
        at /filters/3/show_if
        Compare with a value that the filter can hold: values[].value of a choice, true of a lone CHECKBOX.

      1 file: 1 error, 2 warnings, 0 remarks
      "
    `);
  });

  test('passes what is whole', async () => {
    const world = { files: { 'cars.json': json([body]) } };
    const { exit, stdout } = await runIn(world, 'lint', 'cars.json', '--fail-on', 'info');
    expect([exit, stdout]).toEqual([0, '1 file: 0 errors, 0 warnings, 0 remarks\n']);
  });

  test('fails from the given severity on', async () => {
    const world = { files: { 'cars.json': json([odd[1]]) } };
    expect((await runIn(world, 'lint', 'cars.json')).exit).toBe(0);
    expect((await runIn(world, 'lint', 'cars.json', '--fail-on', 'warning')).exit).toBe(1);
    expect((await runIn(world, 'lint', 'cars.json', '--fail-on=info')).exit).toBe(1);
  });

  test('reads the standard input, with a byte order mark or without', async () => {
    for (const mark of ['', '\uFEFF']) {
      const { stdout } = await runIn({ input: mark + json(odd) }, 'lint', '-');
      expect(stdout).toContain('<stdin>:');
    }
  });

  test('checks the part that a pointer names, and prints pointers from the root', async () => {
    const world = { files: { 'wrapped.json': json({ 'a/b': [{ page: odd }] }) } };
    const run = await runIn(
      world,
      'lint',
      'wrapped.json',
      '--at',
      '/a~1b/0/page',
      '--format',
      'json',
    );
    const { files }: Reported = JSON.parse(run.stdout);
    expect(files[0]?.findings.map(({ pointer }) => pointer)).toContain(
      '/a~1b/0/page/2/parent_filter_id',
    );
    const absent = await runIn(world, 'lint', 'wrapped.json', '--at', '/page');
    expect([absent.exit, absent.stdout]).toEqual([3, '']);
    expect(absent.stderr).toContain('wrapped.json has nothing at /page.');
    expect((await runIn(world, 'lint', 'wrapped.json', '--at', 'page')).exit).toBe(2);
  });

  test.for([
    { at: 'страница', meant: '/страница' },
    { at: '$.page', meant: '/page' },
    { at: '/a~b', meant: '/a~0b' },
  ])('explains to $at how a pointer is written', async ({ at, meant }) => {
    const { exit, stderr } = await runIn({ input: '[]' }, 'lint', '-', '--at', at);
    expect(exit).toBe(2);
    expect(stderr).toContain(`Write --at ${meant}.`);
  });

  test('knows where the definitions are when it looks a step too high', async () => {
    const wrapped = json({ title: 'x', 'the/page': { filters: odd } });
    const { exit, stdout } = await runIn({ input: wrapped }, 'lint', '-');
    expect(exit).toBe(1);
    expect(stdout).toContain('The definitions are at /the~1page: add --at /the~1page.');
  });

  test('reports the good files although one is bad, and still fails', async () => {
    const world = { files: { 'a.json': json(odd), 'b.json': '{', 'c.json': json([body]) } };
    const { exit, stdout, stderr } = await runIn(world, 'lint', '*.json', 'd.json');
    expect(exit).toBe(3);
    expect(stdout).toContain('2 files:');
    expect(stderr).toContain('b.json:1:2 is not JSON');
    expect(stderr).toContain('No file matches d.json.');
  });

  test('reads a file once, however often it is named', async () => {
    const world = { files: { 'a.json': json([body]) } };
    const { stdout } = await runIn(world, 'lint', 'a.json', '*.json', 'a.json');
    expect(stdout).toContain('1 file:');
  });

  test('paints for a terminal that shows colours, and only there', async () => {
    const world = { files: { 'a.json': json(odd) } };
    expect((await runIn(world, 'lint', 'a.json')).stdout).not.toContain('\u001B');
    const coloured = await runIn({ ...world, isColoured: true }, 'lint', 'a.json');
    expect(coloured.stdout).toContain('\u001B[31merror\u001B[39m');
  });

  test.for(readdirSync(TROUBLE))(
    'finds in %s every diagnostic of the compiler, where it is',
    { timeout: 60_000 },
    async (name) => {
      const text = readFileSync(TROUBLE + name, 'utf8');
      const { page }: { page: unknown } = JSON.parse(text);
      const run = await runIn(
        { files: { [name]: text } },
        'lint',
        name,
        '--at=/page',
        '--format=json',
      );
      const { files }: Reported = JSON.parse(run.stdout);
      const findings = files[0]?.findings ?? [];
      const described = findings.map(({ code, pointer }) => `${code} ${pointer}`);
      for (const { code, pointer } of compile(page, { mode: 'entry' }).diagnostics) {
        expect(described).toContain(`${code} /page${pointer}`);
      }
      const lines = text.split('\n');
      for (const { region, modes } of findings) {
        expect(region.start.column).toBeLessThanOrEqual(
          (lines[region.start.line - 1] ?? '').length,
        );
        expect(modes.length).toBeGreaterThan(0);
      }
    },
  );
});

describe('a rule of lint', () => {
  test('has every diagnostic once', () => {
    const codes = lintRules(english).map(({ code }) => code);
    expect(codes).toEqual(expect.arrayContaining(Object.keys(DIAGNOSTICS)));
    expect(new Set(codes).size).toBe(codes.length);
  });

  test.for([
    {
      code: 'field.show-if.impossible',
      filters: [
        body,
        {
          id: 2,
          key: 'x',
          name: 'Х',
          type: 'EDIT_TEXT',
          data_type: 'STRING',
          show_if: [{ key: 'body', value: 'van' }],
        },
      ],
      pointer: '/1/show_if',
    },
    {
      code: 'field.show-if.contradiction',
      filters: [
        { ...body, values: [...body.values, { id: 2, name: 'Фургон', value: 'van' }] },
        {
          id: 2,
          key: 'x',
          name: 'Х',
          type: 'EDIT_TEXT',
          data_type: 'STRING',
          show_if: [
            { key: 'body', value: 'van' },
            { key: 'body', value: 'sedan' },
          ],
        },
      ],
      pointer: '/1',
    },
    {
      code: 'field.parent.unreachable',
      filters: [
        {
          id: 1,
          key: 'x',
          name: 'Х',
          type: 'EDIT_TEXT',
          data_type: 'STRING',
          parent_filter_id: 404,
        },
        { id: 2, key: 'y', name: 'У', type: 'EDIT_TEXT', data_type: 'STRING', parent_filter_id: 1 },
      ],
      pointer: '/1/parent_filter_id',
    },
    {
      code: 'field.key.taken',
      filters: [body, { ...body, id: 2 }],
      pointer: '/1',
    },
  ])('$code is found at $pointer', async ({ code, filters, pointer }) => {
    const run = await runIn({ input: json(filters) }, 'lint', '-', '--format', 'json');
    const { files }: Reported = JSON.parse(run.stdout);
    const found = files[0]?.findings.filter((finding) => finding.code === code) ?? [];
    expect(found.map((finding) => finding.pointer)).toEqual([pointer]);
  });

  test('of one mode names it', async () => {
    // A slider is a number in an ad, which a condition may name, and a range in a filter.
    const filters = [
      {
        id: 1,
        key: 'n',
        name: 'Н',
        type: 'SEEK_BAR',
        data_type: 'INTEGER',
        min_value: 1,
        max_value: 9,
      },
      {
        id: 2,
        key: 'x',
        name: 'Х',
        type: 'EDIT_TEXT',
        data_type: 'STRING',
        show_if: [{ key: 'n', value: 5 }],
      },
    ];
    const { stdout } = await runIn({ input: json(filters) }, 'lint', '-');
    expect(stdout).toContain('field.show-if.impossible (filter only)');
    const asAd = await runIn({ input: json(filters) }, 'lint', '-', '--mode', 'entry');
    expect(asAd.stdout).toContain('0 warnings');
  });
});
