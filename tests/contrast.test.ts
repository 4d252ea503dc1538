import { readFileSync } from 'node:fs';

import { describe, expect, test } from 'vitest';

import { type Colour, contrast } from './browser/contrast.ts';
import { sourceFiles } from './source-files.ts';

type Theme = 'light' | 'dark';

/** Minimum contrast of a text, WCAG 2.2, 1.4.3. */
const LEAST = 4.5;
const GROUNDS = ['bg', 'bg-sunken', 'surface', 'surface-2', 'overlay'];
const TEXTS = ['text', 'text-2', 'link', 'danger', 'success'];
/** Texts of disabled controls are exempt by WCAG 1.4.3. */
const EXEMPT = new Set(['text-disabled']);

const TOKEN_SHEETS = ['engine/react/tokens.css', 'app/client/ui/tokens.css'];
const values = new Map(
  TOKEN_SHEETS.flatMap((file) =>
    Array.from(readFileSync(file, 'utf8').matchAll(/--([\w-]+):\s*([^;]+);/g), (found) => {
      const [, name = '', value = ''] = found;
      return [name, value.trim()] as const;
    }),
  ),
);

describe.for(['light', 'dark'] as const)('in the %s theme', (theme) => {
  test('every text can be read on every ground', () => {
    const pairs = GROUNDS.flatMap((ground) => TEXTS.map((text) => ({ text, ground })));
    expect(pairs.filter((pair) => !isReadable(pair, theme)).map(nameOf)).toEqual([]);
  });

  test('every rule that sets a text and its ground sets two that can be read', () => {
    const bad = sourceFiles(['engine', 'app'], /\.module\.css$/).flatMap((file) =>
      pairsOf(readFileSync(file, 'utf8'))
        .filter((pair) => !isReadable(pair, theme))
        .map((pair) => `${file}: ${nameOf(pair)}`),
    );
    expect(bad).toEqual([]);
  });
});

test('numbers of options are no captions where `surface-3` is the ground', () => {
  const counted =
    /^(?:engine\/react\/(?:chips|dropdown)\/|app\/client\/features\/filters\/dialog\/DialogBody)/;
  const rules = sourceFiles(['engine', 'app'], /\.module\.css$/)
    .filter((file) => counted.test(file))
    .flatMap((file) => Array.from(readFileSync(file, 'utf8').matchAll(/[^{}]*\{[^{}]*\}/g), String))
    .filter((rule) => /--surface-(?:3|on-overlay)\)/.test(rule));
  expect(rules.length).toBeGreaterThan(2);
  const pale = rules.filter((rule) => !rule.includes('--text-count: var(--text-2);'));
  expect(pale).toEqual([]);
  expect(isReadable({ text: 'text-2', ground: 'surface-3' }, 'light')).toBe(true);
  expect(isReadable({ text: 'text-2', ground: 'surface-3' }, 'dark')).toBe(true);
});

test('black on white has the contrast that WCAG names', () => {
  expect(contrast([0, 0, 0], [255, 255, 255])).toBe(21);
});

interface Pair {
  readonly text: string;
  readonly ground: string;
}

function nameOf({ text, ground }: Pair): string {
  return `--${text} on --${ground}`;
}

/** Text and background of each rule that sets both by opaque tokens. */
function pairsOf(css: string): readonly Pair[] {
  return Array.from(css.matchAll(/\{([^{}]*)\}/g)).flatMap(([, body = '']) => {
    const text = /(?:^|[;\s])color:\s*var\(--([\w-]+)\)/.exec(body)?.[1];
    const ground = /background(?:-color)?:\s*var\(--([\w-]+)\)\s*;/.exec(body)?.[1];
    if (text === undefined || ground === undefined || EXEMPT.has(text)) return [];
    return toColour(text, 'light') === null || toColour(ground, 'light') === null
      ? []
      : [{ text, ground }];
  });
}

function isReadable({ text, ground }: Pair, theme: Theme): boolean {
  const [front, back] = [toColour(text, theme), toColour(ground, theme)];
  if (front === null || back === null) throw new Error(`${text} or ${ground} is no opaque colour.`);
  return contrast(front, back) >= LEAST;
}

/**
 * Red, green and blue of a token, 0 to 255 each; `null` for a token that is not an opaque colour.
 */
function toColour(name: string, theme: Theme): Colour | null {
  const value = values.get(name) ?? '';
  const sides = /^light-dark\((.+?),\s*(.+)\)$/.exec(value);
  const side = sides === null ? value : ((theme === 'light' ? sides[1] : sides[2]) ?? '');
  const reference = /^var\(--([\w-]+)\)$/.exec(side)?.[1];
  if (reference !== undefined) return toColour(reference, theme);
  const digits = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(side);
  if (digits === null) return null;
  const [red = 0, green = 0, blue = 0] = digits.slice(1).map((pair) => Number.parseInt(pair, 16));
  return [red, green, blue];
}
