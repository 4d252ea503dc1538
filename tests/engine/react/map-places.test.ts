import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { nearestPlace } from '../../../engine/react/map/nearest-place.ts';
import { doOverlap, pickLabels } from '../../../engine/react/map/pick-labels.ts';

const PLACES = [
  { name: 'Душанбе', latitude: 38.5598, longitude: 68.787 },
  { name: 'Вахдат', latitude: 38.5561, longitude: 69.0142 },
];

describe('the nearest place', () => {
  test('names a point in town', () => {
    expect(nearestPlace({ latitude: 38.57, longitude: 68.8 }, PLACES)?.name).toBe('Душанбе');
    expect(nearestPlace({ latitude: 38.55, longitude: 68.98 }, PLACES)?.name).toBe('Вахдат');
  });

  test('has no name for a point in the mountains', () => {
    expect(nearestPlace({ latitude: 38.2, longitude: 73 }, PLACES)).toBeNull();
  });
});

test('labels never cover each other, and the first is always there', () => {
  const label = fc.record({
    x: fc.integer({ min: 0, max: 800 }),
    y: fc.integer({ min: 0, max: 600 }),
    letters: fc.integer({ min: 1, max: 20 }),
  });
  fc.assert(
    fc.property(fc.array(label, { minLength: 1 }), (labels) => {
      const picked = pickLabels(labels);
      expect(picked[0]).toBe(labels[0]);
      for (const [index, one] of picked.entries()) {
        expect(picked.slice(index + 1).filter((other) => doOverlap(one, other))).toEqual([]);
      }
    }),
  );
});
