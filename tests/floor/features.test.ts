import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

import { builtFile } from '../built-file.ts';
import { HANDLED } from './handled-features.ts';
import { scriptFeatures } from './script-features.ts';
import { styleFeatures } from './style-features.ts';

const FOLDER = '.build/client';
/** Only browsers without these features load it: the chunk of either language. */
const FILLING: ReadonlySet<string> = new Set(
  ['manifest.json', 'manifest.tg.json'].map((manifest) =>
    join(FOLDER, builtFile('device/add-features.ts', manifest)),
  ),
);
/** The laboratory's chunks have names. */
const FILLING_OF_LAB = /\/lab\/assets\/add-features-[\w-]+\.js$/;

describe('the built pages', () => {
  test('use no feature that the oldest supported browsers lack, unless it is handled', () => {
    const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
      .map((file) => join(FOLDER, file))
      .filter((file) => /\.(?:js|css)$/.test(file))
      .filter((file) => !FILLING.has(file) && !FILLING_OF_LAB.test(file));
    const found = files.flatMap((file) => {
      const text = readFileSync(file, 'utf8');
      return [...(file.endsWith('.js') ? scriptFeatures(text) : styleFeatures(text))];
    });
    expect([...new Set(found)].filter((path) => HANDLED[path] === undefined)).toEqual([]);
    const added = Object.keys(HANDLED).filter((path) => HANDLED[path] === 'added');
    expect(added.filter((path) => !found.includes(path))).toEqual([]);
  });
});

describe('a young feature', () => {
  test.for([
    ['Map.groupBy(cars, byMake)', 'javascript.builtins.Map.groupBy'],
    ['one.isDisjointFrom(other)', 'javascript.builtins.Set.isDisjointFrom'],
    ['AbortSignal.any([one, other])', 'api.AbortSignal.any_static'],
    ['new CloseWatcher()', 'api.CloseWatcher'],
    ['jsx("div", { popover: "auto" })', 'html.global_attributes.popover'],
    ['document.addEventListener("scrollend", store)', 'api.Element.scrollend_event'],
    ['/[\\p{L}--[a-z]]/v.test(text)', 'javascript.regular_expressions.unicode_sets'],
  ] as const)('of %s is seen', ([script, feature]) => {
    expect([...scriptFeatures(script)]).toEqual([feature]);
  });

  test.for([
    ['a { field-sizing: content }', 'css.properties.field-sizing.content'],
    ['a { color: color-mix(in oklab, red, blue) }', 'css.types.color.color-mix'],
    ['a { color: light-dark(red, blue) }', 'css.types.color.light-dark'],
    ['a:popover-open { color: red }', 'css.selectors.popover-open'],
    ['@starting-style { a { color: red } }', 'css.at-rules.starting-style'],
    ['a { & b { color: red } }', 'css.selectors.nesting'],
  ] as const)('of %s is seen', ([sheet, feature]) => {
    expect([...styleFeatures(sheet)]).toContain(feature);
  });

  test.for(['cars.map(byMake)', 'Promise.any(calls)', 'cars.findLast(isNew)'])(
    'is not seen in %s',
    (script) => {
      expect([...scriptFeatures(script)]).toEqual([]);
    },
  );
});
