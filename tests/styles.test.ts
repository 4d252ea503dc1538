import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { describe, expect, test } from 'vitest';

import { importsOf, sourceFiles } from './source-files.ts';

const FOLDERS = ['engine', 'app'];
const TOKEN_FILES = /(^|\/)(tokens|fonts)\.css$/;
const sheets = sourceFiles(FOLDERS, /\.css$/);
const modules = sheets.filter((file) => file.endsWith('.module.css'));
const sources = sourceFiles(FOLDERS);
const tokens = new Set(
  sheets.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name),
  ),
);

describe.for(modules)('%s', (sheet) => {
  // What is global belongs to a library: its own code wears those classes.
  const css = withoutComments(readFileSync(sheet, 'utf8')).replaceAll(
    /:global\((?:[^()]|\([^()]*\))*\)/g,
    '',
  );
  const defined = new Set(
    [...css.matchAll(/\.([a-zA-Z][\w-]*)(?=[^{}]*\{)/g)].flatMap(([, name]) => name ?? []),
  );
  const users = sources.filter((file) =>
    importsOf(readFileSync(file, 'utf8')).some((target) => join(dirname(file), target) === sheet),
  );
  const used = new Set(users.flatMap((file) => usedClasses(readFileSync(file, 'utf8'), sheet)));

  test('has no class that nobody wears', () => {
    expect([...defined].filter((name) => !used.has(name))).toEqual([]);
  });

  test('has every class that somebody asks for', () => {
    expect([...used].filter((name) => !defined.has(name))).toEqual([]);
  });
});

describe.for(sheets.filter((file) => !TOKEN_FILES.test(file)))('%s', (sheet) => {
  const css = withoutComments(readFileSync(sheet, 'utf8'));

  test('takes every colour and size from the tokens', () => {
    const media = css.replaceAll(/@(media|container)[^{]*\{/g, '');
    expect(
      media.match(/#[0-9a-f]{3,8}\b|\brgba?\(|\bhsla?\(|\b(?!0px)\d*\.?\d+px\b/gi) ?? [],
    ).toEqual([]);
  });

  test('gives what grows in a column its own height to begin with', () => {
    expect(collapsing(css)).toEqual([]);
  });

  test('asks only for tokens that exist', () => {
    const asked = [...css.matchAll(/var\((--[\w-]+)/g)].flatMap(([, name]) => name ?? []);
    expect(asked.filter((name) => !tokens.has(name))).toEqual([]);
  });
});

function usedClasses(source: string, sheet: string): string[] {
  const file = sheet.split('/').at(-1) ?? '';
  const names = [...source.matchAll(/import (\w+) from '([^']+)'/g)]
    .filter(([, , target]) => target?.endsWith(`/${file}`) && existsSync(sheet))
    .map(([, name]) => name);
  return names.flatMap((name) =>
    [...source.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))].flatMap(([, used]) => used ?? []),
  );
}

/**
 * Rules of boxes that grow in a column from a height of 0: `min-height: 0` or a scroll of its own tells
 * such a box. In a dialog or a popover, which are as tall as what is in them, WebKit takes
 * the 0% of `flex: 1` for 0 px and the box is gone; `flex: 1 1 auto` is the same elsewhere.
 */
function collapsing(css: string): string[] {
  return [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)]
    .filter(([, , body = '']) =>
      /flex(-basis)?:\s*(1(\s+\d+)?(\s+0(px|%)?)?|0(px|%)?)\s*;/.test(body),
    )
    .filter(([, , body = '']) =>
      /(^|[\s;])(min-height: 0|max-height|overflow-y|flex-direction: column)/.test(body),
    )
    .map(([, selector = '']) => selector.trim());
}

function withoutComments(css: string): string {
  return css.replaceAll(/\/\*[\s\S]*?\*\//g, '');
}
