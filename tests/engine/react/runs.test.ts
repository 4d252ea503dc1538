import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { fieldName, fieldNamed } from '../../../engine/react/field-id.ts';
import { aloneFields } from '../../../engine/react/sections/alone-fields.ts';
import { levelFields } from '../../../engine/react/sections/level-fields.ts';
import { isSameRun, toRuns, type FieldPlace } from '../../../engine/react/sections/runs.ts';

const arbitraryFields = fc.uniqueArray(fc.nat(400), { maxLength: 200 });
const NONE = (): FieldPlace => 'usual';

describe('runs of a card', () => {
  test('hold the shown fields in their order, each once', () => {
    fc.assert(
      fc.property(arbitraryFields, fc.func(fc.boolean()), (fields, isShown) => {
        const shown = new Set(fields.filter((field) => isShown(field)));
        const runs = toRuns(fields, shown, NONE);
        expect(runs.flatMap((run) => run.fields.map(({ field }) => field))).toEqual(
          fields.filter((field) => shown.has(field)),
        );
        expect(new Set(runs.map(({ key }) => key)).size).toBe(runs.length);
        for (const run of runs) expect(run.fields.length).toBeLessThanOrEqual(16);
      }),
    );
  });

  test('keep a field in its run whichever others show', () => {
    fc.assert(
      fc.property(arbitraryFields, fc.func(fc.boolean()), (fields, isShown) => {
        const all = runOf(fields, new Set(fields));
        const some = runOf(fields, new Set(fields.filter((field) => isShown(field))));
        for (const [field, key] of some) expect(all.get(field)).toBe(key);
      }),
    );
  });

  test('are the same while their fields are as they were', () => {
    const run = toRuns([1, 2, 3], new Set([1, 2, 3]), NONE)[0]?.fields ?? [];
    const again = toRuns([1, 2, 3], new Set([1, 2, 3]), NONE)[0]?.fields ?? [];
    const level =
      toRuns([1, 2, 3], new Set([1, 2, 3]), (field) => (field === 2 ? 'level' : 'usual'))[0]
        ?.fields ?? [];
    const fewer = toRuns([1, 2, 3], new Set([1, 2]), NONE)[0]?.fields ?? [];
    expect(isSameRun(run, again)).toBe(true);
    expect(isSameRun(run, level)).toBe(false);
    expect(isSameRun(run, fewer)).toBe(false);
  });
});

describe('a box with its name inside', () => {
  const looks = {
    box: { label: 'inside', isWide: false },
    text: { label: 'control', isWide: false },
    area: { label: 'control', isWide: true },
  } as const;

  test.for([
    { row: ['text', 'box'], level: [1], why: 'a text is before it' },
    { row: ['box', 'text'], level: [0], why: 'a text is after it' },
    { row: ['box', 'box'], level: [], why: 'no label is beside it' },
    { row: ['area', 'box', 'area'], level: [], why: 'wide fields have rows of their own' },
    { row: ['box'], level: [], why: 'it is alone' },
  ] as const)('is level with the control beside it: $row, $why', ({ row, level }) => {
    const fields = row.map((_, index) => index);
    const found = levelFields(fields, (field) => looks[row[field] ?? 'box']);
    expect([...found]).toEqual(level);
  });
});

describe('a field alone in its row', () => {
  const page = { narrow: { isWide: false }, wide: { isWide: true } } as const;

  test.for([
    { row: ['narrow'], shown: [0], alone: [0], why: 'nothing is beside it' },
    { row: ['narrow', 'narrow'], shown: [0, 1], alone: [], why: 'two fill a row' },
    { row: ['narrow', 'narrow', 'narrow'], shown: [0, 1, 2], alone: [2], why: 'the third' },
    { row: ['narrow', 'wide', 'narrow'], shown: [0, 1, 2], alone: [0, 2], why: 'around a wide' },
    { row: ['wide', 'narrow'], shown: [1], alone: [1], why: 'the wide one is hidden' },
    { row: ['narrow', 'narrow', 'wide'], shown: [0, 2], alone: [], why: 'it waits for its child' },
    { row: ['narrow', 'wide', 'narrow'], shown: [0], alone: [], why: 'the same, a wide one' },
    { row: ['wide', 'narrow', 'narrow'], shown: [0, 1], alone: [1], why: 'the hidden is no child' },
  ] as const)('takes the row: $row, $why', ({ row, shown, alone }) => {
    const fields = row.map((_, index) => index);
    const found = aloneFields({
      fields,
      shown: new Set(shown),
      widgetOf: (field) => page[row[field] ?? 'wide'],
      isParent: (parent) => parent === 0,
    });
    expect([...found]).toEqual(alone);
  });

  test('leaves no hole where every field of a card shows', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { maxLength: 40 }), (widths) => {
        const fields = widths.map((_, index) => index);
        const isWide = (field: number) => widths[field] ?? false;
        const alone = aloneFields({
          fields,
          shown: new Set(fields),
          widgetOf: (field) => ({ isWide: isWide(field) }),
          isParent: () => true,
        });
        let column = 0;
        for (const field of fields) {
          const width = isWide(field) || alone.has(field) ? 2 : 1;
          expect(column + width).toBeLessThanOrEqual(2);
          column = (column + width) % 2;
        }
        expect(column).toBe(0);
      }),
    );
  });
});

describe('the name of a field inside rjsf', () => {
  test('names its place', () => {
    fc.assert(
      fc.property(fc.nat(), (field) => {
        expect(fieldNamed(fieldName(field))).toBe(field);
      }),
    );
  });
});

function runOf(fields: readonly number[], shown: ReadonlySet<number>): ReadonlyMap<number, number> {
  return new Map(
    toRuns(fields, shown, NONE).flatMap(({ key, fields: placed }) =>
      placed.map(({ field }) => [field, key] as const),
    ),
  );
}
