/** Limits a hundred times apart are chosen from by size, not by place. */
const WIDE = 100;

/**
 * A few round numbers between two limits, to pick as an upper side: small ones first.
 *
 * @returns At most three, each above `min` and below `max`; none when the limits leave no room.
 */
export function quickValues(min: number, max: number): readonly number[] {
  const span = max - min;
  if (!Number.isFinite(span) || span <= 0) return [];
  const isWide = min >= 0 && max >= WIDE * Math.max(min, 1);
  const rough = isWide
    ? [max / 10, max / 5, max / 2]
    : [1, 2, 3].map((part) => min + (span * part) / 4);
  const step = Number.isInteger(span) ? Math.max(1, roundDown(span / 6)) : roundDown(span / 6);
  const round = rough.map((value) =>
    isWide ? roundDown(value) : exact(Math.round(value / step) * step),
  );
  return [...new Set(round)].filter((value) => value > min && value < max);
}

/** The greatest of 1, 2, 5 times a power of ten that is not above `value`. */
function roundDown(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  const digit = [5, 2, 1].find((one) => one * power <= value * (1 + Number.EPSILON)) ?? 1;
  return exact(digit * power);
}

function exact(value: number): number {
  return Number(value.toPrecision(12));
}
