import { readFileSync } from 'node:fs';

import { describe, expect, test } from 'vitest';

import { healthPaths, REFUSALS, routes } from '../app/contract/index.ts';
import type { Refusal } from '../app/contract/index.ts';
import { refusalText } from '../app/contract/wire/refusal-text.ru.ts';
import { SETTINGS } from '../app/server/settings.ts';

const readme = readFileSync('README.md', 'utf8');
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));

describe('the README', () => {
  test('lists every setting with its default and meaning', () => {
    const rows = Object.entries(SETTINGS).map(
      ([name, { standard, meaning }]) => `| \`${name}\` | ${code(standard)} | ${meaning} |`,
    );
    expect(tableAfter('| variable |')).toEqual(rows);
  });

  test('lists every call of the contract', () => {
    const rows = Object.values(routes).map(({ method, path }) => `| ${method} | \`${path}\` |`);
    expect(tableAfter('| method |').map(firstTwoCells)).toEqual(rows);
  });

  test('lists what tells of the server’s health', () => {
    const paths = tableAfter('| address |').map((row) => row.split('|')[1]?.trim());
    expect(paths).toEqual(Object.values(healthPaths).map((path) => `\`${path}\``));
  });

  test('lists every refusal with its status and sentence', () => {
    const rows = Object.entries(REFUSALS).map(
      ([name, status]) => `| \`${name}\` | ${status} | ${refusalText(refusalNamed(name))} |`,
    );
    expect(tableAfter('| code |')).toEqual(rows);
  });

  test('names only scripts that exist', () => {
    const named = [...readme.matchAll(/npm run ([a-z:-]+)\b(?! -w)/g)].flatMap(
      ([, name]) => name ?? [],
    );
    expect(named.filter((name) => scripts[name] === undefined && name !== 'build')).toEqual([]);
  });
});

/** Rows of the table whose head begins so. */
function tableAfter(head: string): readonly string[] {
  const lines = readme.slice(readme.indexOf(head)).split('\n').slice(2);
  return lines.slice(
    0,
    lines.findIndex((line) => !line.startsWith('|')),
  );
}

function firstTwoCells(row: string): string {
  return `${row.split('|').slice(0, 3).join('|')}|`;
}

function code(text: string): string {
  return text === '' ? '—' : `\`${text}\``;
}

function refusalNamed(name: string): Refusal {
  const found = Object.keys(REFUSALS).find((one): one is Refusal => one === name);
  if (found === undefined) throw new Error(`There is no refusal "${name}".`);
  return found;
}
