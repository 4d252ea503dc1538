import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

import { describe, expect, test } from 'vitest';

import { importsOf, sourceFiles } from './source-files.ts';

const ENGINE = '@bozor/form-engine';
const BELOW_FORM = ['engine/fields', 'engine/rules', 'engine/definition'];
const ENGINE_PLAIN = ['engine/form', 'engine/schema', ...BELOW_FORM];

/**
 * Who may import whom: the first row whose folder holds the file rules. A bare word is a package,
 * a path is ours. `node:` modules are for the server, the builders, the tests and the scripts.
 */
const MAY_IMPORT: readonly (readonly [folder: string, allowed: readonly string[]])[] = [
  ['engine/index.ts', ['engine/form', ...BELOW_FORM]],
  ['engine/explain.ts', ['engine/definition']],
  ['engine/rules.ts', ['engine/rules', 'engine/fields', 'engine/definition']],
  ['engine/schema.ts', ['engine/schema']],
  ['engine/search.ts', ['engine/form', 'engine/fields']],
  ['engine/judge.ts', ['engine/form']],
  ['engine/store.ts', ['engine/form', 'engine/rules']],
  ['engine/har.ts', ['engine/har']],
  ['engine/inspect.ts', ['engine/inspect']],
  ['engine/reconcile.ts', ['engine/form']],
  ['engine/tg.ts', ['engine/tajik', 'engine/react/catalogue']],
  ['engine/trace.ts', ['engine/trace']],
  ['engine/react.ts', ['engine/react', 'engine/rules', ...ENGINE_PLAIN]],
  ['engine/testing.ts', ['engine/testing']],
  ['engine/build.ts', ['engine/react/rjsf', 'node:', 'vite']],
  ['engine/reference', ['node:', 'oxc-parser']],
  ['engine/react/rjsf/vite-aliases.ts', ['node:']],
  ['engine/definition', []],
  [
    'engine/rules/make-validators.ts',
    ['engine/rules', 'engine/definition', 'node:', 'ajv', 'esbuild'],
  ],
  ['engine/rules', ['engine/definition']],
  ['engine/fields', ['engine/rules', 'engine/definition']],
  ['engine/form', BELOW_FORM],
  ['engine/schema', BELOW_FORM],
  [
    'engine/tajik',
    ['engine/react/catalogue', 'engine/react/range', 'engine/fields', 'engine/rules'],
  ],
  // The command stands outside: it uses the package by its doors, as anyone would.
  [
    'engine/cli',
    [
      'engine/explain.ts',
      'engine/har.ts',
      'engine/index.ts',
      'engine/inspect.ts',
      'engine/judge.ts',
      'engine/package.json',
      'engine/schema.ts',
      'engine/search.ts',
      'engine/store.ts',
      'engine/testing.ts',
      'engine/trace.ts',
      'fast-check',
      'node:',
    ],
  ],
  ['engine/har', ['engine/index.ts', 'engine/trace.ts', 'engine/definition']],
  ['engine/inspect', ['engine/index.ts', 'engine/judge.ts', 'engine/search.ts']],
  [
    'engine/trace',
    [
      'engine/index.ts',
      'engine/store.ts',
      'engine/judge.ts',
      'engine/rules.ts',
      'engine/form/field-view.ts',
      'engine/form/plan-index.ts',
      'engine/fields/shape-name.ts',
      'engine/rules/number-text.ts',
      'engine/definition/json.ts',
      'engine/definition/describe-json.ts',
    ],
  ],
  ['engine/testing', [...ENGINE_PLAIN, 'fast-check']],
  [
    'engine/react/rjsf',
    ['engine/react', ...ENGINE_PLAIN, 'react', 'react-dom', '@rjsf/core', '@rjsf/utils'],
  ],
  ['engine/react', [...ENGINE_PLAIN, 'react', 'react-dom', 'leaflet', 'react-leaflet']],
  ['engine', []],
  ['app/contract', [ENGINE, 'zod']],
  [
    'app/server/db/seed',
    ['app/server', 'app/contract', ENGINE, 'fixtures', 'node:', 'drizzle-orm'],
  ],
  [
    'app/server/modules/search-index',
    ['app/server', 'app/contract', ENGINE, 'node:', 'drizzle-orm', '@orama/stemmers'],
  ],
  [
    'app/server/modules/images',
    [
      'app/server',
      'app/contract',
      'node:',
      'zod',
      'fastify',
      'fastify-type-provider-zod',
      'drizzle-orm',
      'sharp',
    ],
  ],
  [
    'app/server',
    [
      'app/contract',
      ENGINE,
      'node:',
      'zod',
      'fastify',
      'fastify-type-provider-zod',
      '@fastify',
      'pg',
      'drizzle-orm',
      'drizzle-kit',
    ],
  ],
  [
    'app/client/ui/map/make-outline.ts',
    ['node:', 'geojson', 'topojson-client', 'topojson-specification'],
  ],
  ['app/client/ui/map', ['app/client/ui', 'react', 'leaflet', 'react-leaflet', ENGINE]],
  ['app/client/ui', ['react', 'react-dom', 'wouter', ENGINE]],
  ['app/client/api', ['app/contract', ENGINE, '@tanstack/react-query', 'zod']],
  [
    'app/client/features/ad-view',
    [
      'app/client/api',
      'app/client/ui',
      'app/contract',
      'react',
      '@tanstack/react-query',
      'photoswipe',
    ],
  ],
  [
    'app/client/features/auth',
    [
      'app/client/api',
      'app/client/ui',
      'app/contract',
      'react',
      'wouter',
      'xstate',
      '@xstate/react',
    ],
  ],
  ['app/client/features/session', ['app/client/api', 'app/client/ui', 'react', 'wouter', 'xstate']],
  [
    'app/client/features/create-ad',
    [
      'app/client/api',
      'app/client/ui',
      'app/contract',
      ENGINE,
      'react',
      '@tanstack/react-query',
      'wouter',
      'xstate',
      '@xstate/react',
      '@atlaskit/pragmatic-drag-and-drop',
    ],
  ],
  [
    'app/client/features/lab',
    [
      'app/client/api',
      'app/client/ui',
      'app/contract',
      ENGINE,
      'react',
      '@tanstack/react-query',
      'dom-accessibility-api',
    ],
  ],
  [
    'app/client/features',
    [
      'app/client/api',
      'app/client/ui',
      'app/contract',
      ENGINE,
      'react',
      '@tanstack/react-query',
      'wouter',
      'topojson-client',
      'world-atlas',
    ],
  ],
  [
    'app/client/shell',
    [
      'app/client/features',
      'app/client/ui',
      'app/client/api',
      'react',
      'wouter',
      '@tanstack/react-query',
    ],
  ],
  [
    'app/client/pages',
    [
      'app/client/shell',
      'app/client/features',
      'app/client/ui',
      'app/client/api',
      'app/contract',
      ENGINE,
      'react',
      'wouter',
      '@tanstack/react-query',
    ],
  ],
  [
    'app/client',
    [
      'app/client',
      '@fontsource-variable/onest',
      '@tanstack/react-query',
      ENGINE,
      'react',
      'react-dom',
      'wouter',
      'zod',
    ],
  ],
  ['app/build-when-stale.ts', ['node:', 'vite']],
  ['fixtures', ['app/contract', ENGINE, 'node:']],
];

const FORBIDDEN_NAMES =
  /^(utils?|helpers?|common|misc|shared|lib|core|base|manager|service|handler|data|types|constants)$/;

const files = sourceFiles(['engine', 'app', 'fixtures']);

describe('imports', () => {
  test.for(files)('of %s stay inside its row', (file) => {
    const row = MAY_IMPORT.find(([folder]) => isInside(file, folder));
    expect(row, `${file} is in no folder of the table`).toBeDefined();
    const [folder, allowed] = row ?? ['', []];
    const strays = importsOf(readFileSync(file, 'utf8'))
      .map((target) => (target.startsWith('.') ? normalize(join(dirname(file), target)) : target))
      .filter(
        (target) => !isInside(target, folder) && !allowed.some((one) => isInside(target, one)),
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

  test('go round in no circle', () => {
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

  test('speak Russian and Tajik only where sentences live', () => {
    const bad = files
      .filter((file) => !/\.(?:ru|tg)\.tsx?$/.test(file) && !file.startsWith('fixtures/'))
      .filter((file) => /[а-яё]/i.test(withoutComments(readFileSync(file, 'utf8'))));
    expect(bad).toEqual([]);
  });

  test('stay small: median at most 80 lines, nine in ten at most 200', () => {
    const lengths = files
      .map((file) => readFileSync(file, 'utf8').split('\n').length)
      .toSorted((a, b) => a - b);
    expect(lengths[Math.floor(lengths.length / 2)]).toBeLessThanOrEqual(80);
    expect(lengths[Math.floor(lengths.length * 0.9)]).toBeLessThanOrEqual(200);
  });
});

function isInside(target: string, folder: string): boolean {
  if (folder.endsWith(':')) return target.startsWith(folder);
  return target === folder || target.startsWith(`${folder}/`);
}

function withoutComments(source: string): string {
  return source.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/^\s*\/\/.*$/gm, '');
}

/** The first circle of imports, as paths; empty when there is none. Types do not count. */
function findCircle(all: readonly string[]): readonly string[] {
  const known = new Set(all);
  const done = new Set<string>();
  const walk = (file: string, way: readonly string[]): readonly string[] => {
    const seen = way.indexOf(file);
    if (seen >= 0) return [...way.slice(seen), file];
    if (done.has(file)) return [];
    for (const target of importsOf(readFileSync(file, 'utf8'), 'values')) {
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
