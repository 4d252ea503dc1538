import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { describe, expect, test } from 'vitest';

import { COMMANDS } from '../../../engine/cli/commands.ts';
import { EXIT_CODES } from '../../../engine/cli/frame/exit-code.ts';
import { commandUsage, optionTerm } from '../../../engine/cli/frame/help-text.ts';
import { PLAYS } from '../../../engine/cli/fuzz/law.ts';
import { LAWS } from '../../../engine/cli/fuzz/laws.ts';
import { UNREACHABLE_RULES } from '../../../engine/cli/lint/unreachable-finding.ts';
import { english } from '../../../engine/cli/words/english.en.ts';

const manual = readFileSync(
  fileURLToPath(new URL('../../../engine/MANUAL.md', import.meta.url)),
  'utf8',
);

describe('the manual', () => {
  test('has a section for every command, in the order of the help, and no other', () => {
    const titles = Array.from(
      sectionOf('## Commands', /^## /m).matchAll(/^### (.+)$/gm),
      ([, title]) => title,
    );
    expect(titles).toEqual(COMMANDS.map(({ name }) => name));
  });

  test.for(COMMANDS)('documents $name as its help does', (command) => {
    const section = sectionOf(`### ${command.name}`, /^##/m);
    expect(section).toContain(commandUsage(english, command).replace('Usage: ', ''));
    const { summary, description, examples: meanings } = command.help(english);
    expect(section).toContain(summary);
    for (const text of description) expect(section).toContain(text);
    expect(rowsOf(section)).toEqual(
      command.options.map((option) => [optionTerm(option), option.summary(english)]),
    );
    const examples = Array.from(
      section.matchAll(/```sh\n(.*)\n```\n(.*)/g),
      ([, line, meaning]) => ({ line, meaning }),
    );
    expect(examples).toEqual(
      command.examples.map((line, index) => ({ line, meaning: meanings[index] })),
    );
  });

  test('lists every exit code with its meaning', () => {
    const rows = rowsOf(sectionOf('## Exit status', /^## /m));
    expect(rows).toEqual(EXIT_CODES.map((code) => [String(code), english.exits[code]]));
  });

  test('lists what lint finds beside the diagnostics', () => {
    const rows = rowsOf(sectionOf('## What lint finds beside the diagnostics', /^## /m));
    const hints = new Map(Object.entries(english.lint.unreachable));
    expect(rows).toEqual(
      Object.entries(UNREACHABLE_RULES).map(([reason, { code, severity }]) => [
        code,
        severity,
        hints.get(reason),
      ]),
    );
  });

  test('lists every law of fuzz', () => {
    const rows = rowsOf(sectionOf('## What fuzz holds a form to', /^## /m));
    expect(rows).toEqual([PLAYS, ...LAWS].map(({ name, sentence }) => [name, sentence(english)]));
  });
});

/** What is below a heading, up to the next that ends it. */
function sectionOf(heading: string, end: RegExp): string {
  const [, below = ''] = manual.split(`\n${heading}\n`);
  return below.slice(0, end.exec(below)?.index);
}

/** Cells of the table of a section, without the marks of code. */
function rowsOf(section: string): readonly (readonly string[])[] {
  const lines = section.split('\n').filter((line) => line.startsWith('|'));
  return lines.slice(2).map((line) =>
    line
      .slice(1, -1)
      .split(/(?<!\\)\|/)
      .map((cell) =>
        cell
          .trim()
          .replaceAll(String.raw`\|`, '|')
          .replace(/^`(.*)`$/, '$1'),
      ),
  );
}
