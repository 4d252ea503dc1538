const DIRAMS_IN_SOMONI = 100;

/** Bounds of a value; `null` for an open side. */
export interface Bounds {
  readonly min: number | null;
  readonly max: number | null;
}

/** Converts bounds in somoni to whole dirams, within the range of such numbers. */
export function toDirams({ min, max }: Bounds): Bounds {
  return { min: min === null ? null : dirams(min), max: max === null ? null : dirams(max) };
}

function dirams(somoni: number): number {
  const most = Number.MAX_SAFE_INTEGER;
  return Math.min(most, Math.max(-most, Math.round(somoni * DIRAMS_IN_SOMONI)));
}
