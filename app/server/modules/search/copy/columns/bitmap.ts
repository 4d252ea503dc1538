/** A set of slots: bit `slot % 32` of word `slot / 32`. */
export type Bitmap = Uint32Array;

/** Number of slots of a word. */
export const WORD_BITS = 32;

/** Creates an empty set of slots below `slots`. */
export function createBitmap(slots: number): Bitmap {
  return new Uint32Array(Math.ceil(slots / WORD_BITS));
}

/** Adds a slot. */
export function setBit(bitmap: Bitmap, slot: number): void {
  const word = slot >>> 5;
  bitmap[word] = (bitmap[word] ?? 0) | (1 << (slot & 31));
}

/** Removes a slot. */
export function clearBit(bitmap: Bitmap, slot: number): void {
  const word = slot >>> 5;
  bitmap[word] = (bitmap[word] ?? 0) & ~(1 << (slot & 31));
}

/** Whether a slot is in the set. */
export function hasBit(bitmap: Bitmap, slot: number): boolean {
  return ((bitmap[slot >>> 5] ?? 0) & (1 << (slot & 31))) !== 0;
}

/**
 * Keeps the slots of `bitmap` that are in `other`, too. Sets may be of different lengths; here and
 * below, a read past the end of an array made the whole loop take ten times as long.
 */
export function intersect(bitmap: Bitmap, other: Bitmap): void {
  const end = Math.min(bitmap.length, other.length);
  for (let word = 0; word < end; word += 1) {
    bitmap[word] = (bitmap[word] ?? 0) & (other[word] ?? 0);
  }
  bitmap.fill(0, end);
}

/** Adds the slots of `other` to `bitmap`, which has room for all of them. */
export function unite(bitmap: Bitmap, other: Bitmap): void {
  const end = Math.min(bitmap.length, other.length);
  for (let word = 0; word < end; word += 1) {
    bitmap[word] = (bitmap[word] ?? 0) | (other[word] ?? 0);
  }
}

/** Removes the slots of `other` from `bitmap`. */
export function subtract(bitmap: Bitmap, other: Bitmap): void {
  const end = Math.min(bitmap.length, other.length);
  for (let word = 0; word < end; word += 1) {
    bitmap[word] = (bitmap[word] ?? 0) & ~(other[word] ?? 0);
  }
}

/** Returns the number of slots. */
export function countBits(bitmap: Bitmap): number {
  let count = 0;
  for (let word = 0; word < bitmap.length; word += 1) count += bitsOf(bitmap[word] ?? 0);
  return count;
}

/** The words of a set that are not empty, and their indices. */
export interface FilledWords {
  readonly indices: Int32Array;
  readonly words: Uint32Array;
}

/** Returns the words of a set that are not empty. */
export function filledWords(bitmap: Bitmap): FilledWords {
  const indices = new Int32Array(bitmap.length);
  const words = new Uint32Array(bitmap.length);
  let filled = 0;
  for (let index = 0; index < bitmap.length; index += 1) {
    const word = bitmap[index] ?? 0;
    if (word === 0) continue;
    indices[filled] = index;
    words[filled] = word;
    filled += 1;
  }
  return { indices: indices.subarray(0, filled), words: words.subarray(0, filled) };
}

/** Returns the number of slots that are in both sets. */
export function countCommonBits(bitmap: Bitmap, { indices, words }: FilledWords): number {
  let count = 0;
  for (let filled = 0; filled < words.length; filled += 1) {
    const index = indices[filled] ?? 0;
    if (index >= bitmap.length) break;
    count += bitsOf((words[filled] ?? 0) & (bitmap[index] ?? 0));
  }
  return count;
}

function bitsOf(word: number): number {
  let bits = word;
  bits -= (bits >>> 1) & 0x55_55_55_55;
  bits = (bits & 0x33_33_33_33) + ((bits >>> 2) & 0x33_33_33_33);
  return Math.imul((bits + (bits >>> 4)) & 0x0f_0f_0f_0f, 0x01_01_01_01) >>> 24;
}

/** Slots that are in another set, or those that are not. */
export interface Mask {
  readonly bitmap: Bitmap;
  readonly isIn: boolean;
}

/** Whether a slot passes a mask; each does without one. */
export function passes(mask: Mask | null, slot: number): boolean {
  return mask === null || hasBit(mask.bitmap, slot) === mask.isIn;
}

/**
 * Calls `visit` with every slot, the highest first, until it returns `false`.
 *
 * @param mask Only slots that pass it: nothing is copied for them.
 */
export function eachBitDown(
  bitmap: Bitmap,
  visit: (slot: number) => boolean,
  mask: Mask | null = null,
): void {
  // Of each word of the mask the bits that do not pass are turned off.
  const flip = mask?.isIn === false ? -1 : 0;
  for (let word = bitmap.length - 1; word >= 0; word -= 1) {
    let bits = bitmap[word] ?? 0;
    if (mask !== null) bits &= (mask.bitmap[word] ?? 0) ^ flip;
    while (bits !== 0) {
      const bit = 31 - Math.clz32(bits);
      if (!visit(word * WORD_BITS + bit)) return;
      bits &= ~(1 << bit);
    }
  }
}

/** Keeps the slots that pass a test, which is asked in their order. */
export function keepWhere(bitmap: Bitmap, test: (slot: number) => boolean): void {
  for (let word = 0; word < bitmap.length; word += 1) {
    let bits = bitmap[word] ?? 0;
    let kept = bits;
    while (bits !== 0) {
      const lowest = bits & -bits;
      if (!test(word * WORD_BITS + 31 - Math.clz32(lowest))) kept ^= lowest;
      bits ^= lowest;
    }
    bitmap[word] = kept;
  }
}

/**
 * Keeps the slots with a value from `min` to `max`; a missing value is not a number. In one run, in
 * the order of the values in memory: a call for each slot took half as long again.
 */
export function keepWithin(
  bitmap: Bitmap,
  values: Float64Array,
  { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY }: ValueBounds,
): void {
  for (let word = 0; word < bitmap.length; word += 1) {
    let bits = bitmap[word] ?? 0;
    let kept = bits;
    while (bits !== 0) {
      const lowest = bits & -bits;
      const value = values[word * WORD_BITS + 31 - Math.clz32(lowest)] ?? Number.NaN;
      if (!(value >= min && value <= max)) kept ^= lowest;
      bits ^= lowest;
    }
    bitmap[word] = kept;
  }
}

/** Bounds of a value; a missing one bounds nothing. */
interface ValueBounds {
  readonly min?: number;
  readonly max?: number;
}
