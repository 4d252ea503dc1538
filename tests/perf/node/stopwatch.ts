import { summaryOf, type Summary } from '../measure/measures.ts';

/** Warm-up of a function, in ms: the engine compiles it meanwhile. */
const WARM_MS = 300;
/** Duration of a measurement, in ms. */
const MEASURED_MS = 700;

/**
 * Times a warm function.
 *
 * @param batch Calls per reading of the clock; for microseconds.
 * @returns Milliseconds of one call.
 */
export function timeOf(work: () => void, batch = 1): Summary {
  const warm = performance.now() + WARM_MS;
  while (performance.now() < warm) work();

  const times: number[] = [];
  const end = performance.now() + MEASURED_MS;
  while (performance.now() < end || times.length < 5) {
    const start = performance.now();
    for (let call = 0; call < batch; call += 1) work();
    times.push((performance.now() - start) / batch);
  }
  const summary = summaryOf(times);
  if (summary === null) throw new Error('Nothing was timed.');
  return summary;
}

/** Milliseconds of the first call of a function. */
export function timeOfFirst(work: () => void): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

/** Throws when the timed function gives a wrong result. */
export function expect(isRight: boolean, what: string): void {
  if (!isRight) throw new Error(`The node bench measures the wrong thing: ${what}.`);
}
