import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { pause } from '../../../app/client/api/transport/pause.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('a pause before a call', () => {
  test('lasts for the given time', async () => {
    let isOver = false;
    const waiting = pause(300, new AbortController().signal).then(() => (isOver = true));
    await vi.advanceTimersByTimeAsync(299);
    expect(isOver).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    await waiting;
    expect(isOver).toBe(true);
  });

  test('ends at once when it is aborted, and leaves no timer', async () => {
    const giving = new AbortController();
    const waiting = pause(300, giving.signal);
    giving.abort(new Error('a newer key'));
    await expect(waiting).rejects.toThrow('a newer key');
    expect(vi.getTimerCount()).toBe(0);
  });

  test('does not start for an aborted signal', async () => {
    await expect(pause(300, AbortSignal.abort(new Error('too late')))).rejects.toThrow('too late');
    expect(vi.getTimerCount()).toBe(0);
  });
});
