import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { describe, expect, test } from 'vitest';

import { COMMANDS } from '../../../engine/cli/commands.ts';
import { EXIT_CODES, EXIT_MEANINGS } from '../../../engine/cli/frame/exit-code.ts';
import { commandUsage, optionTerm } from '../../../engine/cli/frame/help-text.ts';
import { PLAYS } from '../../../engine/cli/fuzz/law.ts';
import { LAWS } from '../../../engine/cli/fuzz/laws.ts';
import { UNREACHABLE_RULES } from '../../../engine/cli/lint/unreachable-finding.ts';

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

  test.for(COMMANDS)('tells of $name what its help tells', (command) => {
    const section = sectionOf(`### ${command.name}`, /^##/m);
    expect(section).toContain(commandUsage(command).replace('Usage: ', ''));
    expect(section).toContain(command.summary);
    for (const text of command.description) expect(section).toContain(text);
    expect(rowsOf(section)).toEqual(
      command.options.map((option) => [optionTerm(option), option.summary]),
    );
    const examples = Array.from(
      section.matchAll(/```sh\n(.*)\n```\n(.*)/g),
      ([, line, meaning]) => ({ line, meaning }),
    );
    expect(examples).toEqual(command.examples);
  });

  test('lists every exit code with its meaning', () => {
    const rows = rowsOf(sectionOf('## Exit status', /^## /m));
    expect(rows).toEqual(EXIT_CODES.map((code) => [String(code), EXIT_MEANINGS[code]]));
  });

  test('lists what lint finds beside the diagnostics', () => {
    const rules = Object.values(UNREACHABLE_RULES).filter((rule) => rule !== null);
    const rows = rowsOf(sectionOf('## What lint finds beside the diagnostics', /^## /m));
    expect(rows).toEqual(rules.map(({ code, severity, hint }) => [code, severity, hint]));
  });

  test('lists every law of fuzz', () => {
    const rows = rowsOf(sectionOf('## What fuzz holds a form to', /^## /m));
    expect(rows).toEqual([PLAYS, ...LAWS].map(({ name, says }) => [name, says]));
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
