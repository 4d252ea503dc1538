/** A time from an act of a person or the host, in milliseconds. */
export interface Timing {
  /** Until React is done, effects included. */
  readonly scriptMs: number;
  /** Until the page is laid out again. */
  readonly wholeMs: number;
}

/** What never happens within this time, in ms, is given up. */
const PATIENCE_MS = 20_000;

/**
 * Times an act until what it is for has happened. It begins right after a frame, so that the
 * drawing of what was done before is not in it.
 *
 * @param isDone Is asked after the clock is read, so a first yes costs the contestant nothing.
 * @throws When it has not happened in twenty seconds.
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

/** Waits for React's microtasks, then for what it scheduled. */
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
