import { withRoom, type CopyRoom } from './with-room.ts';

/** Terms of the options that each ad has, by slot, and the number of ads with each. */
export interface OptionLists {
  /** Adds the list of the next slot. */
  readonly append: (terms: readonly number[]) => void;
  /** Subtracts the options of a slot that its ad leaves. */
  readonly leave: (slot: number) => void;
  /** Returns the number of ads with an option. */
  readonly count: (term: number) => number;
  /** Mean length of a list. */
  readonly meanLength: () => number;
  /** Starts of the lists in `terms`, and the end of the last. */
  readonly starts: () => Uint32Array;
  readonly terms: () => Int32Array;
  /** Size, in bytes. */
  readonly bytes: () => number;
}

/** Creates lists without a slot, with room for so many slots and options. */
export function createOptionLists({ slots: room, options }: CopyRoom): OptionLists {
  let slots = 0;
  let starts = new Uint32Array(room + 1);
  let all = new Int32Array(options);
  let counts = new Int32Array();
  const add = (term: number, change: number): void => {
    counts[term] = (counts[term] ?? 0) + change;
  };
  return {
    append: (terms) => {
      const start = starts[slots] ?? 0;
      all = withRoom(all, start + terms.length);
      for (const [index, term] of terms.entries()) {
        all[start + index] = term;
        counts = withRoom(counts, term + 1);
        add(term, 1);
      }
      slots += 1;
      starts = withRoom(starts, slots + 1);
      starts[slots] = start + terms.length;
    },
    leave: (slot) => {
      for (const term of all.subarray(starts[slot], starts[slot + 1])) add(term, -1);
    },
    count: (term) => counts[term] ?? 0,
    meanLength: () => (starts[slots] ?? 0) / Math.max(slots, 1),
    starts: () => starts,
    terms: () => all,
    bytes: () => starts.byteLength + all.byteLength + counts.byteLength,
  };
}
