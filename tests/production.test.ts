import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

import { describe, expect, test } from 'vitest';

import { importsOf } from './source-files.ts';

/** Entry of `npm start`, and of its build. */
const ENTRIES = [
  'app/check-node.mjs',
  'app/build-when-stale.ts',
  'app/server/main.ts',
  'vite.config.ts',
  'app/client/main.tsx',
  'app/lab/vite.config.ts',
  'app/lab/main.tsx',
];
const ENGINE = '@bozor/form-engine';

interface Manifest {
  readonly name: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const root = manifestIn('package.json');
const installed = new Set(
  [root, manifestIn('engine/package.json')].flatMap(
    ({ name, dependencies, optionalDependencies }) => [
      name,
      ...Object.keys({ ...dependencies, ...optionalDependencies }),
    ],
  ),
);

describe('an install without development packages', () => {
  const files = reachable(ENTRIES);

  test('is followed from the start to the last page', () => {
    expect(files).toEqual(
      expect.arrayContaining([
        'app/server/serve.ts',
        'engine/react/rjsf/rjsf-aliases.ts',
        'engine/react/EngineForm.tsx',
        'app/client/routes.tsx',
      ]),
    );
  });

  test('has every package that the start, the server and the client import', () => {
    const missing = files.flatMap((file) =>
      importsIn(file)
        .filter((target) => isPackage(target) && !installed.has(packageOf(target)))
        .map((target) => `${file} → ${target}`),
    );
    expect(missing).toEqual([]);
  });

  test('has no package that only scripts and tests import', () => {
    const used = new Set(files.flatMap(importsIn).filter(isPackage).map(packageOf));
    const unused = Object.keys(root.dependencies ?? {}).filter((name) => !used.has(name));
    expect(unused).toEqual([]);
  });

  test('reaches no test', () => {
    expect(files.filter((file) => file.startsWith('tests/'))).toEqual([]);
  });
});

/** The files with their static and lazy imports; types do not count. */
function reachable(entries: readonly string[]): readonly string[] {
  const seen = new Set(entries);
  // Iterating a set also visits what is added meanwhile.
  for (const file of seen) {
    for (const target of importsIn(file)) {
      const path = pathOf(file, target);
      if (path !== null) seen.add(path);
    }
  }
  return Array.from(seen);
}

function importsIn(file: string): readonly string[] {
  if (file.endsWith('.css')) {
    const targets = readFileSync(file, 'utf8').matchAll(/(?:@import\s+|url\()'(?<target>[^']+)'/g);
    return Array.from(targets, ({ groups }) => groups?.['target'] ?? '');
  }
  return /\.(?:[cm]?js|tsx?)$/.test(file) ? importsOf(readFileSync(file, 'utf8'), 'values') : [];
}

/** Path of an imported file from the root; `null` for a package. */
function pathOf(file: string, target: string): string | null {
  if (target === ENGINE) return 'engine/index.ts';
  if (target.startsWith(`${ENGINE}/`)) {
    const door = `engine/${target.slice(ENGINE.length + 1)}.ts`;
    return existsSync(door) ? door : null;
  }
  return target.startsWith('.') ? normalize(join(dirname(file), target)) : null;
}

function manifestIn(file: string): Manifest {
  return JSON.parse(readFileSync(file, 'utf8'));
}

function isPackage(target: string): boolean {
  return !/^[./]|^node:|^virtual:/.test(target);
}

function packageOf(target: string): string {
  return target.split('/', target.startsWith('@') ? 2 : 1).join('/');
}
