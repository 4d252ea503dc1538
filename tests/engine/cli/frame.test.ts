import { describe, expect, test } from 'vitest';

import { COMMANDS } from '../../../engine/cli/commands.ts';
import { EXIT_CODES } from '../../../engine/cli/frame/exit-code.ts';
import { optionTerm } from '../../../engine/cli/frame/help-text.ts';
import { english } from '../../../engine/cli/words/english.en.ts';
import manifest from '../../../engine/package.json' with { type: 'json' };
import { json, runIn } from './memory-io.ts';

const WORLD = { files: { 'page.json': json([]), 'b/broken.json': '{"a": 1,}' } };

describe('the tool', () => {
  test('prints its version alone', async () => {
    for (const flag of ['--version', '-V']) {
      expect(await runIn({}, flag)).toMatchObject({ exit: 0, stdout: `${manifest.version}\n` });
    }
  });

  test.for([['--help'], ['-h'], ['help']])('lists every command for %j', async (words) => {
    const { exit, stdout, stderr } = await runIn({}, ...words);
    expect([exit, stderr]).toEqual([0, '']);
    for (const { name, help } of COMMANDS) {
      expect(stdout).toContain(`  ${name} `);
      expect(unwrapped(stdout)).toContain(help(english).summary);
    }
    for (const code of EXIT_CODES) expect(unwrapped(stdout)).toContain(english.exits[code]);
  });

  test('asks for a command when it is given none', async () => {
    const { exit, stdout, stderr } = await runIn({});
    expect([exit, stdout]).toEqual([2, '']);
    expect(stderr).toContain('No command was given.');
    expect(stderr).toContain('Usage: form-engine <command>');
  });

  test('knows what a misspelt command was to be', async () => {
    const { exit, stderr } = await runIn({}, 'reply');
    expect(exit).toBe(2);
    expect(stderr).toContain('Did you mean form-engine replay?');
  });

  test('owns up to a fault of its own, with all that a report needs', async () => {
    const lint = COMMANDS.filter(({ name }) => name === 'lint');
    const commands = lint.map((command) => ({
      ...command,
      run: async () => {
        throw new TypeError('oops');
      },
    }));
    const { exit, stdout, stderr } = await runIn({ ...WORLD, commands }, 'lint', 'page.json');
    expect([exit, stdout]).toEqual([70, '']);
    expect(stderr).toContain(`form-engine ${manifest.version}: a fault of its own.`);
    expect(stderr).toMatch(/TypeError: oops\n\s+at /);
  });

  test('has each of its options given in lines that fit a terminal', async () => {
    for (const { name } of COMMANDS) {
      const { stdout } = await runIn({}, 'help', name);
      for (const line of stdout.split('\n')) expect(line.length, line).toBeLessThanOrEqual(100);
    }
  });
});

describe.for(COMMANDS)('$name', (command) => {
  const { name, options, operands, examples } = command;
  const { summary, description, examples: meanings } = command.help(english);

  test('prints its usage for --help, -h and help, with any other argument', async () => {
    const texts = await Promise.all([
      runIn({}, name, '--help'),
      runIn({}, name, '-h', 'nowhere.json'),
      runIn({}, 'help', name),
    ]);
    for (const { exit, stdout, stderr } of texts) {
      expect([exit, stderr]).toEqual([0, '']);
      expect(stdout).toBe(texts[0]?.stdout);
    }
    const described = unwrapped(texts[0]?.stdout ?? '');
    for (const option of options) {
      expect(described).toContain(optionTerm(option));
      expect(described).toContain(option.summary(english));
    }
    for (const text of description) expect(described).toContain(text);
    for (const text of [...examples, ...meanings]) expect(described).toContain(text);
  });

  test('is reported in whole sentences', () => {
    const sentences = [
      summary,
      ...description,
      ...options.map((option) => option.summary(english)),
      ...meanings,
    ];
    for (const sentence of sentences) expect(sentence).toMatch(/^[«A-Z][^]*\.$/);
    expect(examples.length).toBeGreaterThan(0);
    expect(meanings).toHaveLength(examples.length);
    for (const line of examples) expect(line).toMatch(/\bform-engine\b/);
  });

  test('refuses an unknown option, and lists the known ones', async () => {
    const { exit, stdout, stderr } = await runIn(WORLD, name, '--colour', 'page.json');
    expect([exit, stdout]).toEqual([2, '']);
    expect(stderr).toContain('There is no option --colour.');
    expect(stderr).toContain('--help');
    expect(stderr).toContain(`Usage: form-engine ${name}`);
  });

  test('refuses a flag with a value, and an option without', async () => {
    for (const option of options) {
      const isFlag = option.placeholder === null;
      const word = isFlag ? `--${option.name}=yes` : `--${option.name}`;
      const { exit, stderr, stdout } = await runIn(WORLD, name, word);
      expect([exit, stdout], word).toEqual([2, '']);
      expect(stderr).toContain(isFlag ? 'It is a flag' : 'has no value');
    }
  });

  test('refuses words that its options do not take', async () => {
    for (const option of options) {
      const isNumber = option.placeholder === '<number>';
      if (option.choices.length === 0 && !isNumber) continue;
      const { exit, stderr } = await runIn(WORLD, name, `--${option.name}=1x`, 'page.json');
      expect(exit, option.name).toBe(2);
      expect(stderr).toContain(`--${option.name} is "1x".`);
    }
  });

  test('refuses too few operands and too many', async () => {
    const { min, max, usage } = operands;
    const few = min === 0 ? [] : [min - 1];
    for (const count of [...few, ...(Number.isFinite(max) ? [max + 1] : [])]) {
      const words = Array.from({ length: count }, () => 'page.json');
      const { exit, stderr } = await runIn(WORLD, name, ...words);
      expect(exit).toBe(2);
      expect(stderr).toContain(usage);
      expect(stderr.includes('standard input')).toBe(count < min && operands.kind === 'files');
    }
  });

  test('reports where a file is no JSON, and absent files, without a stack trace', async () => {
    if (operands.kind !== 'files') return;
    const broken = await runIn(WORLD, name, 'b/broken.json');
    expect(broken.exit).toBe(3);
    expect(broken.stderr).toContain(
      'b/broken.json:1:9 is not JSON: expected a name in double quotes, found "}"',
    );
    const absent = await runIn(WORLD, name, 'absent.json');
    expect(absent.exit).toBe(3);
    expect(absent.stderr).toContain('No file matches absent.json.');
    const folder = await runIn(WORLD, name, 'b');
    expect(folder.exit).toBe(3);
    expect(folder.stderr).toContain("'b/**/*.json'");
    for (const { stderr } of [broken, absent, folder]) expect(stderr).not.toMatch(/^\s+at /m);
  });
});

describe('completion', () => {
  test.for(['bash', 'zsh', 'fish'])('of %s names every command and option', async (shell) => {
    const { exit, stdout } = await runIn({}, 'completion', shell);
    expect(exit).toBe(0);
    for (const { name, options } of COMMANDS) {
      expect(stdout).toContain(name);
      for (const option of options) {
        expect(stdout).toContain(shell === 'fish' ? `-l ${option.name}` : `--${option.name}`);
        for (const choice of option.choices) expect(stdout).toContain(choice);
      }
    }
  });

  test('is there for no other shell', async () => {
    const { exit, stderr } = await runIn({}, 'completion', 'fisch');
    expect(exit).toBe(2);
    expect(stderr).toContain('Did you mean fish?');
  });
});

/** A text without its line breaks. */
function unwrapped(text: string): string {
  return text.replaceAll(/\s+/g, ' ');
}
