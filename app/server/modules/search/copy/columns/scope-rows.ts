import { WORD_BITS, type Bitmap } from './bitmap.ts';
import { withRoom } from './with-room.ts';

/**
 * Numbers the slots of a scope in ascending order, so that a set of its ads has a bit for each of
 * them only, and not one for each slot.
 */
export interface ScopeRows {
  /** Adds a slot: a later one than all before. */
  readonly append: (slot: number) => void;
  readonly count: () => number;
  /** Returns the row of a slot; `null` for a slot that was not added. */
  readonly find: (slot: number) => number | null;
  /** Returns the rows of a set of slots; neither may be changed. */
  readonly rowsOf: (slots: Bitmap) => Bitmap;
  /** Size, in bytes. */
  readonly bytes: () => number;
}

/** Creates the rows of a scope that has some of the slots. */
export function createScopeRows(): ScopeRows {
  let slots = new Int32Array();
  let count = 0;
  return {
    append: (slot) => {
      slots = withRoom(slots, count + 1);
      slots[count] = slot;
      count += 1;
    },
    count: () => count,
    find: (slot) => {
      let low = 0;
      for (let high = count; low < high;) {
        const middle = (low + high) >>> 1;
        if ((slots[middle] ?? 0) < slot) low = middle + 1;
        else high = middle;
      }
      return low < count && slots[low] === slot ? low : null;
    },
    rowsOf: (set) => toRows(slots.subarray(0, count), set),
    bytes: () => slots.byteLength,
  };
}

/** Creates the rows of a scope to which every slot is added: its rows are the slots. */
export function createAllRows(): ScopeRows {
  let count = 0;
  return {
    append: () => {
      count += 1;
    },
    count: () => count,
    find: (slot) => (slot < count ? slot : null),
    rowsOf: (set) => set,
    bytes: () => 0,
  };
}

function toRows(slots: Int32Array, set: Bitmap): Bitmap {
  const rows = new Uint32Array(Math.ceil(slots.length / WORD_BITS));
  for (let word = 0; word < rows.length; word += 1) {
    const first = word * WORD_BITS;
    const end = Math.min(first + WORD_BITS, slots.length);
    let bits = 0;
    for (let row = first; row < end; row += 1) {
      const slot = slots[row] ?? 0;
      bits |= (((set[slot >>> 5] ?? 0) >>> (slot & 31)) & 1) << (row & 31);
    }
    rows[word] = bits;
  }
  return rows;
}
