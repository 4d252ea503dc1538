import { describe, expect, test } from 'vitest';

import { fuzzCommand } from '../../../engine/cli/fuzz/fuzz-command.ts';
import { fuzzForm } from '../../../engine/cli/fuzz/fuzz-form.ts';
import { findBrokenLaw, type Law } from '../../../engine/cli/fuzz/law.ts';
import { LAWS } from '../../../engine/cli/fuzz/laws.ts';
import { english } from '../../../engine/cli/words/english.en.ts';
import { payload } from '../../../engine/index.ts';
import { readTrace, replay } from '../../../engine/trace.ts';
import { LAW_RUNS } from '../../law-runs.ts';
import { carPage, carTrace } from './cars.ts';
import { json, runIn } from './memory-io.ts';

/** A law that no form keeps: it forgets that a person may choose a Lada with a price. */
const noCheapLada: Law = {
  name: 'no-cheap-lada',
  sentence: () => 'No Lada has a price.',
  against: ({ plan, steps }) => {
    const bad = steps.find(({ step: { state } }) => {
      const { brand, price } = payload(plan, state);
      return brand === 'lada' && price !== undefined;
    });
    return bad === undefined ? null : () => `At step ${bad.index} there is one.`;
  },
};

const spec = {
  document: carPage,
  mode: 'entry',
  runs: 2000,
  seed: 3,
  path: null,
  words: english,
} as const;

describe('fuzz', { timeout: 120_000 }, () => {
  test('finds the laws of the engine kept', async () => {
    const world = { files: { 'cars.json': json(carPage) } };
    const run = await runIn(world, 'fuzz', 'cars.json', '--runs', String(LAW_RUNS), '--seed', '1');
    expect(run.exit).toBe(0);
    expect(run.stdout.split('\n')).toEqual([
      `✓ cars.json (entry): ${LAW_RUNS} sessions, 8 laws held, seed 1`,
      `✓ cars.json (filter): ${LAW_RUNS} sessions, 8 laws held, seed 1`,
      '',
    ]);
  });

  test('of a broken law finds the smallest trace, and the way to it again', () => {
    const found = fuzzForm({ ...spec, laws: [...LAWS, noCheapLada] });
    expect(found).toMatchObject({ law: { name: 'no-cheap-lada' } });
    if (found === null) return;
    // Two values are needed, and as few acts or start values as bring them; a draft brings both.
    const { acts, values } = found.trace;
    const isDraft = acts.some(({ type }) => type === 'HYDRATE');
    expect(acts.length + Object.keys(values ?? {}).length).toBe(isDraft ? 1 : 2);
    expect(findBrokenLaw([noCheapLada], found.trace)?.law.name).toBe('no-cheap-lada');

    // The place of the session among all, and no steps of a shrinking that would cost minutes.
    expect(found.path).toMatch(/^\d+$/);
    const again = fuzzForm({ ...spec, laws: [noCheapLada], path: found.path, runs: 1 });
    expect(again?.trace.acts).toEqual(acts);
    const without = acts.map((_, position) => ({
      ...found.trace,
      acts: acts.toSpliced(position, 1),
    }));
    for (const less of without) expect(findBrokenLaw([noCheapLada], less)).toBeNull();
  });

  test('prints the law, the acts and the command, and writes the trace', async () => {
    const files = { 'cars.json': json(carPage) };
    const command = fuzzCommand([noCheapLada]);
    const words = ['cars.json', '--seed', '3', '--runs', '2000', '--out', 'out/b.trace.json'];
    const run = await runIn({ files, commands: [command] }, 'fuzz', ...words);
    expect(run.exit).toBe(1);
    expect(run.stdout).toContain('✗ cars.json (entry): no-cheap-lada is broken');
    expect(run.stdout).toMatch(
      /again: form-engine fuzz cars\.json --mode entry --seed 3 --path [\d:]+/,
    );
    expect(run.stdout).toContain('wrote out/b.trace.json');
    for (const path of ['out/b.trace.json', 'out/b-2.trace.json']) {
      const { trace } = readTrace(JSON.parse(run.files.get(path) ?? ''));
      expect(trace?.title).toContain('no-cheap-lada, seed 3');
    }

    const asData = await runIn({ files, commands: [command] }, 'fuzz', ...words, '--json');
    expect(JSON.parse(asData.stdout)).toMatchObject({
      forms: [
        { file: 'cars.json', mode: 'entry', broken: { law: 'no-cheap-lada' } },
        { mode: 'filter' },
      ],
      count: { forms: 2, broken: 2 },
    });
  });

  test('prints a command that repeats the failure, for any name of the file', async () => {
    const name = "my cars'.json";
    const files = { [name]: json({ page: carPage }) };
    const commands = [fuzzCommand([noCheapLada])];
    const run = await runIn(
      { files, commands },
      'fuzz',
      name,
      '--at=/page',
      '--mode=entry',
      '--seed=3',
      '--runs=2000',
    );
    const [, path = ''] = /--path ([\d:]+)\n/.exec(run.stdout) ?? [];
    expect(run.stdout).toContain(
      String.raw`again: form-engine fuzz 'my cars'\''.json' --at /page --mode entry --seed 3 --path `,
    );
    const words = [name, '--at', '/page', '--mode', 'entry', '--seed', '3', '--path', path];
    const again = await runIn({ files, commands }, 'fuzz', ...words);
    expect(again.exit).toBe(1);
    const actsOf = (text: string) => text.split('\n').filter((line) => /^ {4}\d/.test(line));
    expect(actsOf(again.stdout)).toEqual(actsOf(run.stdout));
  });

  test.for([
    { words: ['--seed', '1', '--path', '0:x'], what: '--path is "0:x".' },
    { words: ['--path', '0:1'], what: '--path was given without --seed.' },
  ])('refuses $words, which lead nowhere', async ({ words, what }) => {
    const run = await runIn({ input: json(carPage) }, 'fuzz', '-', ...words);
    expect([run.exit, run.stdout]).toEqual([2, '']);
    expect(run.stderr).toContain(what);
  });

  test('plays another session with another seed', async () => {
    const run = await runIn({ input: json(carPage) }, 'fuzz', '-', '--runs', '1');
    expect(run.stdout).toMatch(/seed \d+\n/);
  });
});

describe('a law', () => {
  test.for(LAWS)('$name holds of a whole session', (law) => {
    expect(findBrokenLaw([law], carTrace)).toBeNull();
  });

  test('reports a form that accepts a list for which it no longer waits', () => {
    const law = LAWS.find(({ name }) => name === 'late-answer-is-nothing');
    const played = replay(carTrace);
    const answer = played.steps.find(({ act }) => act?.type === 'ANSWER');
    const before = answer?.before ?? null;
    if (law === undefined || before === null) throw new Error('Nothing to validate.');
    expect(law.against({ trace: carTrace, ...played })).toBeNull();

    // The same step, of a form that waited for other lists.
    const options = before.options.map((list) => ({ ...list, token: 99 }));
    const [start] = played.steps;
    const late = { ...start, ...answer, before: { ...before, options } };
    const against = law.against({ trace: carTrace, ...played, steps: [late] });
    expect(against?.(english)).toContain('came too late, and changed the form.');
  });

  test('that throws is broken, with what it threw', () => {
    const against = () => {
      throw new RangeError('oops');
    };
    const law = { name: 'thrower', sentence: () => 'It throws.', against };
    const broken = findBrokenLaw([law], carTrace);
    expect(broken?.law).toBe(law);
    expect(broken?.against(english)).toBe('It threw: RangeError: oops');
  });
});
