import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { raceOnce } from '../../../engine/cli/replay/race.ts';
import { seededRandom, randomSchedule } from '../../../engine/cli/replay/random-schedule.ts';
import {
  readTrace,
  replay,
  withoutExpectations,
  writeTrace,
  type Trace,
} from '../../../engine/trace.ts';
import { carTrace } from './cars.ts';
import { json, runIn } from './memory-io.ts';

/** The trace, with a wrong model expected after the second brand was chosen. */
const wrong: Trace = {
  ...carTrace,
  title: 'Неверное <ожидание> & "кавычки"',
  acts: carTrace.acts.map((act, index) =>
    index === 5
      ? { ...act, expected: { ...act.expected, inputs: { brand: 'lada', model: 'astra' } } }
      : act,
  ),
};

const world = {
  files: { 'good.trace.json': writeTrace(carTrace), 'wrong.trace.json': writeTrace(wrong) },
};

describe('replay', () => {
  test('passes what is as expected, and counts it', async () => {
    const run = await runIn(world, 'replay', 'good.trace.json');
    expect(run).toMatchObject({
      exit: 0,
      stdout: '✓ good.trace.json (10 steps) Смена марки\n1 trace, 10 steps, 0 diverged\n',
      stderr: '',
    });
  });

  test('prints the first divergence with the acts around it, and the expectation', async () => {
    const { exit, stdout } = await runIn(world, 'replay', '*.trace.json');
    expect(exit).toBe(1);
    expect(stdout).toMatchInlineSnapshot(`
      "✓ good.trace.json (10 steps) Смена марки
      ✗ wrong.trace.json Неверное <ожидание> & "кавычки"
        diverges at step 6 of 9, at 600 ms: SET brand "lada"

           4  SET model "astra"
           5  BLUR price
        >  6  SET brand "lada"
           7  ANSWER load 1, 1 value
           8  SET gas true

        wrong.trace.json:99:47 /acts/5/expected/inputs/model
          value.missing: expected "astra", the form has none
          - "astra"
          + nothing

      2 traces, 20 steps, 1 diverged
      "
    `);
  });

  test('is quiet of what is as expected when it is asked to be', async () => {
    expect(await runIn(world, 'replay', 'good.trace.json', '-q')).toMatchObject({
      exit: 0,
      stdout: '',
    });
    const { stdout } = await runIn(world, 'replay', '*.json', '--quiet');
    expect(stdout).toMatch(/^✗ wrong\.trace\.json/);
    expect(stdout).not.toContain('good.trace.json');
  });

  test('prints the same for a machine', async () => {
    const { exit, stdout } = await runIn(world, 'replay', '*.json', '--json');
    expect(exit).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({
      traces: [
        { file: 'good.trace.json', outcome: 'same', steps: 10, divergence: null },
        {
          file: 'wrong.trace.json',
          outcome: 'diverged',
          divergence: {
            step: 6,
            act: 'SET brand "lada"',
            differences: [
              {
                code: 'value.missing',
                pointer: '/acts/5/expected/inputs/model',
                expected: 'astra',
                actual: null,
              },
            ],
          },
        },
      ],
      count: { traces: 2, steps: 20, diverged: 1, unread: 0 },
    });
  });

  test('accepts what the engine does now, and only then writes', async () => {
    const bare = writeTrace(withoutExpectations(carTrace));
    const files = { ...world.files, 'bare.trace.json': bare };
    const run = await runIn({ files }, 'replay', '*.json', '--update');
    expect(run.exit).toBe(0);
    expect(run.stdout).toBe(
      'updated bare.trace.json\nupdated wrong.trace.json\n3 traces, 2 updated\n',
    );
    expect(run.files.get('bare.trace.json')).toBe(world.files['good.trace.json']);
    expect(run.files.get('good.trace.json')).toBe(world.files['good.trace.json']);
    const after = await runIn({ files: Object.fromEntries(run.files) }, 'replay', '*.json', '-q');
    expect(after.exit).toBe(0);
  });

  test('keeps the line ends of a checkout on Windows', async () => {
    const toWindows = (text: string) => text.replaceAll('\n', '\r\n');
    const { 'good.trace.json': good, 'wrong.trace.json': wrong } = world.files;
    const files = { 'good.trace.json': toWindows(good), 'wrong.trace.json': toWindows(wrong) };
    const run = await runIn({ files }, 'replay', '*.json', '--update');
    expect(run.stdout).toBe('updated wrong.trace.json\n2 traces, 1 updated\n');
    const once = await runIn(world, 'replay', 'wrong.trace.json', '--update');
    expect(run.files.get('wrong.trace.json')).toBe(
      toWindows(once.files.get('wrong.trace.json') ?? ''),
    );
  });

  test.for([
    { words: ['--update', '--json'], why: 'nothing to report of what is accepted' },
    { words: ['--update', '--race', '3'], why: 'no race of what is accepted' },
  ])('refuses $words: $why', async ({ words }) => {
    const { exit, stderr } = await runIn(world, 'replay', 'good.trace.json', ...words);
    expect(exit).toBe(2);
    expect(stderr).toContain('--update was given with');
  });

  test('has no file to write to in the standard input', async () => {
    const { exit } = await runIn(
      { input: world.files['good.trace.json'] },
      'replay',
      '-',
      '--update',
    );
    expect(exit).toBe(2);
  });

  test('reports every problem of a file that is no trace, and reads the others', async () => {
    const files = { ...world.files, 'a.trace.json': json({ format: 'form-trace', version: 1 }) };
    const { exit, stdout, stderr } = await runIn({ files }, 'replay', '*.json');
    expect(exit).toBe(3);
    expect(stdout).toContain('2 traces, 20 steps, 1 diverged, 1 unreadable');
    expect(stderr).toContain('a.trace.json is no trace');
    expect(stderr).toContain('/title');
  });
});

describe('JUnit', () => {
  test('has a test case for each trace, well formed whatever a title holds', async () => {
    const odd = { ...carTrace, title: 'a\u0000<b>&"c"\'d\'\n\uD800]]>' };
    const files = { ...world.files, 'odd.trace.json': writeTrace(odd), 'x.json': '[]' };
    const run = await runIn({ files }, 'replay', '*.json', '--junit', 'out/replay.xml');
    const xml = run.files.get('out/replay.xml') ?? '';
    const { elements, texts } = parseXml(xml);
    const cases = elements.filter(({ name }) => name === 'testcase');
    expect(cases.map(({ attributes }) => attributes['file'])).toEqual([
      'good.trace.json',
      'odd.trace.json',
      'wrong.trace.json',
      'x.json',
    ]);
    const times = cases.map(({ attributes }) => Number(attributes['time']));
    expect(times.every((time) => time >= 0)).toBe(true);
    expect(cases[1]?.attributes['name']).toBe('a\uFFFD<b>&"c"\'d\'\n\uFFFD]]>');
    const suite = elements.find(({ name }) => name === 'testsuite');
    expect(suite?.attributes).toMatchObject({ tests: '4', failures: '1', errors: '1' });
    const failure = elements.find(({ name }) => name === 'failure');
    expect(failure?.attributes).toMatchObject({
      type: 'value.missing',
      message: 'Step 6 (SET brand "lada") is not as expected.',
    });
    expect(texts.join('\n')).toContain('/acts/5/expected/inputs/model: expected "astra"');
  });
});

describe('a race', () => {
  test('of any schedule ends as the trace does without delays', async () => {
    const run = await runIn(world, 'replay', 'good.trace.json', '--race', '300', '--seed', '7');
    expect(run).toMatchObject({ exit: 0, stderr: '' });
    expect(run.stdout).toContain('0 diverged, 300 races each, seed 7');
  });

  test('that ends otherwise gives the trace as it was directed, which diverges at its last act', () => {
    const other = replay({ ...carTrace, acts: carTrace.acts.slice(0, 5) }).steps.at(-1);
    const schedule = [{ after: 2, outcome: 'answer', copies: 1 }] as const;
    const lost = raceOnce(carTrace, schedule, other);
    expect(lost?.trace.acts.length).toBe(carTrace.acts.length + 1);
    expect(lost?.divergence.step).toBe(lost?.trace.acts.length);
    expect(replay(lost?.trace ?? carTrace).divergence?.step).toBe(lost?.divergence.step);
    expect(raceOnce(carTrace, schedule)).toBeNull();
  });

  test('plays by a schedule in which every answer comes in the end', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat({ max: 20 }), (seed, loads) => {
        const schedule = randomSchedule(seededRandom(seed), loads);
        expect(schedule).toEqual(randomSchedule(seededRandom(seed), loads));
        for (const { after, outcome } of schedule) {
          expect(after).toBeGreaterThanOrEqual(0);
          expect(outcome).not.toBe('fail');
        }
      }),
    );
  });

  test('has schedules of every kind', () => {
    const all = randomSchedule(seededRandom(1), 500);
    expect(new Set(all.map(({ outcome }) => outcome)).size).toBe(2);
    expect(new Set(all.map(({ after }) => after)).size).toBe(7);
    expect(new Set(all.map(({ copies }) => copies)).size).toBe(3);
  });
});

describe('the smallest trace', () => {
  test('that diverges in the same way is written, and diverges', async () => {
    const run = await runIn(world, 'replay', 'wrong.trace.json', '--shrink', 'small.trace.json');
    expect(run.exit).toBe(1);
    const { trace } = readTrace(JSON.parse(run.files.get('small.trace.json') ?? ''));
    if (trace === null) throw new Error('The smallest trace is none.');
    expect(trace.acts.map(({ type }) => type)).toEqual(['SET', 'SET', 'SET']);
    const { divergence } = replay(trace);
    expect(divergence?.differences).toContainEqual(
      expect.objectContaining({ code: 'value.missing', expected: 'astra' }),
    );
    expect(run.stderr).toContain('wrote small.trace.json');
  });

  test('is not written where nothing diverges', async () => {
    const run = await runIn(world, 'replay', 'good.trace.json', '--shrink', 'small.trace.json');
    expect([run.exit, run.files.has('small.trace.json')]).toEqual([0, false]);
  });
});

interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
}

/** Reads XML as strictly as these files need: throws for what is not well formed. */
function parseXml(xml: string): { readonly elements: Element[]; readonly texts: string[] } {
  const elements: Element[] = [];
  const texts: string[] = [];
  const open: string[] = [];
  const body = xml.replace('<?xml version="1.0" encoding="UTF-8"?>\n', '');
  if (/[^\P{Cc}\t\n\r]/u.test(body)) throw new Error('A sign XML has not.');
  for (const [part] of body.matchAll(/<[^>]*>|[^<]+/g)) {
    if (!part.startsWith('<')) texts.push(unescaped(part));
    else if (part.startsWith('</')) {
      if (open.pop() !== part.slice(2, -1)) throw new Error(`${part} closes nothing.`);
    } else {
      const [, name = '', rest = ''] = /^<([a-z]+)((?: [a-z]+="[^"<]*")*)\/?>$/.exec(part) ?? [];
      if (name === '') throw new Error(`${part} is no element.`);
      const pairs = rest.matchAll(/ ([a-z]+)="([^"]*)"/g);
      elements.push({
        name,
        attributes: Object.fromEntries(
          Array.from(pairs, ([, key, value = '']) => [key, unescaped(value)]),
        ),
      });
      if (!part.endsWith('/>')) open.push(name);
    }
  }
  if (open.length > 0) throw new Error(`${open.join()} is not closed.`);
  return { elements, texts };
}

function unescaped(text: string): string {
  const known: Readonly<Record<string, string>> = {
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
  };
  return text.replaceAll(/&(?:#(\d+)|([a-z]+));|&/g, (whole, code, name) => {
    if (code !== undefined) return String.fromCodePoint(Number(code));
    const sign = known[String(name)];
    if (sign === undefined) throw new Error(`${whole} means nothing.`);
    return sign;
  });
}
