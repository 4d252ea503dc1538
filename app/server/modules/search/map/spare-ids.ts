/** Room for the ids of one call until the end of a block: declare it with `using`, and keep no view of it. */
export interface SpareIds extends Disposable {
  /** Returns room for so many ids, which have any values; it takes the place of what was asked for before. */
  readonly room: (length: number) => Int32Array;
}

/** Maximum number of rooms that wait. */
const SPARES_LIMIT = 2;
/** More ads than a room is made for may be published before it is used again. */
const SPARE = 1.25;

const spares: Int32Array[] = [];

/**
 * Takes room for the ids of a map. Those of a million ads take 4 MB outside the heap of JavaScript:
 * with new ones for each call, every few maps waited for a collection of memory.
 */
export function takeSpareIds(): SpareIds {
  let taken = spares.pop() ?? null;
  return {
    room: (length) => {
      if (taken === null || taken.length < length) {
        taken = new Int32Array(Math.ceil(length * SPARE));
      }
      return taken.subarray(0, length);
    },
    [Symbol.dispose]: () => {
      if (taken !== null && spares.length < SPARES_LIMIT) spares.push(taken);
      taken = null;
    },
  };
}
