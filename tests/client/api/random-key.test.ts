import { expect, test, vi } from 'vitest';

import { randomKey } from '../../../app/client/device/random-key.ts';

test('a random key is 32 hex digits, and unique', () => {
  const keys = Array.from({ length: 100 }, randomKey);
  expect(keys.filter((key) => !/^[\da-f]{32}$/.test(key))).toEqual([]);
  expect(new Set(keys).size).toBe(100);
});

test('a random key works without a secure context', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  expect(randomKey()).toHaveLength(32);
  vi.unstubAllGlobals();
});
