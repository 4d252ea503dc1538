import type { Option } from '../../../definition/field-definition.ts';
import { lazyOrder } from './lazy-order.ts';

/** A titled part of an open list, long or short; of a long one only what is drawn is ever made. */
export interface ListPart {
  /** `null` for what belongs to no part. */
  readonly title: string | null;
  readonly count: number;
  /** Options of these indexes, from 0; `to` left out. */
  readonly slice: (from: number, to: number) => readonly Option[];
  /** Place of the first option that is wanted; -1 when none is. */
  readonly findIndexOf: (isWanted: (option: Option) => boolean) => number;
  /** The same part with fewer options. */
  readonly keep: (isKept: (option: Option) => boolean) => ListPart;
}

/** A part in the order it was given in. */
export function givenPart(title: string | null, options: readonly Option[]): ListPart {
  return {
    title,
    count: options.length,
    slice: (from, to) => options.slice(from, to),
    findIndexOf: (isWanted) => options.findIndex(isWanted),
    keep: (isKept) => givenPart(title, options.filter(isKept)),
  };
}

/** A part in the order of its names. */
export function orderedPart(
  title: string | null,
  options: readonly Option[],
  compare: (one: string, other: string) => number,
): ListPart {
  const byName = (one: Option, other: Option) => compare(one.name, other.name);
  const { slice, indexOf } = lazyOrder(options, byName);
  return {
    title,
    count: options.length,
    slice,
    findIndexOf: (isWanted) => {
      const [first] = options.filter(isWanted).toSorted(byName);
      return first === undefined ? -1 : indexOf(first);
    },
    keep: (isKept) => orderedPart(title, options.filter(isKept), compare),
  };
}
