import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { ApiFailure } from '../../../app/client/api/transport/api-failure.ts';
import { isOutage, mayRepeatRead } from '../../../app/client/api/transport/outage.ts';
import { createServerWatch } from '../../../app/client/api/transport/server-watch.ts';
import { waitBeforeRead } from '../../../app/client/api/wait-before-read.ts';

const READY = null;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A watch over a server that gives these responses in turn, and repeats the last one. */
function openWatch(...answers: readonly (number | null)[]) {
  const askedAt: number[] = [];
  const changes: boolean[] = [];
  const started = Date.now();
  let isVisible = true;
  const watch = createServerWatch({
    ask: async () => {
      askedAt.push(Date.now() - started);
      return answers[Math.min(askedAt.length, answers.length) - 1] ?? READY;
    },
    isVisible: () => isVisible,
    onChange: (isHere) => changes.push(isHere),
  });
  const show = (is: boolean) => {
    isVisible = is;
    watch.recheck();
  };
  return { watch, askedAt, changes, show };
}

describe('the watch over the server', () => {
  test('sends no probe while no call fails', async () => {
    const { watch, askedAt } = openWatch(READY);
    watch.recheck();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(askedAt).toEqual([]);
  });

  test('sends one probe for several failures, and stops when the server responds', async () => {
    const { watch, askedAt, changes } = openWatch(READY);
    await Promise.all([watch.suspect(), watch.suspect(), watch.suspect()]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect([askedAt.length, changes]).toEqual([1, []]);
  });

  test('repeats the probe with growing delays until the server responds', async () => {
    const { watch, askedAt, changes } = openWatch(0, 0, 0, 0, 0, 0, 0, READY);
    await watch.suspect();
    expect(changes).toEqual([false]);
    await vi.advanceTimersByTimeAsync(200_000);
    expect(changes).toEqual([false, true]);
    const waits = askedAt.slice(1).map((at, index) => at - (askedAt[index] ?? 0));
    for (const [index, least] of [1, 2, 4, 8, 15, 15, 15].entries()) {
      expect(waits[index]).toBeGreaterThanOrEqual(least * 1_000);
      expect(waits[index]).toBeLessThanOrEqual(least * 1_500);
    }
    expect(waits).toHaveLength(7);
  });

  test('waits for the Retry-After of the server', async () => {
    const { watch, askedAt } = openWatch(9_000, READY);
    await watch.suspect();
    await vi.advanceTimersByTimeAsync(8_999);
    expect(askedAt).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(askedAt).toHaveLength(2);
  });

  test('pauses while the page is hidden, and probes at once when it is visible again', async () => {
    const { watch, askedAt, changes, show } = openWatch(0, READY);
    await watch.suspect();
    show(false);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(askedAt).toHaveLength(1);
    show(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(changes).toEqual([false, true]);
  });
});

describe('a failed read', () => {
  const away = new ApiFailure('server.unavailable', 'Сервер временно недоступен', {
    retryAfterS: 7,
  });

  test.for([
    { code: 'network', is: true },
    { code: 'answer', is: true },
    { code: 'server.unavailable', is: true },
    { code: 'server.stopping', is: true },
    { code: 'server.slow', is: true },
    { code: 'server.failed', is: false },
    { code: 'ad.unknown', is: false },
    { code: 'rate.limited', is: false },
  ])('with $code is repeated: $is', ({ code, is }) => {
    const failure = new ApiFailure(code, '');
    expect([isOutage(failure), mayRepeatRead(0, failure)]).toEqual([is, is]);
    expect(mayRepeatRead(2, failure)).toBe(false);
  });

  test('waits longer each time, and never less than Retry-After', () => {
    const lost = new ApiFailure('network', '');
    for (const [failures, least] of [1_000, 2_000, 4_000, 8_000].entries()) {
      expect(waitBeforeRead(failures, lost)).toBeGreaterThanOrEqual(least);
      expect(waitBeforeRead(failures, lost)).toBeLessThanOrEqual(least * 1.5);
    }
    expect(waitBeforeRead(0, away)).toBeGreaterThanOrEqual(7_000);
    expect(waitBeforeRead(0, away)).toBeLessThanOrEqual(10_500);
  });
});
