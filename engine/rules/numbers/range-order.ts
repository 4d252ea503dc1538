import type { Rule } from '../fault.ts';

/** Two sides of a range, in the order they should have; `null` for a side that is open. */
export type Sides = readonly [low: number | null, high: number | null];

/** Accepts sides whose lower one is not above the upper one; an open side is in order. */
export const rangeOrder: Rule<Sides> = ([low, high]) =>
  low !== null && high !== null && low > high ? { code: 'range.order' } : null;
