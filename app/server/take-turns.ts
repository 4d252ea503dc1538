import { setImmediate as nextTurn } from 'node:timers/promises';

/** Time after which other calls are handled, in ms. */
const TURN_MS = 5;

/** Does some work for each item; other calls are handled every few milliseconds. */
export async function takeTurns<Item>(
  items: Iterable<Item>,
  work: (item: Item) => void,
): Promise<void> {
  const turns = createTurns();
  for (const item of items) {
    if (turns.isOver()) await turns.next();
    work(item);
  }
}

/** Turns of a long work. */
export interface Turns {
  /** Whether this turn lasts for some milliseconds. */
  readonly isOver: () => boolean;
  /** Begins the next turn when other calls have been handled. */
  readonly next: () => Promise<void>;
}

/** Begins the first turn of a long work. */
export function createTurns(): Turns {
  let startedAt = performance.now();
  return {
    isOver: () => performance.now() - startedAt > TURN_MS,
    next: async () => {
      await nextTurn();
      startedAt = performance.now();
    },
  };
}
