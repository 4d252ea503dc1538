import type { Json } from '../../index.ts';

/**
 * A copy that JSON can carry, as it would come back from a file: `null` for what no JSON is (NaN,
 * a function), 0 for a negative zero, and what is `undefined` in an object left out. Never throws.
 */
export function toJson(given: unknown): Json {
  switch (typeof given) {
    case 'string':
    case 'boolean':
      return given;
    case 'number':
      return Number.isFinite(given) ? given + 0 : null;
    case 'object':
      if (given === null) return null;
      return Array.isArray(given) ? given.map(toJson) : toRecord(given);
    default:
      return null;
  }
}

/** The same of an object, by its own names. */
export function toRecord(given: object): Readonly<Record<string, Json>> {
  const entries: readonly (readonly [string, unknown])[] = Object.entries(given);
  const known = entries.filter(([, part]) => part !== undefined);
  // Through entries, so that `__proto__` is a name like any other.
  return Object.fromEntries(known.map(([name, part]) => [name, toJson(part)]));
}
