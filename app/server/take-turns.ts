import { setImmediate as nextTurn } from 'node:timers/promises';

/** Time after which other calls are handled, in ms. */
const TURN_MS = 5;

/** Does some work for each item; other calls are handled every few milliseconds. */
export async function takeTurns<Item>(
  items: Iterable<Item>,
  work: (item: Item) => void,
): Promise<void> {
  let turnAt = performance.now();
  for (const item of items) {
    if (performance.now() - turnAt > TURN_MS) {
      await nextTurn();
      turnAt = performance.now();
    }
    work(item);
  }
}
