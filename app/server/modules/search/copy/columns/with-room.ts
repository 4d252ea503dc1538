/** Typed arrays that columns are made of. */
type Numbers = Int32Array | Uint32Array | Float64Array | Uint8Array;

/** Part of its length by which a full array grows. */
const GROWTH = 1.25;

/**
 * Returns an array with room for `length` elements: the same one, or a longer copy. A copy of ten
 * million elements takes some ms: large arrays are made with room.
 */
export function withRoom<Array extends Numbers>(array: Array, length: number): Array;
export function withRoom(array: Numbers, length: number): Numbers {
  if (array.length >= length) return array;
  const room = Math.ceil(Math.max(length, array.length * GROWTH, 64));
  const longer = createLike(array, room);
  longer.set(array);
  return longer;
}

function createLike(array: Numbers, length: number): Numbers {
  if (array instanceof Int32Array) return new Int32Array(length);
  if (array instanceof Uint32Array) return new Uint32Array(length);
  return array instanceof Float64Array ? new Float64Array(length) : new Uint8Array(length);
}
