import { rangeOrder } from './range-order.ts';

/** Name of the JSON Schema keyword that asks for two properties in order. */
export const ORDERED_KEYWORD = 'x-range-ordered';

/**
 * What the keyword checks: the first of the two named properties is not above the second.
 * Properties that are missing or no numbers are in order.
 */
export function areOrdered(names: readonly string[], value: object): boolean {
  const [low = null, high = null] = names.map((name) => numberAt(value, name));
  return rangeOrder([low, high]) === null;
}

function numberAt(value: object, name: string): number | null {
  const found: unknown = Object.entries(value).find(([key]) => key === name)?.[1];
  return typeof found === 'number' ? found : null;
}
