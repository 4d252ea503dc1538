import { ApiFailure } from './transport/api-failure.ts';

/**
 * Delay before the next try, in ms: doubled each time, never shorter than the server's Retry-After.
 */
export function waitBeforeRead(failures: number, failure: unknown): number {
  const askedS = failure instanceof ApiFailure ? failure.retryAfterS : null;
  return jittered(1_000 * Math.max(askedS ?? 0, 2 ** failures));
}

/** Up to a half more, so that waiting clients do not return at the same time. */
export function jittered(ms: number): number {
  return ms * (1 + Math.random() / 2);
}
