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
import type { SpareSet } from './columns/spare-set.ts';
import { addSubcategories, idsOf, keepWithWord, measureOf } from './match-ads.ts';
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
      using valued = found.copy.spareSet();
      valued.slots.set(found.slots);
      keepWhere(valued.slots, (slot) => !Number.isNaN(values[slot] ?? Number.NaN));
      const order = { values, direction: sort.direction, valued: valued.slots };
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
  const rowsOf = (found: readonly number[], of: Float64Array | Int32Array, stream: number) =>
    found.map((slot) => ({ id: ids[slot] ?? 0, value: of[slot] ?? 0, stream }));
  const byValue = { values, ids, direction, after: first, limit };
  // By id: its value is the id, too.
  const byId = { values: ids, ids, direction: 'desc', after: idOf(second), limit } as const;
  return [
    ...rowsOf(firstBy(slots, { ...byValue, mask: { bitmap: valued, isIn: true } }), values, 0),
    ...rowsOf(firstBy(slots, { ...byId, mask: { bitmap: valued, isIn: false } }), ids, 1),
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
  using tiers = splitTiers(
    { copy, slots },
    { words: asked.words ?? [], meant: idsOf(asked.catalogue, meant) },
  );
  const rows: FoundRow[] = [];
  const first = position === null ? Number.POSITIVE_INFINITY : baseOf(position[0]);
  let left = limit;
  for (const [index, tier] of relevanceTiers(meant.size > 0).entries()) {
    const { base } = tier;
    using ofTier = tiers.find(tier);
    const inTier: Found = { copy, slots: ofTier.slots };
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

/** Tiers of the slots that a search finds, until the end of a block. */
interface Tiers extends Disposable {
  readonly find: (tier: RelevanceTier) => SpareSet;
}

function splitTiers({ copy, slots }: Found, { words, meant }: Meant): Tiers {
  const spares = new DisposableStack();
  const withAll = (place: 'title' | 'names'): Bitmap => {
    const all = spares.use(copy.spareSet()).slots;
    all.set(slots);
    for (const word of words) keepWithWord({ copy, word, place }, all);
    return all;
  };
  const [title, names] = [withAll('title'), withAll('names')];
  const inMeant = spares.use(copy.spareSet()).slots;
  addSubcategories(copy, meant, inMeant);
  return {
    find: ({ place, isMeant }) => {
      const inTier = copy.spareSet();
      inTier.slots.set(place === 'title' ? title : place === 'names' ? names : slots);
      if (place === 'names') subtract(inTier.slots, title);
      if (place === 'prose') subtract(inTier.slots, names);
      if (isMeant === true) intersect(inTier.slots, inMeant);
      if (isMeant === false) subtract(inTier.slots, inMeant);
      return inTier;
    },
    [Symbol.dispose]: () => {
      spares.dispose();
    },
  };
}
