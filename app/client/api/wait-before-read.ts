import { ApiFailure } from './transport/api-failure.ts';

/** Before the next try, in ms: twice as long each time, never sooner than the server asks for. */
export function waitBeforeRead(failures: number, failure: unknown): number {
  const askedS = failure instanceof ApiFailure ? failure.retryAfterS : null;
  return jittered(1_000 * Math.max(askedS ?? 0, 2 ** failures));
}

/** Up to a half more, so that all who wait do not come back at once. */
export function jittered(ms: number): number {
  return ms * (1 + Math.random() / 2);
}
