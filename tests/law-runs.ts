import { configureGlobal } from 'fast-check';
import { afterEach, vi } from 'vitest';

/** Cases per law in `npm test`; `npm run test:long` runs a thousand. */
const RUNS = 100;

/** Cases per law in this run. */
export const LAW_RUNS = Number(process.env['LAW_RUNS'] ?? RUNS);

/** Whether this run tries all that it can, not what is enough for each change. */
export const IS_LONG_RUN = LAW_RUNS > RUNS;

/** Limit of a law that calls the server, in ms: it ends one that hangs. */
export const LAW_TIMEOUT_MS = 60_000 + LAW_RUNS * 1_000;

/** Seed of the cases in `npm test`: the same tree gets the same verdict. */
const SEED = 20_261_123;

configureGlobal({
  numRuns: LAW_RUNS,
  // More runs than usual look for new counterexamples: they take other cases each time.
  ...(LAW_RUNS === RUNS && { seed: SEED }),
});
// Files share a worker: a replaced clock must not reach the next file.
afterEach(() => {
  vi.useRealTimers();
});
