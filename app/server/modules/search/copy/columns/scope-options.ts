import {
  clearBit,
  countBits,
  countCommonBits,
  filledWords,
  hasBit,
  setBit,
  subtract,
  WORD_BITS,
  type Bitmap,
  type FilledWords,
} from './bitmap.ts';
import type { ScopeRows } from './scope-rows.ts';
import { withRoom } from './with-room.ts';

/** Options of the ads of one scope. */
export interface ScopeOptions {
  /** Adds the terms of the next row. */
  readonly append: (slot: number, terms: readonly number[]) => void;
  /** Removes a slot that its ad leaves; returns its terms, none for a slot of another scope. */
  readonly leave: (slot: number) => readonly number[];
  /**
   * Counts terms among slots that no ad has left.
   *
   * @param counts Zeros of the terms, replaced by their numbers; other terms may change, too.
   */
  readonly countAmong: (slots: Bitmap, terms: readonly number[], counts: Int32Array) => void;
  /** Size, in bytes. */
  readonly bytes: () => number;
}

/** Number of rows from which terms are frequent. */
const ROWS_FROM = 1_024;
/** Minimum share of the rows that a frequent term has: its set is no larger than its list entries. */
const FREQUENT_SHARE = 1 / 32;

/**
 * Creates options without a row. The terms of a row are a list, but those that are frequent when it
 * is added: each of these has a set of rows, of which 32 are counted at once. So the number of rows
 * with a term is that of its set and of the lists, whenever it became frequent. Terms are counted
 * among the rows that are asked for, or among the others, whichever are fewer.
 *
 * @param countOf Returns the number of ads with a term.
 */
export function createScopeOptions(
  rows: ScopeRows,
  countOf: (term: number) => number,
  rowsFrom = ROWS_FROM,
): ScopeOptions {
  const sets = new Map<number, Bitmap>();
  let starts = new Uint32Array();
  let listed = new Int32Array();
  let alive: Bitmap = new Uint32Array();
  const isFrequent = (term: number): boolean =>
    rows.count() > rowsFrom && countOf(term) > rows.count() * FREQUENT_SHARE;

  return {
    append: (slot, terms) => {
      const row = rows.count();
      rows.append(slot);
      let end = starts[row] ?? 0;
      for (const term of terms) {
        if (isFrequent(term)) {
          const set = withRoom(sets.get(term) ?? new Uint32Array(), (row >>> 5) + 1);
          setBit(set, row);
          sets.set(term, set);
        } else {
          listed = withRoom(listed, end + 1);
          listed[end] = term;
          end += 1;
        }
      }
      starts = withRoom(starts, row + 2);
      starts[row + 1] = end;
      alive = withRoom(alive, (row >>> 5) + 1);
      setBit(alive, row);
    },
    leave: (slot) => {
      const row = rows.find(slot);
      if (row === null) return [];
      clearBit(alive, row);
      const inSets = Array.from(sets).flatMap(([term, set]) => (hasBit(set, row) ? [term] : []));
      return [...listed.subarray(starts[row], starts[row + 1]), ...inSets];
    },
    countAmong: (slots, terms, counts) => {
      const found = rows.rowsOf(slots);
      const others = alive.slice();
      subtract(others, found);
      const isFewer = countBits(found) <= countBits(others);
      const counted = filledWords(isFewer ? found : others);
      addListed({ starts, listed }, counted, counts);
      for (const term of terms) {
        const set = sets.get(term);
        const count = (counts[term] ?? 0) + (set === undefined ? 0 : countCommonBits(set, counted));
        counts[term] = isFewer ? count : countOf(term) - count;
      }
    },
    bytes: () =>
      rows.bytes() +
      starts.byteLength +
      listed.byteLength +
      alive.byteLength +
      Array.from(sets.values()).reduce((sum, { byteLength }) => sum + byteLength, 0),
  };
}

/** Lists of terms by row. */
interface Lists {
  /** Starts of the lists in `listed`, and the end of the last. */
  readonly starts: Uint32Array;
  readonly listed: Int32Array;
}

/** Counts every term of some lists. Written as one loop: a call for each row took half as long again. */
function addListed(
  { starts, listed }: Lists,
  { indices, words }: FilledWords,
  counts: Int32Array,
): void {
  for (let filled = 0; filled < words.length; filled += 1) {
    const first = (indices[filled] ?? 0) * WORD_BITS;
    let bits = words[filled] ?? 0;
    while (bits !== 0) {
      // The lowest first: the lists of the rows follow one another.
      const row = first + 31 - Math.clz32(bits & -bits);
      bits &= bits - 1;
      const end = starts[row + 1] ?? 0;
      for (let at = starts[row] ?? 0; at < end; at += 1) {
        const term = listed[at] ?? 0;
        counts[term] = (counts[term] ?? 0) + 1;
      }
    }
  }
}
