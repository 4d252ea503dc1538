import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { describe, expect, test } from 'vitest';

import { importsOf, sourceFiles } from './source-files.ts';

const FOLDERS = ['engine', 'app'];
const TOKEN_FILES = /(^|\/)(tokens|fonts)\.css$/;
const sheets = sourceFiles(FOLDERS, /\.css$/);
const modules = sheets.filter((file) => file.endsWith('.module.css'));
const sourceTexts = sourceFiles(FOLDERS).map((file) => {
  const text = readFileSync(file, 'utf8');
  return { text, targets: importsOf(text).map((target) => join(dirname(file), target)) };
});
const tokens = new Set(
  sheets.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name),
  ),
);

describe('a CSS module', () => {
  test('defines no class that no component uses', () => {
    const unused = modules.flatMap((sheet) => {
      const used = usedIn(sheet);
      return Array.from(definedIn(sheet))
        .filter((name) => !used.has(name))
        .map((name) => `${sheet}: .${name}`);
    });
    expect(unused).toEqual([]);
  });

  test('defines every class that a component uses', () => {
    const missing = modules.flatMap((sheet) => {
      const defined = definedIn(sheet);
      return Array.from(usedIn(sheet))
        .filter((name) => !defined.has(name))
        .map((name) => `${sheet}: .${name}`);
    });
    expect(missing).toEqual([]);
  });
});

describe('a style sheet', () => {
  const rules = sheets
    .filter((file) => !TOKEN_FILES.test(file))
    .map((file) => ({ file, css: withoutComments(readFileSync(file, 'utf8')) }));
  const offenders = (find: (css: string) => readonly string[]) =>
    rules.flatMap(({ file, css }) => find(css).map((rule) => `${file}: ${rule}`));

  test('takes every colour and size from the tokens', () => {
    expect(offenders(rawValues)).toEqual([]);
  });

  test('gives a box that grows in a column a basis of its own', () => {
    expect(offenders(collapsing)).toEqual([]);
  });

  test('names only tokens that exist', () => {
    const named = (css: string) =>
      Array.from(css.matchAll(/var\((--[\w-]+)/g), ([, name = '']) => name);
    expect(offenders((css) => named(css).filter((name) => !tokens.has(name)))).toEqual([]);
  });
});

/** Classes of a module. `:global` classes belong to a library, whose code uses them. */
function definedIn(sheet: string): ReadonlySet<string> {
  const css = withoutComments(readFileSync(sheet, 'utf8')).replaceAll(
    /:global\((?:[^()]|\([^()]*\))*\)/g,
    '',
  );
  return new Set(
    Array.from(css.matchAll(/\.([a-zA-Z][\w-]*)(?=[^{}]*\{)/g), ([, name = '']) => name),
  );
}

/** Classes of a module that the components which import it use. */
function usedIn(sheet: string): ReadonlySet<string> {
  const users = sourceTexts.filter(({ targets }) => targets.includes(sheet));
  return new Set(users.flatMap(({ text }) => usedClasses(text, sheet)));
}

function rawValues(css: string): readonly string[] {
  const rules = css.replaceAll(/@(media|container)[^{]*\{/g, '');
  return rules.match(/#[0-9a-f]{3,8}\b|\brgba?\(|\bhsla?\(|\b(?!0px)\d*\.?\d+px\b/gi) ?? [];
}

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
 * Rules of boxes that grow in a column from a height of 0, recognised by `min-height: 0` or by
 * their own scroll. In a dialog or a popover, whose height is that of its content, WebKit takes the
 * 0% of `flex: 1` for 0 px and the box collapses; `flex: 1 1 auto` behaves equally elsewhere.
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
