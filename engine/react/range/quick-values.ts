/** Limits a hundred times apart are chosen from by size, not by place. */
const WIDE = 100;
/**
 * The usual values are unknown between limits so far apart: the steps are of orders of magnitude.
 */
const VERY_WIDE = 1_000_000;
const PARTS_OF_ORDER = [0.6, 0.67, 0.72];

/**
 * A few round numbers between two limits, to pick as an upper side: small ones first.
 *
 * @returns At most three, each above `min` and below `max`; none when the limits leave no room.
 */
export function quickValues(min: number, max: number): readonly number[] {
  const span = max - min;
  if (!Number.isFinite(span) || span <= 0) return [];
  const least = Math.max(min, 1);
  const isWide = min >= 0 && max >= WIDE * least;
  const rough = isWide ? partsOf(max, least) : [1, 2, 3].map((part) => min + (span * part) / 4);
  const step = Number.isInteger(span) ? Math.max(1, roundDown(span / 6)) : roundDown(span / 6);
  const round = rough.map((value) =>
    isWide ? roundDown(value) : exact(Math.round(value / step) * step),
  );
  return [...new Set(round)].filter((value) => value > min && value < max);
}

/** Parts of a wide range: of its size, or of its order when that is great. */
function partsOf(max: number, least: number): readonly number[] {
  if (max <= VERY_WIDE * least) return [max / 10, max / 5, max / 2];
  return PARTS_OF_ORDER.map((part) => least * (max / least) ** part);
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
