import type { Stage } from './journey.ts';

/**
 * Counts the consecutive checks at which a page asks for nothing: each call is a check.
 *
 * A page that is left while it loads a part is not kept for Back, and Firefox drops the part, which
 * React reports as an error.
 */
export function countQuiet({ person, product }: Stage): (isIdle: boolean) => Promise<number> {
  let quiet = 0;
  let before = 0;
  return async (isIdle) => {
    const loaded = await person.ask('loaded');
    quiet = isIdle && product.isQuiet() && loaded === before ? quiet + 1 : 0;
    before = loaded;
    return quiet;
  };
}
