import { setTimeout as pause } from 'node:timers/promises';

/** Timeout of a condition, in ms. */
const PATIENCE_MS = 15_000;
const POLL_MS = 40;

/**
 * Waits until a condition holds.
 *
 * @param what The condition in words, for the message of its failure.
 * @param holds An exception means "not yet": a page may be loading.
 * @throws On a timeout, with the last failure.
 */
export async function until(
  what: string,
  holds: () => Promise<boolean>,
  patienceMs = PATIENCE_MS,
): Promise<void> {
  const deadline = Date.now() + patienceMs;
  let failure = '';
  for (;;) {
    const isDone = await holds().catch((error: unknown) => {
      failure = `: ${error instanceof Error ? error.message : String(error)}`;
      return false;
    });
    if (isDone) return;
    if (Date.now() > deadline) throw new Error(`Not in ${patienceMs / 1000} s: ${what}${failure}`);
    await pause(POLL_MS);
  }
}
