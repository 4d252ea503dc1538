import { configureGlobal } from 'fast-check';
import { afterEach, vi } from 'vitest';

/** Cases of each law in `npm test`; `npm run test:long` tries a thousand. */
const RUNS = 100;

/** How many cases each law tries in this run. */
export const LAW_RUNS = Number(process.env['LAW_RUNS'] ?? RUNS);

configureGlobal({ numRuns: LAW_RUNS });
// Files share a worker: a clock that one of them replaced must not reach the next.
afterEach(() => {
  vi.useRealTimers();
});
