import { expect, test } from 'vitest';

import { takeSpareIds } from '../../app/server/modules/search/map/spare-ids.ts';

const LENGTH = 1_000;

test('two calls at the same time have rooms of their own', () => {
  using one = takeSpareIds();
  using other = takeSpareIds();
  expect(one.room(LENGTH).buffer).not.toBe(other.room(LENGTH).buffer);
});

test('a call takes the room of one that has ended, if that is long enough', () => {
  const roomOf = (length: number) => {
    using spare = takeSpareIds();
    const room = spare.room(length);
    expect(room).toHaveLength(length);
    return room.buffer;
  };
  const first = roomOf(LENGTH);
  expect(roomOf(LENGTH / 2)).toBe(first);
  expect(roomOf(LENGTH + 1)).toBe(first);
  const longer = roomOf(LENGTH * 10);
  expect(longer).not.toBe(first);
  expect(roomOf(LENGTH * 10)).toBe(longer);
});
