import type { Position } from '../rows/search-order.ts';
import type { AdCopy } from './ad-copy.ts';
import { eachBitDown, hasBit, passes, type Bitmap, type Mask } from './columns/bitmap.ts';

interface Part {
  /** Only slots after this position. */
  readonly after: Position;
  readonly limit: number;
}

interface NewestPart extends Part {
  readonly mask: Mask | null;
}

/** Returns the slots of the ads that were published last, the latest first. */
export function newestOf(
  copy: AdCopy,
  slots: Bitmap,
  { after, limit, mask }: NewestPart,
): readonly number[] {
  const { ids, published, astray } = copy.columns();
  const isLater = (a: number, b: number): boolean => {
    const [first, second] = [published[a] ?? 0, published[b] ?? 0];
    return first > second || (first === second && (ids[a] ?? 0) > (ids[b] ?? 0));
  };
  const isAfter = (slot: number): boolean => {
    if (after === null) return true;
    const time = published[slot] ?? 0;
    return time < after[0] || (time === after[0] && (ids[slot] ?? 0) < after[1]);
  };
  const shortlist = createShortlist(limit, isLater);
  for (const slot of copy.strays()) {
    if (hasBit(slots, slot) && passes(mask, slot) && isAfter(slot)) shortlist.add(slot);
  }
  // All other slots are in the order of publication.
  let left = limit;
  eachBitDown(
    slots,
    (slot) => {
      if (!isAfter(slot) || hasBit(astray, slot)) return true;
      shortlist.add(slot);
      left -= 1;
      return left > 0;
    },
    mask,
  );
  return shortlist.slots;
}

interface ValuePart extends Part {
  readonly values: Float64Array | Int32Array;
  /** Breaks ties, in the same direction. */
  readonly ids: Int32Array;
  readonly direction: 'asc' | 'desc';
  readonly mask: Mask;
}

/** Returns the first slots by a value. */
export function firstBy(
  slots: Bitmap,
  { values, ids, direction, after, limit, mask }: ValuePart,
): readonly number[] {
  const sign = direction === 'asc' ? 1 : -1;
  const isBefore = (a: number, b: number): boolean => {
    const order = (values[a] ?? 0) - (values[b] ?? 0) || (ids[a] ?? 0) - (ids[b] ?? 0);
    return order * sign < 0;
  };
  const isAfter = (slot: number): boolean => {
    if (after === null) return true;
    const order = (values[slot] ?? 0) - after[0] || (ids[slot] ?? 0) - after[1];
    return order * sign > 0;
  };
  const shortlist = createShortlist(limit, isBefore);
  eachBitDown(
    slots,
    (slot) => {
      if (isAfter(slot)) shortlist.add(slot);
      return true;
    },
    mask,
  );
  return shortlist.slots;
}

/** Keeps the first `limit` of the slots that are added, in order. */
function createShortlist(limit: number, isBefore: (a: number, b: number) => boolean) {
  const slots: number[] = [];
  return {
    slots,
    add: (slot: number): void => {
      const last = slots.at(-1);
      const isFull = slots.length >= limit;
      if (isFull && (last === undefined || !isBefore(slot, last))) return;
      let at = slots.length;
      while (at > 0 && isBefore(slot, slots[at - 1] ?? slot)) at -= 1;
      slots.splice(at, 0, slot);
      if (slots.length > limit) slots.pop();
    },
  };
}
