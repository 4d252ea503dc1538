import { ApiFailure } from './api-failure.ts';

/**
 * Temporary failures, independent of the request. An invalid answer may come from a proxy whose
 * server is away.
 */
const OUTAGE = /^network|^answer|^server\.[^f]/;
/** Retries of a read while the server seems reachable; while it is away reads are paused. */
const REPEATS = 2;

/** Whether a call failed because the server was unreachable. */
export function isOutage(failure: unknown): boolean {
  return failure instanceof ApiFailure && OUTAGE.test(failure.code);
}

/** Failures that the same call may not have later: no answer, a fault of the server, too many calls. */
const PASSING = /^(?:network|answer|server|rate)/;

/** Whether a person who repeats the call may succeed: a full list is still full. */
export function mayPass(failure: ApiFailure): boolean {
  return PASSING.test(failure.code);
}

/** Whether a read is retried: a refused one would be refused again. */
export function mayRepeatRead(failures: number, failure: unknown): boolean {
  return failures < REPEATS && isOutage(failure);
}
