/**
 * Delays a call that a newer one may replace, as while a person types or moves a slider.
 *
 * @throws The signal's reason, as soon as it is aborted: the call is not made.
 */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    const giveUp = () => {
      clearTimeout(timer);
      reject(signal.reason instanceof Error ? signal.reason : new Error('Given up while waiting.'));
    };
    if (signal.aborted) giveUp();
    else signal.addEventListener('abort', giveUp, { once: true });
  });
}
