import { spawnSync, type SpawnSyncReturns } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { afterAll, describe, expect, test } from 'vitest';

import { writeTrace } from '../../../engine/trace.ts';
import { carPage, carTrace } from './cars.ts';
import { json } from './memory-io.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const MAIN = join(ROOT, 'engine/cli/main.ts');
const folder = mkdtempSync(join(tmpdir(), 'form-engine-cli-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The real command, in a folder of its own. */
function formEngine(
  words: readonly string[],
  more: { readonly input?: string; readonly env?: Readonly<Record<string, string>> } = {},
): SpawnSyncReturns<string> {
  return spawnSync(process.execPath, ['--conditions=source', MAIN, ...words], {
    cwd: folder,
    encoding: 'utf8',
    input: more.input ?? '',
    env: { ...process.env, ...more.env },
  });
}

describe('the process', { timeout: 60_000 }, () => {
  test('ends with the code of its command, results apart from trouble, without colours', () => {
    writeFileSync(join(folder, 'cars.json'), json(carPage));
    expect(formEngine(['lint', 'cars.json'])).toMatchObject({
      status: 0,
      stdout: '1 file: 0 errors, 0 warnings, 0 remarks\n',
      stderr: '',
    });
    expect(formEngine(['lint', '--oops'])).toMatchObject({ status: 2, stdout: '' });
    expect(formEngine(['lint', 'nowhere.json'])).toMatchObject({ status: 3, stdout: '' });
    const wrong = formEngine(['lint', '-'], { input: '7' });
    expect(wrong.status).toBe(1);
    // Into a pipe it prints no colours.
    expect(wrong.stdout).toContain('error');
    expect(wrong.stdout).not.toContain('\u001B');
  });

  test('finds the files of a pattern, prints the names as given, and writes into new folders', () => {
    writeFileSync(join(folder, 'a.trace.json'), writeTrace(carTrace));
    writeFileSync(
      join(folder, 'b.trace.json'),
      writeTrace({ ...carTrace, acts: carTrace.acts.toSpliced(1, 1) }),
    );
    const run = formEngine(['replay', '*.trace.json', '--junit', 'out/deep/replay.xml']);
    expect(run.status).toBe(1);
    expect(run.stdout).toContain('✓ a.trace.json');
    expect(run.stdout).toContain('✗ b.trace.json');
    expect(readFileSync(join(folder, 'out/deep/replay.xml'), 'utf8')).toContain('<failure');
    const whole = formEngine(['replay', join(folder, 'a*.json'), '--quiet']);
    expect(whole).toMatchObject({ status: 0, stdout: '', stderr: '' });
  });

  test('reports what could not be written', () => {
    const run = formEngine(['replay', 'a.trace.json', '--junit', 'a.trace.json/x.xml']);
    expect(run.status).toBe(73);
    expect(run.stderr).toContain('a.trace.json/x.xml could not be written');
  });

  test('ends quietly when its reader has seen enough', () => {
    const command = `"${process.execPath}" --conditions=source "${MAIN}" schema big.json | head -c 100`;
    const filters = Array.from({ length: 3000 }, (_, n) => ({
      ...carPage.filters[3],
      id: n,
      key: `k${n}`,
    }));
    writeFileSync(join(folder, 'big.json'), json(filters));
    const run = spawnSync('bash', ['-o', 'pipefail', '-c', command], {
      cwd: folder,
      encoding: 'utf8',
    });
    expect(run).toMatchObject({ status: 0, stderr: '' });
    expect(run.stdout.length).toBe(100);
  });

  test('fuzzes with the package that it finds', () => {
    const run = formEngine(['fuzz', 'cars.json', '--runs', '20', '--seed', '1']);
    expect(run).toMatchObject({ status: 0, stderr: '' });
  });

  test('prints a completion that bash takes, and that completes', () => {
    const script = formEngine(['completion', 'bash']).stdout;
    const complete = (words: string) => {
      const list = words.split(' ');
      const program = `${script}\nCOMP_WORDS=(${list.map((word) => `"${word}"`).join(' ')}); COMP_CWORD=${list.length - 1}; _form_engine; printf '%s\\n' "\${COMPREPLY[@]}"`;
      const run = spawnSync('bash', ['-c', program], { encoding: 'utf8' });
      expect(run.stderr).toBe('');
      return run.stdout.trim().split('\n');
    };
    expect(complete('form-engine re')).toEqual(['replay']);
    expect(complete('form-engine lint --f')).toEqual(['--format', '--fail-on']);
    expect(complete('form-engine lint --format s')).toEqual(['sarif']);
    expect(complete('form-engine completion z')).toEqual(['zsh']);
    expect(complete('form-engine help sch')).toEqual(['schema']);
    expect(complete('form-engine lint pag')).toEqual(['']);
  });
});
