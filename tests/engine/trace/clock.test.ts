import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { simulatedClock, systemClock } from '../../../engine/trace/play/clock.ts';

describe('a simulated clock', () => {
  test('runs what is due in order of time, each with its own time', () => {
    const delays = fc.array(fc.nat({ max: 50 }), { maxLength: 20 });
    const moves = fc.array(fc.nat({ max: 30 }), { maxLength: 10 });
    fc.assert(
      fc.property(delays, moves, (asked, steps) => {
        const clock = simulatedClock(1000);
        const done: { readonly delay: number; readonly nth: number; readonly at: number }[] = [];
        for (const [nth, delay] of asked.entries()) {
          clock.after(delay, () => done.push({ delay, nth, at: clock.now() }));
        }
        for (const ms of steps) clock.advance(ms);

        const passed = steps.reduce((sum, ms) => sum + ms, 0);
        const due = asked
          .map((delay, nth) => ({ delay, nth, at: 1000 + delay }))
          .filter(({ delay }) => delay <= passed && steps.length > 0)
          .toSorted((one, other) => one.at - other.at || one.nth - other.nth);
        expect(done).toEqual(due);
        expect(clock.now()).toBe(1000 + passed);
      }),
    );
  });

  test('does in the same move what was asked for on the way', () => {
    const clock = simulatedClock();
    const received: number[] = [];
    clock.after(10, () => clock.after(5, () => received.push(clock.now())));
    clock.advance(14);
    expect(received).toEqual([]);
    clock.advance(1);
    expect(received).toEqual([15]);
  });

  test('forgets what is called off, before its time and on the way', () => {
    const clock = simulatedClock();
    const received: string[] = [];
    const callOff = clock.after(20, () => received.push('called off'));
    clock.after(10, callOff);
    clock.after(30, () => received.push('kept'))();
    clock.after(30, () => received.push('last'));
    clock.advance(100);
    expect(received).toEqual(['last']);
  });

  test('never goes back, though it is moved further by what is done on the way', () => {
    const clock = simulatedClock();
    const received: number[] = [];
    clock.after(5, () => clock.advance(100));
    clock.after(8, () => received.push(clock.now()));
    clock.advance(10);
    expect([received, clock.now()]).toEqual([[8], 105]);
  });
});

describe('the clock of the system', () => {
  test('does what is due, and not what is called off', async () => {
    const received: string[] = [];
    systemClock.after(1, () => received.push('called off'))();
    const began = systemClock.now();
    await new Promise<void>((done) => {
      systemClock.after(2, done);
    });
    expect(received).toEqual([]);
    expect(systemClock.now()).toBeGreaterThanOrEqual(began);
  });
});
