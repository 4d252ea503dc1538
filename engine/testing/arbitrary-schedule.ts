import * as fc from 'fast-check';

/** The plan of one answer: an entry of the schedule that `directTrace` takes. */
interface SampleDelivery {
  readonly after: number;
  readonly outcome: 'answer' | 'fail-then-retry';
  readonly copies: number;
}

/** Failures in a row, at most: a person would give up before. */
const MOST_DELIVERIES = 16;

/**
 * Schedules for `directTrace` under which every list comes in the end, however late, after whatever
 * failures, how often ever: those that must not change the result of a trace.
 *
 * @param trace Any trace: answers are held for as many acts as it has, at most.
 */
export function arbitrarySchedule({
  acts,
}: {
  readonly acts: readonly unknown[];
}): fc.Arbitrary<readonly SampleDelivery[]> {
  const delivery = fc.record({
    after: fc.oneof(fc.constant(0), fc.nat({ max: 3 }), fc.nat({ max: acts.length })),
    outcome: fc.constantFrom('answer' as const, 'answer' as const, 'fail-then-retry' as const),
    copies: fc.constantFrom(0, 0, 1, 2),
  });
  return fc.array(delivery, { maxLength: MOST_DELIVERIES, size: 'max' });
}
