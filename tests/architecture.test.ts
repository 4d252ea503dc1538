import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

import { describe, expect, test } from 'vitest';

import { MAY_IMPORT } from './may-import.ts';
import { importsOf, sourceFiles } from './source-files.ts';

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
