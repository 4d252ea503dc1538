import { expect, test } from 'vitest';

import { createTurns, takeTurns } from '../../app/server/take-turns.ts';

/** Works for longer than a turn lasts. */
function workLong(): void {
  const end = performance.now() + 6;
  while (performance.now() < end);
}

test('long work leaves the loop after every item, short work seldom', async () => {
  let turns = 0;
  let isDone = false;
  const countTurns = (): void => {
    turns += 1;
    if (!isDone) setImmediate(countTurns);
  };
  setImmediate(countTurns);
  const items = Array.from({ length: 5 }, (_, index) => index);
  const seen: number[] = [];
  const turnsAt: number[] = [];
  await takeTurns(items, (item) => {
    seen.push(item);
    turnsAt.push(turns);
    workLong();
  });
  isDone = true;
  expect(seen).toEqual(items);
  // Other work came between any two items.
  expect(new Set(turnsAt).size).toBe(items.length);
});

test('what the work throws ends it', async () => {
  const seen: number[] = [];
  const failing = takeTurns([1, 2, 3], (item) => {
    seen.push(item);
    if (item === 2) throw new Error('broken');
  });
  await expect(failing).rejects.toThrow('broken');
  expect(seen).toEqual([1, 2]);
});

test('a turn is over when work has held the loop for some milliseconds, and begins again', async () => {
  const turns = createTurns();
  expect(turns.isOver()).toBe(false);
  workLong();
  expect(turns.isOver()).toBe(true);
  let isOtherDone = false;
  setImmediate(() => {
    isOtherDone = true;
  });
  await turns.next();
  expect(isOtherDone).toBe(true);
  expect(turns.isOver()).toBe(false);
});
