import type { shapes } from './shapes.ts';

/** The shapes of all answers, by name. */
export type Shapes = typeof shapes;

/**
 * Loads what answers are checked with: zod and the contract, a seventh of the first page. It comes
 * while the first answer is on its way, so a page is drawn without waiting for it.
 */
export async function loadShapes(): Promise<Shapes> {
  // Loaded once: the browser keeps a module that came, and asks again for one that did not.
  return (await import('./shapes.ts')).shapes;
}
