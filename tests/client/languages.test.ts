import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

import { describe, expect, test } from 'vitest';

import { sourceFiles } from '../source-files.ts';

const translations = sourceFiles(['app'])
  .filter((file) => /\.(?:tg|en)\.ts$/.test(file))
  .map((file) => ({ file, original: file.replace(/\.(?:tg|en)\.ts$/, '.ru.ts') }));

/** Files that only translations import, and forms, whose language is built into the engine. */
const OWN = new Set(['app/lab/counted.en.ts']);
const OF_FORMS = /\/form-language\//;

const words = translations.filter(({ file }) => !OWN.has(file) && !OF_FORMS.test(file));

describe('a translation', () => {
  test('has its original beside it', () => {
    const strays = translations.filter(
      ({ file, original }) => !OWN.has(file) && !existsSync(original),
    );
    expect(strays).toEqual([]);
    expect(words.length).toBeGreaterThan(30);
  });

  test.for(words)('has the names and shapes of its original: $file', async ({ file, original }) => {
    const [ours, theirs] = await Promise.all([load(file), load(original)]);
    // Titles of columns fall back to the codes, which are English.
    const partial = file.endsWith('coverage-words.en.ts') ? ['featureNames'] : [];
    const shapes = (module: object) => shapeOf(without(module, partial));
    expect(shapes(ours)).toEqual(shapes(theirs));
  });

  test.for(words)('is in its own alphabet: $file', async ({ file }) => {
    const texts = textsOf(await load(file));
    for (const text of texts) expect(text.trim()).not.toBe('');
    const foreign = file.endsWith('.en.ts') ? /[а-яё]/i : /[щыць]/i;
    const names = new Set(['Русский']);
    expect(texts.filter((text) => foreign.test(text) && !names.has(text))).toEqual([]);
  });
});

async function load(file: string): Promise<object> {
  const module: object = await import(/* @vite-ignore */ pathToFileURL(resolve(file)).href);
  return module;
}

function without(module: object, names: readonly string[]): object {
  return Object.fromEntries(Object.entries(module).filter(([name]) => !names.includes(name)));
}

/** Names with the kinds of their values; of a function its number of parameters. */
function shapeOf(value: unknown): unknown {
  if (typeof value === 'function') return `function of ${value.length}`;
  if (Array.isArray(value)) return `list of ${value.length}`;
  if (typeof value !== 'object' || value === null) return typeof value;
  // The explanations of the engine have a test of their own.
  if ('diagnostics' in value) return 'explanations';
  return Object.fromEntries(
    Object.entries(value)
      .map(([name, part]): [string, unknown] => [name, shapeOf(part)])
      .toSorted(([a], [b]) => a.localeCompare(b)),
  );
}

/** All texts that are not composed. */
function textsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null || 'diagnostics' in value) return [];
  return Object.values(value).flatMap(textsOf);
}
