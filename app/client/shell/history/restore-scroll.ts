/** How long after coming back the position is restored, in ms (spec §9). */
const RESTORE_AFTER_MS = 50;
/** How long content that is still loading is waited for, in ms. */
const GIVE_UP_AFTER_MS = 5_000;
/** Signs that the person scrolls for themselves. */
const PERSON_ACTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls to where a page was left, 50 ms after it was returned to. While the page is still too
 * short for it, it is tried again as the page grows, until the person takes over or time is up.
 *
 * @returns The way to give up.
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

/** Scrolls as far as the page goes; tells whether it went all the way. */
function tryScroll(top: number): boolean {
  window.scrollTo(0, top);
  return Math.abs(window.scrollY - top) <= 1;
}
