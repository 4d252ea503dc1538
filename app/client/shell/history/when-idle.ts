/** Does something once the page has nothing better to do; browsers without idle time do it next. */
export function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(act);
  else setTimeout(act);
}
