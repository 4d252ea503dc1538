import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { describe, expect, test } from 'vitest';

import { healthPaths, REFUSALS, routes } from '../app/contract/index.ts';
import type { Refusal } from '../app/contract/index.ts';
import { refusalText } from '../app/contract/wire/refusal-text.ru.ts';
import { SETTINGS } from '../app/server/settings.ts';
import { sourceFiles } from './source-files.ts';

const readme = readFileSync('README.md', 'utf8');
const api = readFileSync('app/API.md', 'utf8');
const documents = ['README.md', ...sourceFiles(['app', 'engine', 'fixtures', 'tests'], /\.md$/)];
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));

describe('the README', () => {
  test('lists every setting with its default and meaning', () => {
    const rows = Object.entries(SETTINGS).map(
      ([name, { standard, meaning }]) => `| \`${name}\` | ${code(standard)} | ${meaning} |`,
    );
    expect(tableAfter(readme, '| variable |')).toEqual(rows);
  });

  test('is at most 120 lines', () => {
    expect(readme.split('\n').length).toBeLessThanOrEqual(120);
  });
});

describe('the page of the API', () => {
  test('lists every call of the contract', () => {
    const rows = Object.values(routes).map(({ method, path }) => `| ${method} | \`${path}\` |`);
    expect(tableAfter(api, '| method |').map(firstTwoCells)).toEqual(rows);
  });

  test('lists the paths of the server’s health', () => {
    const paths = tableAfter(api, '| address |').map((row) => row.split('|')[1]?.trim());
    expect(paths).toEqual(Object.values(healthPaths).map((path) => `\`${path}\``));
  });

  test('lists every refusal with its status and sentence', () => {
    const rows = Object.entries(REFUSALS).map(
      ([name, status]) => `| \`${name}\` | ${status} | ${refusalText(refusalNamed(name))} |`,
    );
    expect(tableAfter(api, '| code |')).toEqual(rows);
  });
});

describe.for(documents)('%s', (document) => {
  const text = readFileSync(document, 'utf8');

  test('names only scripts that exist', () => {
    const named = Array.from(
      text.matchAll(/npm run ([a-z:-]+)\b(?! -w)/g),
      ([, name = '']) => name,
    );
    expect(named.filter((name) => scripts[name] === undefined)).toEqual([]);
  });

  test('names only files and folders that exist', () => {
    const linked = Array.from(text.matchAll(/\]\(([^)#:]+)\)/g), ([, path = '']) =>
      join(dirname(document), path),
    );
    const quoted = Array.from(
      text.matchAll(/`((?:app|engine|fixtures|tests)\/[\w./-]+)`/g),
      ([, path = '']) => path,
    );
    const built = /^engine\/dist\//;
    const missing = [...linked, ...quoted].filter((path) => !built.test(path) && !existsSync(path));
    expect(missing).toEqual([]);
  });
});

/** Rows of the table whose header starts with the given text. */
function tableAfter(text: string, head: string): readonly string[] {
  const lines = text.slice(text.indexOf(head)).split('\n').slice(2);
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
