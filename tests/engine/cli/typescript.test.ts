import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import * as fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';

import { toTypescript } from '../../../engine/cli/typescript/to-typescript.ts';
import { docComment, isTypeName } from '../../../engine/cli/typescript/ts-words.ts';
import { compile, toOptions } from '../../../engine/index.ts';
import type { FormMode } from '../../../engine/index.ts';
import { acceptedPart, arbitraryPage, arbitraryValues } from '../../../engine/testing.ts';
import { validate } from '../../../engine/validate.ts';
import { json, runIn } from './memory-io.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'form-engine-types-'));
afterAll(() => rmSync(folder, { recursive: true }));

const filters = [
  {
    id: 1,
    key: 'body',
    name: 'Кузов */ {@link x}',
    type: 'DROP_LIST',
    data_type: 'STRING',
    is_required: true,
    values: [
      { id: 1, name: 'Седан', value: "sedan's" },
      { id: 2, name: 'Фургон', value: 'van\n' },
      { id: 3, name: 'Пусто', value: ' ' },
    ],
  },
  {
    id: 2,
    key: 'seats-count',
    name: 'Мест',
    type: 'EDIT_TEXT',
    data_type: 'INTEGER',
    is_required: true,
    min_value: 1,
    max_value: 9,
    show_if: [{ key: 'body', value: 'van\n' }],
  },
  {
    id: 3,
    key: 'price',
    name: 'Цена',
    type: 'RANGE_INPUT',
    data_type: 'INTEGER',
    input_suffix: 'с.',
  },
  { id: 4, key: 'class', name: 'Класс', type: 'CHECKBOX', data_type: 'BOOLEAN', is_required: true },
  {
    id: 5,
    key: 'lost',
    name: 'Потеряно',
    type: 'EDIT_TEXT',
    data_type: 'STRING',
    parent_filter_id: 404,
  },
  {
    id: 6,
    key: 'doors',
    name: 'Дверей',
    type: 'LIST',
    data_type: 'INTEGER_LIST',
    is_multiselect: true,
    values: [
      { id: 1, name: '3', value: 3 },
      { id: 2, name: '5', value: 5 },
    ],
  },
  {
    id: 7,
    key: 'model',
    name: 'Модель',
    type: 'DROP_LIST',
    data_type: 'STRING',
    is_required: true,
    parent_filter_id: 1,
  },
];

describe('types', () => {
  test('name options, units, limits and conditions, and what may be missing', () => {
    const plan = compile(filters, { mode: 'entry' });
    expect(toTypescript(plan, { name: 'CarAd', comment: ['A car.'] })).toMatchInlineSnapshot(`
      "/** A car. */
      export interface CarAd {
        /** Кузов *​/ {@link x}. */
        readonly body: 'sedan\\'s' | 'van\\n';
        /**
         * Мест.
         * From 1 to 9.
         * Shows when body is "van\\n".
         */
        readonly 'seats-count'?: number;
        /**
         * Цена.
         * In с.
         */
        readonly price?: RangeOfNumbers;
        /** Класс. */
        readonly class: true;
        /**
         * Потеряно.
         * Never shows.
         */
        readonly lost?: never;
        /** Дверей. */
        readonly doors?: readonly (3 | 5)[];
        /**
         * Модель.
         * Options load on demand.
         */
        readonly model: string;
      }

      /** A range, open on either side but not on both. */
      export interface RangeOfNumbers {
        readonly min: number | null;
        readonly max: number | null;
      }
      "
    `);
  });

  test('of a filter ask for nothing', async () => {
    const world = { files: { 'cars.json': json(filters) } };
    const { stdout } = await runIn(world, 'types', 'cars.json', '--mode', 'filter');
    const [payload = ''] = stdout.split('\n}\n');
    expect(payload).toContain("readonly 'seats-count'?: number;");
    expect(payload).not.toMatch(/^ {2}readonly [^?]*:/m);
  });

  test.for(['class', '1st', 'a b', 'number', ''])('refuse the name %j', async (name) => {
    const world = { files: { 'cars.json': json(filters) } };
    const { exit, stderr, stdout } = await runIn(world, 'types', 'cars.json', '--name', name);
    expect([exit, stdout]).toEqual([2, '']);
    expect(stderr).toContain('--name is');
    expect(isTypeName(name)).toBe(false);
  });

  test('are ended by no comment of theirs', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary' }), { minLength: 1 }), (lines) => {
        const comment = docComment(lines, '');
        expect(comment.indexOf('*/')).toBe(comment.length - 2);
      }),
    );
  });

  test(
    'of recorded pages compile under tsc --strict, and take their sample ads',
    { timeout: 120_000 },
    () => {
      const names = readdirSync(join(ROOT, 'fixtures/answers')).map((file) => file.slice(0, -5));
      const modules = names.map((name) => {
        const page: unknown = JSON.parse(
          readFileSync(join(ROOT, `fixtures/pages/create/${name}.json`), 'utf8'),
        );
        const { values }: { values: object } = JSON.parse(
          readFileSync(join(ROOT, `fixtures/answers/${name}.json`), 'utf8'),
        );
        const plan = compile(page, { mode: 'entry' });
        const type = toTypescript(plan, { name: 'Payload', comment: [name] });
        return `${type}\nexport const sample: Payload = ${JSON.stringify(values)};\n`;
      });
      expect(compileAll(modules)).toBe('');
    },
  );

  test.for([
    { data_type: 'INTEGER', sent: 'two', stored: 'two', type: 'string | number | boolean' },
    { data_type: 'INTEGER', sent: 1.5, stored: 1.5, type: 'string | number | boolean' },
    {
      data_type: 'FLOAT_LIST',
      sent: true,
      stored: [true],
      type: 'readonly (string | number | boolean)[]',
    },
    { data_type: 'BOOLEAN', sent: 'no', stored: 'no', type: 'string | number | boolean' },
    { data_type: 'DATE', sent: 5, stored: '5', type: 'string' },
  ])('take $sent of a list that loads $data_type', ({ data_type, sent, stored, type }) => {
    const plan = compile([{ id: 1, key: 'list', type: 'DROP_LIST', data_type }], { mode: 'entry' });
    const [field] = plan.fields;
    expect.assert(field);
    const list = toOptions([{ id: 1, name: 'One', value: sent }], null, field);
    const { payload, faults } = validate(plan, { list: sent }, () => ({
      ...list,
      isComplete: true,
    }));
    expect({ payload, faults }).toEqual({ payload: { list: stored }, faults: {} });
    const text = toTypescript(plan, { name: 'Payload', comment: ['A form.'] });
    expect(text).toContain(`readonly list?: ${type};`);
  });

  test('take every payload that the rules accept', { timeout: 120_000 }, () => {
    const modules: string[] = [];
    const forms = fc
      .tuple(arbitraryPage, fc.constantFrom<FormMode>('filter', 'entry'))
      .map(([page, mode]) => compile(page, { mode }))
      .chain((plan) => fc.record({ plan: fc.constant(plan), values: arbitraryValues(plan) }));
    for (const { plan, values } of fc.sample(forms, { seed: 12 })) {
      const { payload, faults } = validate(plan, acceptedPart(plan, values));
      const type = toTypescript(plan, { name: 'Payload', comment: ['A form.'] });
      // What is left of a claim may lack a value that is required: no payload yet.
      if (Object.keys(faults).length > 0) continue;
      // `__proto__: x` in a literal sets a prototype; `["__proto__"]: x` a property.
      const sample = JSON.stringify(payload).replaceAll('"__proto__":', '["__proto__"]:');
      modules.push(`${type}\nexport const sample: Payload = ${sample};\n`);
    }
    expect(modules.length).toBeGreaterThan(50);
    expect(compileAll(modules)).toBe('');
  });
});

/** Errors of tsc for modules; empty when there are none. */
function compileAll(modules: readonly string[]): string {
  for (const [position, text] of modules.entries()) {
    writeFileSync(join(folder, `module-${position}.ts`), text);
  }
  writeFileSync(
    join(folder, 'tsconfig.json'),
    json({
      compilerOptions: {
        strict: true,
        noEmit: true,
        target: 'es2022',
        types: [],
        exactOptionalPropertyTypes: true,
      },
      files: modules.map((_, position) => `module-${position}.ts`),
    }),
  );
  const tsc = join(ROOT, 'node_modules/.bin/tsc');
  const { stdout } = spawnSync(tsc, ['-p', folder], { encoding: 'utf8' });
  return stdout;
}
