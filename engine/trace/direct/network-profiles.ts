/** How a network treats the answers that the race director lets through. */
export interface NetworkProfile {
  readonly name: string;
  /** Shortest and longest way of an answer, in ms. */
  readonly delayMs: readonly [from: number, to: number];
  /** Share of answers that fail on the way, 0…1. */
  readonly failShare: number;
  /** Share of answers that come twice, 0…1. */
  readonly duplicateShare: number;
  /** Whether nothing comes until it is released by hand. */
  readonly isHolding: boolean;
  /** Decides every chance: the same seed, the same fates. */
  readonly seed: number;
}

const EVEN = { failShare: 0, duplicateShare: 0, isHolding: false, seed: 1 } as const;

/** Networks worth trying a form on. Every one of them is met in life. */
export const networkProfiles = {
  fast: { ...EVEN, name: 'fast', delayMs: [20, 80] },
  slow: { ...EVEN, name: 'slow', delayMs: [1500, 4000] },
  unsteady: {
    ...EVEN,
    name: 'unsteady',
    delayMs: [100, 6000],
    failShare: 0.2,
    duplicateShare: 0.1,
  },
  reordering: { ...EVEN, name: 'reordering', delayMs: [50, 3000], duplicateShare: 0.2 },
  broken: { ...EVEN, name: 'broken', delayMs: [200, 600], failShare: 1 },
  held: { ...EVEN, name: 'held', delayMs: [0, 0], isHolding: true },
} as const satisfies Readonly<Record<string, NetworkProfile>>;

/** What a profile has in store for one answer. */
export interface PlannedDelivery {
  readonly delayMs: number;
  readonly isFailed: boolean;
  /** How long after the first the same answer comes once more, in ms; `null`: it does not. */
  readonly duplicateAfterMs: number | null;
}

/** The fate of the `nth` answer: chance, but the same each time. */
export function plannedDelivery(
  { delayMs, failShare, duplicateShare, seed }: NetworkProfile,
  nth: number,
): PlannedDelivery {
  const [from, to] = delayMs;
  const way = (draw: number): number => Math.round(from + (to - from) * chance(seed, nth, draw));
  return {
    delayMs: way(0),
    isFailed: chance(seed, nth, 1) < failShare,
    duplicateAfterMs: chance(seed, nth, 2) < duplicateShare ? way(3) : null,
  };
}

/** A number of [0, 1) that looks drawn by lot: three numbers stirred (murmur3's finaliser). */
function chance(seed: number, nth: number, draw: number): number {
  let mix = Math.imul(seed, 0x9e_37_79_b1) ^ Math.imul(nth + 1, 0x85_eb_ca_6b);
  mix ^= Math.imul(draw + 1, 0xc2_b2_ae_35);
  mix = Math.imul(mix ^ (mix >>> 16), 0x85_eb_ca_6b);
  mix = Math.imul(mix ^ (mix >>> 13), 0xc2_b2_ae_35);
  return ((mix ^ (mix >>> 16)) >>> 0) / 2 ** 32;
}
