/**
 * Delays a call that a newer one may replace, as while a person types or moves a slider.
 *
 * @throws The signal's reason, as soon as it is aborted: the call is not made.
 */
export async function pause(ms: number, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  let timer;
  await new Promise((resolve) => {
    timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', resolve, { once: true });
  });
  clearTimeout(timer);
  signal.throwIfAborted();
}
