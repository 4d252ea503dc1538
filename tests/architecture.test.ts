import { readFileSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';

import { describe, expect, test } from 'vitest';

import { MAY_IMPORT } from './may-import.ts';
import { importsOf, sourceFiles } from './source-files.ts';

const FORBIDDEN_NAMES =
  /^(utils?|helpers?|common|misc|shared|lib|core|base|manager|service|handler|data|types|constants)$/;

/**
 * Names of words, machines and routes come from their purpose; of doors and entries from their
 * place.
 */
const NAMED_BY_ROLE =
  /\.(?:ru|tg|en|machine|routes|config)\.ts$|\/(?:index|main|app)\.tsx?$|^engine\/[^/]+$|\/stubs\//;

/** Functions whose result is closed: a form, a draft, a session, a dialog, a connection, a recording. */
const OPENED = [
  'openAdForm',
  'openAnonymousSession',
  'openDatabase',
  'openDefinitions',
  'openDirector',
  'openDraft',
  'openFilters',
  'openFiltersDialog',
  'openFormBridge',
  'openLease',
  'openListener',
  'openPage',
  'openRecorder',
  'openSession',
  'openTraceAt',
  'openUserSession',
  'openViewer',
  'openWhole',
];

const files = sourceFiles(['engine', 'app', 'fixtures']);

describe('imports', () => {
  test('stay inside the row of their folder', () => {
    const strays = files.flatMap((file) => {
      const row = MAY_IMPORT.find(([folder]) => isInside(file, folder));
      if (row === undefined) return [`${file} is in no folder of the table`];
      const [folder, allowed] = row;
      return targetsOf(file)
        .filter((target) => ![folder, ...allowed].some((one) => isInside(target, one)))
        .map((target) => `${file} → ${target}`);
    });
    expect(strays).toEqual([]);
  });

  test('of a module of the server reach another through its index alone', () => {
    const moduleOf = (path: string) => /^app\/server\/modules\/([^/]+)\//.exec(path)?.[1];
    const strays = files
      .filter((file) => file.startsWith('app/server/'))
      .flatMap((file) =>
        targetsOf(file)
          .filter((target) => moduleOf(target) !== undefined)
          .filter((target) => moduleOf(target) !== moduleOf(file) && !target.endsWith('/index.ts'))
          .map((target) => `${file} → ${target}`),
      );
    expect(strays).toEqual([]);
  });

  test('of one feature never reach another', () => {
    const strays = files
      .filter((file) => file.startsWith('app/client/features/'))
      .flatMap((file) =>
        importsOf(readFileSync(file, 'utf8'))
          .filter((target) => target.startsWith('.'))
          .map((target) => normalize(join(dirname(file), target)))
          .filter((target) => target.startsWith('app/client/features/'))
          .filter((target) => target.split('/')[3] !== file.split('/')[3])
          .map((target) => `${file} → ${target}`),
      );
    expect(strays).toEqual([]);
  });

  test('of rjsf stay in its one folder', () => {
    const strays = files
      .filter((file) => !file.startsWith('engine/react/rjsf/'))
      .filter((file) =>
        importsOf(readFileSync(file, 'utf8')).some((target) => target.startsWith('@rjsf/')),
      );
    expect(strays).toEqual([]);
  });

  test('contain no cycle, types included', () => {
    expect(findCircle(files)).toEqual([]);
  });
});

describe('files', () => {
  test('have names of their own', () => {
    const bad = files.filter((file) =>
      file.split('/').some((part) => FORBIDDEN_NAMES.test(part.replace(/\.[a-z.]+$/i, ''))),
    );
    expect(bad).toEqual([]);
  });

  test('write the prefix of a filter in a link once, in the engine', () => {
    const spelled = files.filter((file) =>
      /['"`?&]filter_(?:['"`]|\$\{)/.test(readFileSync(file, 'utf8')),
    );
    expect(spelled).toEqual(['engine/form/link/query-prefix.ts']);
  });

  test('have one failure boundary each in the engine and the shell', () => {
    const boundaries = files.filter((file) =>
      /\b(?:getDerivedStateFromError|componentDidCatch)\b/.test(readFileSync(file, 'utf8')),
    );
    expect(boundaries).toEqual([
      'app/client/shell/PageBoundary.tsx',
      'engine/react/failure-guard/FailureGuard.tsx',
    ]);
  });

  test('contain Russian and Tajik only in files of sentences', () => {
    const bad = files
      .filter((file) => !/\.(?:ru|tg)\.tsx?$/.test(file) && !file.startsWith('fixtures/'))
      .filter((file) => /[а-яё]/i.test(withoutComments(readFileSync(file, 'utf8'))));
    expect(bad).toEqual([]);
  });

  test('contain a thought: no module of the engine or the product only forwards to another', () => {
    const forwarding = files
      .filter((file) => !file.startsWith('fixtures/') && !/^engine\/[^/]+$/.test(file))
      .filter(
        (file) =>
          !/\/stubs\/|\/(?:index|main|server)\.tsx?$|\/use-[^/]+$|\.(?:ru|tg|en)\.ts$/.test(file),
      )
      .filter((file) => onlyForwards(readFileSync(file, 'utf8')));
    expect(forwarding).toEqual([]);
  });

  test('of one folder are fifteen at most', () => {
    const crowded = Array.from(sourcesByFolder(), ([folder, own]) => `${folder}: ${own.length}`);
    expect(crowded.filter((line) => Number(line.split(': ')[1]) > 15)).toEqual([]);
  });

  test('export a verb «open» for what is closed, or what a person opens, alone', () => {
    const opening = files
      .filter((file) => !/-words\./.test(file))
      .flatMap(exportedValues)
      .filter((name) => /^open[A-Z]/.test(name));
    expect(opening.toSorted()).toEqual(OPENED);
  });

  test('with one exported value are named after it, or after the shape beside it', () => {
    const misnamed = files
      .filter((file) => !file.startsWith('fixtures/') && !NAMED_BY_ROLE.test(file))
      .filter((file) => {
        const values = exportedValues(file);
        const [base = ''] = basename(file).split('.');
        const types = readFileSync(file, 'utf8').matchAll(/^export (?:interface|type) (\w+)/gm);
        const names = [...values, ...Array.from(types, ([, name = '']) => name)];
        return values.length === 1 && !names.some((name) => [name, toKebab(name)].includes(base));
      });
    expect(misnamed).toEqual([]);
  });

  test('are small: median at most 80 lines, nine in ten at most 200', () => {
    const lengths = files
      .map((file) => readFileSync(file, 'utf8').split('\n').length)
      .toSorted((a, b) => a - b);
    expect(lengths[Math.floor(lengths.length / 2)]).toBeLessThanOrEqual(80);
    expect(lengths[Math.floor(lengths.length * 0.9)]).toBeLessThanOrEqual(200);
  });
});

/** Imports of a file: our own as paths from the root, packages by name. */
function targetsOf(file: string): readonly string[] {
  return importsOf(readFileSync(file, 'utf8')).map((target) =>
    target.startsWith('.') ? normalize(join(dirname(file), target)) : target,
  );
}

/**
 * Whether a short module (fewer than 8 lines of code besides its imports) only re-exports, or only
 * calls an imported function with its own parameters.
 */
function onlyForwards(source: string): boolean {
  const code = withoutComments(source);
  const lines = code
    .replaceAll(/^import [^;]*;$/gm, '')
    .split('\n')
    .filter((line) => line.trim() !== '');
  if (lines.length >= 8) return false;
  const imported = new Set(
    Array.from(code.matchAll(/^import [^;]*?\{([^}]*)\}/gm), ([, names = '']) =>
      names.split(',').map((name) => name.replace(/^\s*type /, '').trim()),
    ).flat(),
  );
  const calls = Array.from(
    code.matchAll(/(?:return|=>) (\w+)\((?:[\w.]+(?:, )?)*\);/g),
    ([, name = '']) => name,
  );
  const functions = code.match(/^(?:export )?(?:function|const \w+ = \()/gm) ?? [];
  const isForwarding = calls.length > 0 && calls.length === functions.length;
  const isReexport = lines.every((line) => /^export .* from /.test(line));
  return isReexport || (isForwarding && calls.every((name) => imported.has(name)));
}

/** Source files of a folder; sentences, tests and styles do not count. */
function sourcesByFolder(): ReadonlyMap<string, readonly string[]> {
  const sources = sourceFiles(['engine', 'app', 'fixtures', 'tests']).filter(
    (file) =>
      !/\.(?:test|spec|test-d)\.tsx?$|^engine\/(?:tg|en)\.ts$/.test(file) &&
      (!/\.(?:ru|tg|en)\.ts$/.test(file) || isRuleOfLanguage(file)),
  );
  return Map.groupBy(sources, dirname);
}

/**
 * Whether a file of a language is code: it declares a function, is not named after its sentences,
 * and another language has no file of the same name.
 */
function isRuleOfLanguage(file: string): boolean {
  const [base = ''] = basename(file).split('.');
  const twins = ['tg', 'en'].map((locale) => join(dirname(file), `${base}.${locale}.ts`));
  return (
    !/-(?:words|text)$/.test(base) &&
    !twins.some((twin) => twin !== file && files.includes(twin)) &&
    /^(?:export )?(?:function|const \w+ = (?:\(|\w+ =>))/m.test(readFileSync(file, 'utf8'))
  );
}

/** Values that a module exports by name. */
function exportedValues(file: string): readonly string[] {
  const source = readFileSync(file, 'utf8');
  const declared = source.matchAll(/^export (?:async )?(?:function\*?|const|class) (\w+)/gm);
  return Array.from(new Set(Array.from(declared, ([, name = '']) => name)));
}

function toKebab(name: string): string {
  return name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replaceAll(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .replaceAll('_', '-')
    .toLowerCase();
}

function isInside(target: string, folder: string): boolean {
  if (folder.endsWith(':')) return target.startsWith(folder);
  return target === folder || target.startsWith(`${folder}/`);
}

function withoutComments(source: string): string {
  return source.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/^\s*\/\/.*$/gm, '');
}

/** The first cycle of imports, as paths; empty when there is none. Types count. */
function findCircle(all: readonly string[]): readonly string[] {
  const known = new Set(all);
  const done = new Set<string>();
  const walk = (file: string, way: readonly string[]): readonly string[] => {
    const seen = way.indexOf(file);
    if (seen >= 0) return [...way.slice(seen), file];
    if (done.has(file)) return [];
    for (const target of importsOf(readFileSync(file, 'utf8'))) {
      const next = normalize(join(dirname(file), target));
      const circle = known.has(next) ? walk(next, [...way, file]) : [];
      if (circle.length > 0) return circle;
    }
    done.add(file);
    return [];
  };
  for (const file of all) {
    const circle = walk(file, []);
    if (circle.length > 0) return circle;
  }
  return [];
}
