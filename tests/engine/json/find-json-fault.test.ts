import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { findJsonFault } from '../../../engine/json/find-json-fault.ts';

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

/** JSON with a few signs put in, taken out or put elsewhere. */
const nearJson = fc
  .tuple(
    fc.json(),
    fc.array(
      fc.tuple(
        fc.nat(),
        fc.nat(2),
        fc.constantFrom(...Array.from('{}[]:,"\\0-.eE1u tfn\n\u0001я')),
      ),
    ),
  )
  .map(([text, edits]) =>
    edits.reduce((now, [index, length, sign]) => {
      const at = index % (now.length + 1);
      return now.slice(0, at) + sign + now.slice(at + length);
    }, text),
  );

describe('the position where a text stops being JSON', () => {
  test('is there just when the text is not JSON', () => {
    fc.assert(
      fc.property(fc.oneof(fc.json(), nearJson, fc.string()), (text) => {
        expect(findJsonFault(text) === null).toBe(isJson(text));
      }),
      { numRuns: 2_000 },
    );
  });

  test('of JSON that breaks off is its end', () => {
    fc.assert(
      fc.property(fc.object(), fc.nat(), (json, cut) => {
        const text = JSON.stringify([json]);
        const part = text.slice(0, cut % text.length);
        // In a word, a number or an escape the place is where that begins.
        fc.pre(/["[\]{},:]$/.test(part) && !part.endsWith('\\"'));
        expect(findJsonFault(part)).toMatchObject({ offset: part.length, found: null });
      }),
    );
  });

  test.for([
    ['{"a": 1,}', { line: 1, column: 9, found: '}' }, 'a comma too many'],
    ['{\n  "a": 1\n  "b": 2\n}', { line: 3, column: 3, found: '"' }, 'a comma too few'],
    ['{"a": tru}', { line: 1, column: 7, found: 't' }, 'a word of no meaning'],
    ['[1] 😀', { line: 1, column: 5, found: '😀' }, 'something after the end'],
    ['{"a": [', { line: 1, column: 8, found: null }, 'an end too early'],
    ['{"a": "b\n}', { line: 1, column: 9, found: '\n' }, 'a quote too few'],
    ['["\\d"]', { line: 1, column: 3, found: '\\' }, 'a sign that needs no stroke'],
    ['', { line: 1, column: 1, found: null }, 'nothing at all'],
    ['[01]', { line: 1, column: 3, found: '1' }, 'a number that begins with 0'],
  ] as const)('of %j is given by line and column', ([text, position]) => {
    expect(findJsonFault(text)).toMatchObject(position);
  });

  test('is found in a text of any length', () => {
    const length = 5_000_000;
    expect(findJsonFault(`"${'я'.repeat(length)}`)).toMatchObject({ offset: length + 1 });
  });

  test('is found however deep the text is nested', () => {
    const depth = 200_000;
    expect(findJsonFault('['.repeat(depth))).toMatchObject({ offset: depth, found: null });
  });
});
