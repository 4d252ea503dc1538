import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import type { Json } from '../../../engine/index.ts';
import { pointerNames, toPointer, valueAt } from '../../../engine/json/json-pointer.ts';
import { scanJson } from '../../../engine/json/scan-json.ts';
import { textPositions, positionReader } from '../../../engine/json/text-positions.ts';

const documents: fc.Arbitrary<Json> = fc.jsonValue({ maxDepth: 4 }).map(asJson);
/** JSON as people and machines lay it out. */
const texts = fc
  .tuple(documents, fc.constantFrom('', ' ', '\t', '   '), fc.constantFrom('\n', '\r\n', '\r'))
  .map(([value, indent, end]) => JSON.stringify(value, null, indent).replaceAll('\n', end));

describe('a text', () => {
  test('is scanned as JSON exactly when it is JSON', () => {
    const bent = fc
      .tuple(
        texts,
        fc.nat(),
        fc.constantFrom(
          '',
          '"',
          ',',
          '{',
          '}',
          '[',
          ']',
          ':',
          '\\',
          '0',
          '\u0001',
          'e',
          '-',
          '.',
          'null',
          '\u00A0',
        ),
      )
      .map(([text, at, more]) => {
        const index = at % (text.length + 1);
        return text.slice(0, index) + more + text.slice(index + (at % 2));
      });
    fc.assert(
      fc.property(fc.oneof(texts, bent, fc.string({ maxLength: 8 })), (text) => {
        const fault = scanJson(text);
        expect(fault === null, JSON.stringify(fault)).toBe(isJson(text));
        expect(fault?.offset ?? 0).toBeLessThanOrEqual(text.length);
      }),
    );
  });

  test('returns the location of every value', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const document: Json = JSON.parse(text);
        const spans = new Map<string, string>();
        scanJson(text, {
          onValue: (pointer, { from, to }) => spans.set(pointer, text.slice(from, to)),
        });
        for (const [pointer, value] of everyValue(document, '')) {
          expect(JSON.parse(spans.get(pointer) ?? ''), pointer).toEqual(value);
        }
        expect(spans.size).toBe(everyValue(document, '').length);
      }),
    );
  });

  test('counts lines and columns from one, whatever ends its lines', () => {
    fc.assert(
      fc.property(texts, fc.nat(), (text, seed) => {
        const offset = seed % (text.length + 1);
        const { line, column } = positionReader(text)(offset);
        const before = text.slice(0, offset).split(/\r\n|\r(?!\n)|\n/);
        // Between CR and LF the line has not ended yet.
        const isSplit = text[offset - 1] === '\r' && text[offset] === '\n';
        fc.pre(!isSplit);
        expect([line, column]).toEqual([before.length, (before.at(-1)?.length ?? 0) + 1]);
      }),
    );
  });

  test.for([
    { text: '{"a": 1,}', offset: 8, why: 'a comma before the end' },
    { text: '{"a" 1}', offset: 5, why: 'no colon' },
    { text: '[1 2]', offset: 3, why: 'no comma' },
    { text: '["a\nb"]', offset: 3, why: 'a line break in a text' },
    { text: '{"a": tru}', offset: 6, why: 'a word of no meaning' },
    { text: '', offset: 0, why: 'nothing at all' },
    { text: '{} {}', offset: 3, why: 'two values' },
    { text: '[01]', offset: 2, why: 'a number that begins with 0' },
    { text: '["a\\x"]', offset: 3, why: 'an escape of no meaning' },
  ])('is faulty at $offset: $why', ({ text, offset }) => {
    expect(scanJson(text)?.offset).toBe(offset);
  });

  test('nested 100,000 deep and a text of a million letters are read', () => {
    const deep = '['.repeat(100_000) + ']'.repeat(100_000);
    expect(scanJson(deep)).toBeNull();
    expect(scanJson(`"${'я'.repeat(1_000_000)}"`)).toBeNull();
  });
});

describe('a limit of depth', () => {
  test('holds for lists and objects together: one more is a fault, at the bracket that opens it', () => {
    fc.assert(
      fc.property(
        fc.array(fc.boolean(), { minLength: 1, maxLength: 40 }),
        fc.nat(45),
        (kinds, limit) => {
          const opening = kinds.map((isList) => (isList ? '[' : '{"a":'));
          const closing = kinds.map((isList) => (isList ? ']' : '}')).toReversed();
          const text = [...opening, '1', ...closing].join('');
          const offset = opening.slice(0, limit).join('').length;
          const expected =
            kinds.length <= limit ? null : { code: 'depth', offset, expected: 'less nesting' };
          expect(scanJson(text, { depthLimit: limit })).toEqual(expected);
        },
      ),
    );
  });

  test('counts no brackets of texts, and none that are closed', () => {
    expect(scanJson('{"[[[": "{{{\\"[[", "a": [], "b": [{}]}', { depthLimit: 3 })).toBeNull();
  });
});

describe('a pointer', () => {
  test('of any names leads back to them', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), (names) => {
        const pointer = names.reduce(toPointer, '');
        expect(pointerNames(pointer)).toEqual(names);
      }),
    );
  });

  test('to a property that is not there gives the first line of what should have it', () => {
    const places = textPositions('{\n  "filters": [\n    {"id": 1,\n     "type": "X"}\n  ]\n}');
    expect(places.regionOf('/filters/0/key')).toEqual({
      start: { line: 3, column: 5 },
      end: { line: 3, column: 14 },
    });
    expect(places.regionOf('/nothing/at/all').start).toEqual({ line: 1, column: 1 });
  });

  test('to an own property sees no inherited one', () => {
    const document: Json = JSON.parse('{"__proto__": {"a": 1}}');
    expect(valueAt(document, '/__proto__/a')).toBe(1);
    expect(valueAt(document, '/constructor')).toBeUndefined();
    expect(valueAt([1], '/length')).toBeUndefined();
  });
});

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function everyValue(value: Json, pointer: string): readonly (readonly [string, Json])[] {
  const members = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  const inside = members.flatMap(([name, member]: [string, Json]) =>
    everyValue(member, toPointer(pointer, name)),
  );
  return [[pointer, value], ...inside];
}

function asJson(value: unknown): Json {
  const json: Json = JSON.parse(JSON.stringify(value));
  return json;
}
