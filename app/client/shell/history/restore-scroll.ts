/** Delay after a return until the position is restored, in ms (spec §9). */
const RESTORE_AFTER_MS = 50;
/** Maximum wait for content that is still loading, in ms. */
const GIVE_UP_AFTER_MS = 5_000;
/** Events by which a person scrolls. */
const PERSON_ACTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls to the last position of a page, 50 ms after the return. While the page is too short, it
 * retries as the page grows, until the person scrolls or the time is up.
 *
 * @returns The cancel function.
 */
export function restoreScroll(top: number): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const stop = () => ending.abort();
  const growth = new ResizeObserver(() => {
    if (!tryScroll(top)) return;
    stop();
  });
  const start = setTimeout(() => {
    if (tryScroll(top)) return stop();
    growth.observe(document.body);
  }, RESTORE_AFTER_MS);
  const giveUp = setTimeout(stop, GIVE_UP_AFTER_MS);

  for (const act of PERSON_ACTS) addEventListener(act, stop, { signal, passive: true });
  signal.addEventListener('abort', () => {
    clearTimeout(start);
    clearTimeout(giveUp);
    growth.disconnect();
  });
  return stop;
}

/** Scrolls as far as possible; returns whether the position was reached. */
function tryScroll(top: number): boolean {
  window.scrollTo(0, top);
  return Math.abs(window.scrollY - top) <= 1;
}
