import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { type Json } from '@bozor/form-engine';
import { expectAll, readTrace, traceSchema, writeTrace } from '@bozor/form-engine/trace';
import { Ajv2020 } from 'ajv/dist/2020.js';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { carTrace, hesitation } from './car-trace.ts';
import { live, recordedSessions } from './recorded-session.ts';

const PUBLISHED = join(import.meta.dirname, '../../../engine/trace/trace.schema.json');

const ajv = new Ajv2020({ strict: true, allowUnionTypes: true, strictRequired: false });
const isBySchema = ajv.compile(traceSchema);

/** A trace that has every kind of act, and expectations. */
const rich: Json = JSON.parse(
  writeTrace(
    expectAll(
      carTrace([
        ...hesitation,
        { at: 2000, type: 'BLUR', key: 'price' },
        { at: 2000, type: 'CLEAR', key: 'price' },
        { at: 2000, type: 'SERVER_ERRORS', errors: { price: { code: 'a.b', message: 'Нет' } } },
        { at: 2001, type: 'HYDRATE', values: { brand: 'opel', price: 5, extra: [1, null] } },
        { at: 2002, type: 'FAIL', load: 2 },
        { at: 2003, type: 'RETRY', key: 'model' },
        { at: 2004, type: 'UNDO' },
        { at: 2005, type: 'REDO' },
        { at: 2006, type: 'CLEAR_ALL' },
      ]),
    ),
  ),
);

describe('the published schema', () => {
  test('is the one that the package carries as data', () => {
    const published: unknown = JSON.parse(readFileSync(PUBLISHED, 'utf8'));
    expect(published).toEqual(JSON.parse(JSON.stringify(traceSchema)));
  });

  test('accepts every trace that is written', () => {
    fc.assert(
      fc.property(recordedSessions, (session) => {
        const written: unknown = JSON.parse(writeTrace(live(session).trace));
        isBySchema(written);
        expect(isBySchema.errors).toBeNull();
      }),
    );
  });

  test('refuses what readTrace refuses, but for the order of time, and nothing else', () => {
    const damaged = fc.array(fc.tuple(fc.nat(), fc.constantFrom(...SILLY), fc.boolean()), {
      minLength: 1,
      maxLength: 2,
    });
    fc.assert(
      fc.property(damaged, (acts) => {
        const json = acts.reduce<Json>(
          (whole, [at, value, isNew]) => damage(whole, at, { value, isNew }),
          rich,
        );
        const { problems } = readTrace(json);
        const isRead = problems.every(({ fault }) => fault.code === 'time.back');
        expect([isRead, problems]).toEqual([isBySchema(json), problems]);
      }),
    );
  });

  test('and readTrace agree on any JSON', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        const json: unknown = JSON.parse(text);
        expect(readTrace(json).trace !== null).toBe(isBySchema(json));
      }),
    );
  });
});

describe('readTrace', () => {
  test('gives the very trace', () => {
    const { trace, problems } = readTrace(rich);
    expect(problems).toEqual([]);
    expect(trace).toBe(rich);
  });

  test('reports where, what and what to do', () => {
    const json = {
      ...carTrace([]),
      title: 5,
      acts: [
        { at: -1, type: 'SET', key: 'a' },
        { at: 5, type: 'WAIT' },
        { at: 9, type: 'CLEAR', key: 'a', input: 'b' },
        'UNDO',
      ],
    };
    expect(readTrace(json).problems).toMatchObject([
      {
        pointer: '/title',
        message: 'is 5, not a text',
        hint: 'What the trace shows, in a person’s words.',
      },
      {
        pointer: '/acts/0/input',
        message: 'is missing',
        hint: 'What a field holds as it is put in: a text, a choice, or the parts of a value.',
      },
      {
        pointer: '/acts/0/at',
        message: 'is -1, less than 0',
        hint: 'When: milliseconds since the form was opened, never less than before.',
      },
      {
        pointer: '/acts/1/type',
        message: 'is "WAIT", none of the known types',
        hint: 'Write one of SET, CLEAR, CLEAR_ALL, BLUR, TOUCH_ALL, UNDO, REDO, HYDRATE, SERVER_ERRORS, RETRY, ANSWER, FAIL.',
      },
      {
        pointer: '/acts/2/input',
        message: 'is not known here',
        hint: 'Remove it, or write one of type, at, key, expected.',
      },
      { pointer: '/acts/3', message: 'is "UNDO", not an object', hint: 'See trace.schema.json.' },
    ]);
  });

  test('refuses an act that comes before the one before', () => {
    const late = carTrace([
      { at: 5, type: 'UNDO' },
      { at: 4, type: 'REDO' },
    ]);
    expect(readTrace(late).problems).toMatchObject([
      { pointer: '/acts/1/at', message: 'is 4, before 5 of the act before' },
    ]);
  });

  test.for([
    { json: null, pointer: '/format' },
    { json: [], pointer: '/format' },
    { json: { ...carTrace([]), format: 'har' }, pointer: '/format' },
    { json: { ...carTrace([]), version: 2, acts: 5 }, pointer: '/version' },
  ])('refuses another format or version by name alone: $pointer', ({ json, pointer }) => {
    expect(readTrace(json).problems.map((problem) => problem.pointer)).toEqual([pointer]);
  });

  test('reports at most a hundred problems', () => {
    const acts = Array.from({ length: 500 }, () => 5);
    expect(readTrace({ ...carTrace([]), acts }).problems).toHaveLength(100);
  });

  test('never throws, however deep the definitions', () => {
    const deep: unknown = JSON.parse(`${'['.repeat(50_000)}${']'.repeat(50_000)}`);
    expect(readTrace({ ...carTrace([]), definitions: deep }).problems).toEqual([]);
  });
});

const SILLY: readonly Json[] = [
  null,
  '',
  'SET',
  'UNDO',
  'entry',
  0,
  -1,
  1.5,
  1e300,
  true,
  false,
  [],
  [null],
  ['x', 1],
  {},
  { type: 'UNDO', at: 0 },
  { min: '1', max: '' },
  { min: null, max: 5 },
  { latitude: 1, longitude: 2, address: '' },
  { salary_min: '', salary_max: '', is_negotiable: true },
  { code: 'required' },
  { code: 'number.min', min: 'x' },
];

interface Damage {
  readonly value: Json;
  /** Whether it is put beside what is there, else in its place. */
  readonly isNew: boolean;
}

/** Puts a value somewhere in a piece of JSON; `at` chooses the way down. */
function damage(json: Json, at: number, { value, isNew }: Damage): Json {
  if (typeof json !== 'object' || json === null) return value;
  const entries = Object.entries(json);
  if (entries.length === 0 || (isNew && at % 7 === 0)) {
    return isMembers(json) ? [...json, value] : { ...json, strange: value };
  }
  const [name, part] = entries[at % entries.length] ?? ['', null];
  const rest = Math.floor(at / entries.length);
  const isHere = rest % 4 === 0;
  if (isHere && isNew && !isMembers(json)) {
    return Object.fromEntries(entries.filter(([other]) => other !== name));
  }
  const damaged = isHere ? value : damage(part, Math.floor(rest / 4), { value, isNew });
  return isMembers(json)
    ? json.map((member, index) => (String(index) === name ? damaged : member))
    : { ...json, [name]: damaged };
}

function isMembers(json: Json): json is readonly Json[] {
  return Array.isArray(json);
}
