import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { isCovered, labelsBeside } from '../../../app/client/ui/map/towns/labels-beside.ts';
import { doOverlap } from '../../../engine/react/map/pick-labels.ts';

const label = fc.record({
  x: fc.integer({ min: 0, max: 1000 }),
  y: fc.integer({ min: 0, max: 700 }),
  letters: fc.integer({ min: 1, max: 14 }),
});

test('no name of a town is under a marker or another name', () => {
  fc.assert(
    fc.property(fc.array(label), fc.array(label, { maxLength: 8 }), (labels, markers) => {
      const shown = labelsBeside(labels, markers);
      for (const [at, one] of shown.entries()) {
        expect(markers.some((marker) => isCovered(one, 0, marker))).toBe(false);
        expect(shown.slice(at + 1).some((other) => doOverlap(one, other))).toBe(false);
      }
    }),
  );
});

test('a name whose dot is under a marker is beside the marker', () => {
  const town = { x: 100, y: 100, letters: 7 };
  const [moved] = labelsBeside([town], [{ x: 98, y: 104, letters: 2 }]);
  expect(moved?.shift).toBe(20);
  expect(labelsBeside([town], [])).toEqual([{ ...town, shift: 0 }]);
});

test('a name with a marker over its letters is left out', () => {
  expect(labelsBeside([{ x: 100, y: 100, letters: 7 }], [{ x: 150, y: 100, letters: 2 }])).toEqual(
    [],
  );
});
