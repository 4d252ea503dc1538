import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { plannedDelivery, networkProfiles } from '../../../engine/trace/direct/network-profiles.ts';

const { slow } = networkProfiles;
const MANY = Array.from({ length: 4000 }, (_, nth) => nth);

describe('the planned delivery of an answer', () => {
  test('keeps to the delays of the profile', () => {
    fc.assert(
      fc.property(fc.integer(), fc.nat(), (seed, nth) => {
        const { delayMs, isFailed, duplicateAfterMs } = plannedDelivery({ ...slow, seed }, nth);
        expect(delayMs).toBeGreaterThanOrEqual(1500);
        expect(delayMs).toBeLessThanOrEqual(4000);
        expect(isFailed).toBe(false);
        expect(duplicateAfterMs).toBeNull();
      }),
    );
  });

  test.for([0.1, 0.5, 0.9, 1])('fails and repeats the share %d of them, near enough', (share) => {
    const profile = { ...slow, failShare: share, duplicateShare: share, seed: 3 };
    const deliveries = MANY.map((nth) => plannedDelivery(profile, nth));
    const failed = deliveries.filter(({ isFailed }) => isFailed).length / MANY.length;
    const repeated =
      deliveries.filter(({ duplicateAfterMs }) => duplicateAfterMs !== null).length / MANY.length;
    expect(Math.abs(failed - share)).toBeLessThan(0.03);
    expect(Math.abs(repeated - share)).toBeLessThan(0.03);
  });

  test('spreads over the whole of the delay', () => {
    const mean =
      MANY.map((nth) => plannedDelivery(slow, nth).delayMs).reduce((sum, ms) => sum + ms, 0) /
      MANY.length;
    expect(Math.abs(mean - 2750)).toBeLessThan(60);
  });
});
