/** A map of numbers. */
export interface NumberMap {
  /** Returns the value of a key; `null` without one. */
  readonly find: (key: number) => number | null;
  readonly set: (key: number, value: number) => void;
  readonly delete: (key: number) => void;
  readonly size: () => number;
}

/** Number of the parts: growing one map of a million entries would hold the loop for 100 ms. */
const PARTS = 256;

/** Creates an empty map of non-negative numbers, in parts. */
export function createNumberMap(): NumberMap {
  const parts = Array.from({ length: PARTS }, () => new Map<number, number>());
  const partOf = (key: number) => parts[key % PARTS];
  return {
    find: (key) => partOf(key)?.get(key) ?? null,
    set: (key, value) => {
      partOf(key)?.set(key, value);
    },
    delete: (key) => {
      partOf(key)?.delete(key);
    },
    size: () => parts.reduce((sum, { size }) => sum + size, 0),
  };
}
