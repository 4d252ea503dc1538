/** A list to write on: the original stays as it was, and is copied at the first change only. */
export interface Overlay<T> {
  readonly at: (index: number) => T | undefined;
  readonly set: (index: number, item: T) => void;
  /** The list now: the original itself while nothing changed. */
  readonly list: () => readonly T[];
}

/** Lays an overlay on a list. */
export function overlay<T>(original: readonly T[]): Overlay<T> {
  let copy: T[] | null = null;
  return {
    at: (index) => (copy ?? original)[index],
    set: (index, item) => {
      copy ??= original.slice();
      copy[index] = item;
    },
    list: () => copy ?? original,
  };
}
