import type { shapes } from './shapes.ts';

/** The shapes of all answers, by name. */
export type Shapes = typeof shapes;

let loading: Promise<Shapes> | null = null;

/**
 * Loads what answers are checked with: zod and the contract, a seventh of the first page. It comes
 * while the first answer is on its way, so a page is drawn without waiting for it.
 */
export function loadShapes(): Promise<Shapes> {
  loading ??= import('./shapes.ts').then(
    (module) => module.shapes,
    (reason: unknown) => {
      // A part that was not got is asked for again by the next call.
      loading = null;
      throw reason;
    },
  );
  return loading;
}
