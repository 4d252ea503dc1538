import { ApiFailure } from './api-failure.ts';

/** Failures that pass by themselves: they say nothing about what was asked. */
const OUTAGE = /^network|^server\.[^f]/;
/** Repeats of a read while the server seems to be there; while it is away reads rest. */
const REPEATS = 2;
const LONGEST_WAIT_MS = 30_000;

/** Whether a call failed because the server, or the way to it, was not there. */
export function isOutage(failure: unknown): boolean {
  return failure instanceof ApiFailure && OUTAGE.test(failure.code);
}

/** Whether a read is made again: what the server refused it would refuse again. */
export function mayRepeatRead(failures: number, failure: unknown): boolean {
  return failures < REPEATS && isOutage(failure);
}

/** Before the next try, in ms: twice as long each time, never sooner than the server asks for. */
export function waitBeforeRead(failures: number, failure: unknown): number {
  const asked = failure instanceof ApiFailure ? (failure.retryAfterS ?? 0) * 1_000 : 0;
  return jittered(Math.min(LONGEST_WAIT_MS, Math.max(asked, 1_000 * 2 ** failures)));
}

/** Up to a half more, so that all who wait do not come back at once. */
export function jittered(ms: number): number {
  return ms * (1 + Math.random() / 2);
}
