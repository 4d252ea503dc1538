import { setTimeout as pause } from 'node:timers/promises';

/** How long a condition is waited for, in ms. */
const PATIENCE_MS = 15_000;
const POLL_MS = 40;

/**
 * Waits until a condition holds.
 *
 * @param what The condition in words, for the message of its failure.
 * @param holds A failure of its own means "not yet": a page may be on its way.
 * @throws When it does not hold in time, with the last failure.
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
