/** A list to write on: the original stays as it was, and is copied at the first change only. */
export interface Overlay<T> {
  readonly at: (place: number) => T | undefined;
  readonly set: (place: number, item: T) => void;
  /** The list as it stands: the original itself while nothing changed. */
  readonly list: () => readonly T[];
}

/** Lays an overlay on a list. */
export function overlay<T>(original: readonly T[]): Overlay<T> {
  let copy: T[] | null = null;
  return {
    at: (place) => (copy ?? original)[place],
    set: (place, item) => {
      copy ??= original.slice();
      copy[place] = item;
    },
    list: () => copy ?? original,
  };
}
