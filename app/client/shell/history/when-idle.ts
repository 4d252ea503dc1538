/** Calls back when the page is idle; in browsers without idle callbacks, in the next task. */
export function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(act);
  else setTimeout(act);
}
