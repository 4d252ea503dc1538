import type { ScheduledAnswer, AnswerSchedule } from '../../trace.ts';

/** Acts of the person that an answer is held for at most. */
const LONGEST = 6;
/** One answer of so many fails first, and one of so many comes more than once. */
const FAILS_OF = 4;
const REPEATS_OF = 4;
const MOST_COPIES = 2;

/** Random numbers, each from 0 to below 1; the same seed gives the same ones. */
export type SeededRandom = () => number;

/** Random numbers by mulberry32: small, even, and the same on every machine. */
export function seededRandom(seed: number): SeededRandom {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b_79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A schedule under which every answer comes in the end: late, out of order, again, after a failure. */
export function randomSchedule(random: SeededRandom, loadCount: number): AnswerSchedule {
  // A retried load is a load more.
  return Array.from({ length: loadCount * 2 }, (): ScheduledAnswer => ({
    after: below(random, LONGEST + 1),
    outcome: below(random, FAILS_OF) === 0 ? 'fail-then-retry' : 'answer',
    copies: below(random, REPEATS_OF) === 0 ? 1 + below(random, MOST_COPIES) : 0,
  }));
}

function below(random: SeededRandom, limit: number): number {
  return Math.floor(random() * limit);
}
