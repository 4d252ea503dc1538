/** Times from an action of the person or the host, in milliseconds. */
export interface Timing {
  /** Until React is done, effects included. */
  readonly scriptMs: number;
  /** Until the page is laid out. */
  readonly wholeMs: number;
}

/** Timeout, in ms. */
const PATIENCE_MS = 20_000;

/**
 * Times an action until its condition holds. It starts right after a frame, so that the rendering
 * of earlier actions is not included.
 *
 * @param isDone Called after the clock is read, so that the first call costs the contestant
 *   nothing.
 * @throws When the condition does not hold within twenty seconds.
 */
export async function timed(act: () => void, isDone: () => boolean): Promise<Timing> {
  await nextFrame();
  const start = performance.now();
  act();
  await settled();
  let timing = read(start);
  while (!isDone()) {
    if (performance.now() - start > PATIENCE_MS) throw new Error('It never happened.');
    await nextTask();
    timing = read(start);
  }
  return timing;
}

/** Waits for React's microtasks, then for its scheduled work. */
export async function settled(): Promise<void> {
  await Promise.resolve();
  await nextTask();
  await nextTask();
}

/** Waits until a condition of the set-up, which is not timed, holds. */
export async function until(isDone: () => boolean, what: string): Promise<void> {
  const start = performance.now();
  while (!isDone()) {
    if (performance.now() - start > PATIENCE_MS) throw new Error(`Waited in vain: ${what}.`);
    await nextTask();
  }
}

function read(start: number): Timing {
  const scriptMs = performance.now() - start;
  document.body.getBoundingClientRect();
  return { scriptMs, wholeMs: performance.now() - start };
}

function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => void nextTask().then(resolve));
  });
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(null);
  });
}
