import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { createLabClock } from '../../app/lab/workbench/environment/lab-clock.ts';

beforeEach(() => vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => vi.useRealTimers());

/** An action of the tester on the clock. */
const act = fc.oneof(
  fc.record({ type: fc.constant('wait' as const), ms: fc.nat(500) }),
  fc.record({ type: fc.constant('pass' as const), ms: fc.nat(500) }),
  fc.constant({ type: 'stop' as const }),
  fc.constant({ type: 'run' as const }),
);

describe('the clock of the lab', () => {
  test('fires every timer once, in order of time and never early, whenever it is stopped', () => {
    fc.assert(
      fc.property(fc.array(act, { maxLength: 30 }), (acts) => {
        const clock = createLabClock(null);
        const due = new Map<number, number>();
        const done: number[] = [];
        let passed = 0;
        const start = clock.elapsed();
        const pass = (ms: number) => {
          const isStopped = clock.snapshot().stoppedAt !== null;
          if (isStopped) clock.advance(ms);
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
        expect(clock.snapshot().waiting).toBe(due.size - done.length);
        pass(1_000);
        const wanted = [...due].toSorted(([, a], [, b]) => a - b).map(([name]) => name);
        expect(done).toEqual(wanted);
        expect(clock.snapshot().waiting).toBe(0);
      }),
    );
  });

  test('keeps its time while stopped, and continues from the system time', () => {
    const clock = createLabClock(null);
    clock.stop();
    vi.advanceTimersByTime(60_000);
    expect(clock.now()).toBe(1_000_000);
    clock.advance(86_400_000);
    expect(clock.now()).toBe(87_400_000);
    clock.run();
    expect(clock.now()).toBe(1_060_000);
  });

  test('notifies its listeners of every change, and does not fire a cancelled timer', () => {
    const clock = createLabClock(5_000);
    const listener = vi.fn<() => void>();
    const done = vi.fn<() => void>();
    const stop = clock.subscribe(listener);
    const cancel = clock.after(100, done);
    expect(clock.snapshot()).toEqual({ stoppedAt: 5_000, waiting: 1 });
    cancel();
    clock.advance(200);
    expect(done).not.toHaveBeenCalled();
    expect(clock.snapshot()).toEqual({ stoppedAt: 5_200, waiting: 0 });
    expect(listener).toHaveBeenCalledTimes(3);
    stop();
    clock.advance(1);
    expect(listener).toHaveBeenCalledTimes(3);
  });

  test('fires timers that a fired timer sets within the same interval', () => {
    const clock = createLabClock(0);
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
