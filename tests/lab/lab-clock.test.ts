import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { openLabClock } from '../../app/lab/bench/environment/lab-clock.ts';

beforeEach(() => vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => vi.useRealTimers());

/** What a tester does with a clock. */
const act = fc.oneof(
  fc.record({ type: fc.constant('wait' as const), ms: fc.nat(500) }),
  fc.record({ type: fc.constant('pass' as const), ms: fc.nat(500) }),
  fc.constant({ type: 'stop' as const }),
  fc.constant({ type: 'run' as const }),
);

describe('the clock of the lab', () => {
  test('does everything once, in the order of its time, never early, however it is stopped', () => {
    fc.assert(
      fc.property(fc.array(act, { maxLength: 30 }), (acts) => {
        const clock = openLabClock(null);
        const due = new Map<number, number>();
        const done: number[] = [];
        let passed = 0;
        const start = clock.elapsed();
        const pass = (ms: number) => {
          const standing = clock.moment().stoodAt !== null;
          if (standing) clock.advance(ms);
          else vi.advanceTimersByTime(ms);
          passed += ms;
        };
        for (const [name, one] of acts.entries()) {
          if (one.type === 'stop') clock.stop();
          else if (one.type === 'run') clock.run();
          else if (one.type === 'pass') pass(one.ms);
          else {
            due.set(name, passed + one.ms);
            clock.after(one.ms, () => done.push(name));
          }
          const early = done.filter((other) => (due.get(other) ?? 0) > passed);
          expect(early).toEqual([]);
          expect(clock.elapsed() - start).toBe(passed);
        }
        expect(clock.moment().waiting).toBe(due.size - done.length);
        pass(1_000);
        const wanted = [...due].toSorted(([, a], [, b]) => a - b).map(([name]) => name);
        expect(done).toEqual(wanted);
        expect(clock.moment().waiting).toBe(0);
      }),
    );
  });

  test('stands where it was stopped, and goes on from the moment of the machine', () => {
    const clock = openLabClock(null);
    clock.stop();
    vi.advanceTimersByTime(60_000);
    expect(clock.now()).toBe(1_000_000);
    clock.advance(86_400_000);
    expect(clock.now()).toBe(87_400_000);
    clock.run();
    expect(clock.now()).toBe(1_060_000);
  });

  test('tells its listeners of every move, and does not what was called off', () => {
    const clock = openLabClock(5_000);
    const listener = vi.fn<() => void>();
    const done = vi.fn<() => void>();
    const stop = clock.subscribe(listener);
    const callOff = clock.after(100, done);
    expect(clock.moment()).toEqual({ stoodAt: 5_000, waiting: 1 });
    callOff();
    clock.advance(200);
    expect(done).not.toHaveBeenCalled();
    expect(clock.moment()).toEqual({ stoodAt: 5_200, waiting: 0 });
    expect(listener).toHaveBeenCalledTimes(3);
    stop();
    clock.advance(1);
    expect(listener).toHaveBeenCalledTimes(3);
  });

  test('does on its way what is asked of it on its way', () => {
    const clock = openLabClock(0);
    const seen: number[] = [];
    clock.after(10, () => {
      seen.push(clock.now());
      clock.after(10, () => seen.push(clock.now()));
      clock.after(1_000, () => seen.push(clock.now()));
    });
    clock.advance(100);
    expect(seen).toEqual([10, 20]);
    expect(clock.now()).toBe(100);
  });
});
