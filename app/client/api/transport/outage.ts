import { ApiFailure } from './api-failure.ts';

/**
 * Failures that pass by themselves: they say nothing about what was asked. An answer without sense
 * may be a proxy's, whose server is gone.
 */
const OUTAGE = /^network|^answer|^server\.[^f]/;
/** Repeats of a read while the server seems to be there; while it is away reads rest. */
const REPEATS = 2;

/** Whether a call failed because the server, or the way to it, was not there. */
export function isOutage(failure: unknown): boolean {
  return failure instanceof ApiFailure && OUTAGE.test(failure.code);
}

/** Whether a read is made again: what the server refused it would refuse again. */
export function mayRepeatRead(failures: number, failure: unknown): boolean {
  return failures < REPEATS && isOutage(failure);
}
