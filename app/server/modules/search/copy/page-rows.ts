import type { AskedSearch, RowRange } from '../ad-index.ts';
import { baseOf, relevanceTiers, type RelevanceTier } from '../rows/relevance-tiers.ts';
import type { FoundRow, Position } from '../rows/search-order.ts';
import type { QueryWord } from '../words/read-query.ts';
import type { AdCopy } from './ad-copy.ts';
import {
  createBitmap,
  intersect,
  keepWhere,
  subtract,
  type Bitmap,
  type Mask,
} from './columns/bitmap.ts';
import { idsOf, inSubcategories, measureOf, withWord } from './match-ads.ts';
import { firstBy, newestOf } from './ordered-slots.ts';

/** The slots that a search finds, in a copy. */
interface Found {
  readonly copy: AdCopy;
  readonly slots: Bitmap;
}

/** Returns the rows of every stream of a search's order after its position. */
export function pageRows(
  found: Found,
  asked: AskedSearch,
  { positions, limit }: RowRange,
): readonly FoundRow[] {
  const [first = null, second = null] = positions;
  const { sort } = asked;
  if (asked.meant !== null) return rankedRows(found, asked, { positions, limit });
  const { prices, priced } = found.copy.columns();
  switch (sort) {
    case 'relevant':
      return promotedFirst(found, { positions, limit });
    case 'newest':
      return newestRows(found, { position: first, limit, stream: 0, base: 0, mask: null });
    case 'price_asc':
    case 'price_desc': {
      const direction = sort === 'price_asc' ? 'asc' : 'desc';
      const order = { values: prices, direction, valued: priced } as const;
      return valueRows(found, order, { positions: [first, second], limit });
    }
    default: {
      const values = measureOf(found.copy, sort.slot);
      const valued = found.slots.slice();
      keepWhere(valued, (slot) => !Number.isNaN(values[slot] ?? Number.NaN));
      const order = { values, direction: sort.direction, valued };
      return valueRows(found, order, { positions: [first, second], limit });
    }
  }
}

interface StreamRange {
  readonly position: Position;
  readonly limit: number;
  readonly stream: number;
  /** Added to the time of publication. */
  readonly base: number;
  readonly mask: Mask | null;
}

function newestRows(
  { copy, slots }: Found,
  { position, limit, stream, base, mask }: StreamRange,
): readonly FoundRow[] {
  const { ids, published } = copy.columns();
  const after = position === null ? null : ([position[0] - base, position[1]] as const);
  return newestOf(copy, slots, { after, limit, mask }).map((slot) => ({
    id: ids[slot] ?? 0,
    value: base + (published[slot] ?? 0),
    stream,
  }));
}

/** Promoted ads, and all others. */
function promotedFirst(found: Found, { positions, limit }: RowRange): readonly FoundRow[] {
  const [first = null, second = null] = positions;
  const [promoted, others] = promotionMasks(found.copy);
  return [
    ...newestRows(found, { position: first, limit, stream: 0, base: 0, mask: promoted }),
    ...newestRows(found, { position: second, limit, stream: 1, base: 0, mask: others }),
  ];
}

function promotionMasks(copy: AdCopy): readonly [promoted: Mask, others: Mask] {
  const bitmap = copy.columns().levels[2] ?? createBitmap(0);
  return [
    { bitmap, isIn: true },
    { bitmap, isIn: false },
  ];
}

interface ValueOrder {
  readonly values: Float64Array;
  readonly direction: 'asc' | 'desc';
  /** Slots with a value. */
  readonly valued: Bitmap;
}

/** Ads with a value in its order, and those without, the latest first. */
function valueRows(
  { copy, slots }: Found,
  { values, direction, valued }: ValueOrder,
  { positions: [first = null, second = null], limit }: RowRange,
): readonly FoundRow[] {
  const { ids } = copy.columns();
  const [withValue, without] = [slots.slice(), slots.slice()];
  intersect(withValue, valued);
  subtract(without, valued);
  const rowsOf = (found: readonly number[], of: Float64Array | Int32Array, stream: number) =>
    found.map((slot) => ({ id: ids[slot] ?? 0, value: of[slot] ?? 0, stream }));
  const byValue = { values, ids, direction, after: first, limit };
  // By id: its value is the id, too.
  const byId = { values: ids, ids, direction: 'desc', after: idOf(second), limit } as const;
  return [
    ...rowsOf(firstBy(withValue, byValue), values, 0),
    ...rowsOf(firstBy(without, byId), ids, 1),
  ];
}

function idOf(position: Position): Position {
  return position === null ? null : [position[1], position[1]];
}

/** Promoted ads of the best tier, and all others tier by tier. */
function rankedRows(
  { copy, slots }: Found,
  asked: AskedSearch,
  { positions: [slotPosition = null, position = null], limit }: RowRange,
): readonly FoundRow[] {
  const meant = asked.meant ?? new Set<number>();
  const ofTier = splitTiers(
    { copy, slots },
    { words: asked.words ?? [], meant: idsOf(asked.catalogue, meant) },
  );
  const rows: FoundRow[] = [];
  const first = position === null ? Number.POSITIVE_INFINITY : baseOf(position[0]);
  let left = limit;
  for (const [index, tier] of relevanceTiers(meant.size > 0).entries()) {
    const { base } = tier;
    const inTier: Found = { copy, slots: ofTier(tier) };
    const [promoted, others] = promotionMasks(copy);
    if (index === 0) {
      const range = { position: slotPosition, limit, stream: 0, base, mask: promoted };
      rows.push(...newestRows(inTier, range));
    }
    if (base > first) continue;
    const after = base === first ? position : null;
    const mask = index === 0 ? others : null;
    const found = newestRows(inTier, { position: after, limit: left, stream: 1, base, mask });
    rows.push(...found);
    left -= found.length;
    if (left === 0) break;
  }
  return rows;
}

interface Meant {
  readonly words: readonly QueryWord[];
  /** Ids of the meant subcategories. */
  readonly meant: readonly string[];
}

/** Returns the slots of a tier, of those that a search finds. */
function splitTiers(
  { copy, slots }: Found,
  { words, meant }: Meant,
): (tier: RelevanceTier) => Bitmap {
  const withAll = (place: 'title' | 'names'): Bitmap => {
    const all = slots.slice();
    for (const word of words) intersect(all, withWord(copy, word, place));
    return all;
  };
  const [title, names] = [withAll('title'), withAll('names')];
  const inMeant = inSubcategories(copy, meant);
  return ({ place, isMeant }) => {
    const inTier = (place === 'title' ? title : place === 'names' ? names : slots).slice();
    if (place === 'names') subtract(inTier, title);
    if (place === 'prose') subtract(inTier, names);
    if (isMeant === true) intersect(inTier, inMeant);
    if (isMeant === false) subtract(inTier, inMeant);
    return inTier;
  };
}
