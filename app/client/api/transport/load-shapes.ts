import type { shapes } from './shapes.ts';

/** The shapes of all answers, by name. */
export type Shapes = typeof shapes;

/**
 * Loads the validators of answers: zod and the contract, a seventh of the first page's bytes. They
 * load in parallel with the first call, so that they do not delay the first render.
 */
export async function loadShapes(): Promise<Shapes> {
  // The browser caches a loaded module and requests a failed one again.
  return (await import('./shapes.ts')).shapes;
}
