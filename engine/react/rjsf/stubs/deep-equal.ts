/**
 * Replaces the `createCustomEqual` of fast-equals as rjsf configures it: deep equality of plain
 * data in which all functions are equal. What rjsf compares here has no cycles, dates or maps.
 */
export function createCustomEqual(): (a: unknown, b: unknown) => boolean {
  return deepEqual;
}

function deepEqual(a: unknown, b: unknown): boolean {
  if (a === b || Object.is(a, b)) return true;
  if (typeof a === 'function') return typeof b === 'function';
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const before = new Map(Object.entries(a));
  const after = Object.entries(b);
  return (
    before.size === after.length &&
    after.every(([key, value]) => before.has(key) && deepEqual(before.get(key), value))
  );
}
