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
  /** Seed of every random choice: the same seed gives the same deliveries. */
  readonly seed: number;
}

const EVEN = { failShare: 0, duplicateShare: 0, isHolding: false, seed: 1 } as const;

/** Networks worth trying a form on; all of them occur in practice. */
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

/** What a profile plans for one answer. */
export interface PlannedDelivery {
  readonly delayMs: number;
  readonly isFailed: boolean;
  /** How long after the first its duplicate comes, in ms; `null`: there is none. */
  readonly duplicateAfterMs: number | null;
}

/** The planned delivery of the `nth` answer, the same for the same seed. */
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

/** A pseudo-random number of [0, 1) from three numbers (murmur3's finaliser). */
function chance(seed: number, nth: number, draw: number): number {
  let mix = Math.imul(seed, 0x9e_37_79_b1) ^ Math.imul(nth + 1, 0x85_eb_ca_6b);
  mix ^= Math.imul(draw + 1, 0xc2_b2_ae_35);
  mix = Math.imul(mix ^ (mix >>> 16), 0x85_eb_ca_6b);
  mix = Math.imul(mix ^ (mix >>> 13), 0xc2_b2_ae_35);
  return ((mix ^ (mix >>> 16)) >>> 0) / 2 ** 32;
}
