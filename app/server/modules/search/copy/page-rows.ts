import type { AskedSearch, RowRange } from '../ad-index.ts';
import { baseOf, relevanceTiers, type RelevanceTier } from '../rows/relevance-tiers.ts';
import type { FoundRow, Position } from '../rows/search-order.ts';
import type { QueryWord } from '../words/read-query.ts';
import type { AdCopy } from './ad-copy.ts';
import { createBitmap, intersect, keepWhere, subtract, type Bitmap } from './columns/bitmap.ts';
import { inSubcategories, measureOf, withWord } from './match-ads.ts';
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
      return newestRows(found, { position: first, limit, stream: 0, base: 0 });
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
}

function newestRows(
  { copy, slots }: Found,
  { position, limit, stream, base }: StreamRange,
): readonly FoundRow[] {
  const { ids, published } = copy.columns();
  const after = position === null ? null : ([position[0] - base, position[1]] as const);
  return newestOf(copy, slots, { after, limit }).map((slot) => ({
    id: ids[slot] ?? 0,
    value: base + (published[slot] ?? 0),
    stream,
  }));
}

/** Promoted ads, and all others. */
function promotedFirst(found: Found, { positions, limit }: RowRange): readonly FoundRow[] {
  const [first = null, second = null] = positions;
  const [promoted, others] = splitPromoted(found);
  return [
    ...newestRows(promoted, { position: first, limit, stream: 0, base: 0 }),
    ...newestRows(others, { position: second, limit, stream: 1, base: 0 }),
  ];
}

function splitPromoted({ copy, slots }: Found): readonly [promoted: Found, others: Found] {
  const premium = copy.columns().levels[2] ?? createBitmap(0);
  const [promoted, others] = [slots.slice(), slots.slice()];
  intersect(promoted, premium);
  subtract(others, premium);
  return [
    { copy, slots: promoted },
    { copy, slots: others },
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
  const meant = asked.meant ?? new Set();
  const ofTier = splitTiers({ copy, slots }, { words: asked.words ?? [], meant: meantIds(asked) });
  const rows: FoundRow[] = [];
  const first = position === null ? Number.POSITIVE_INFINITY : baseOf(position[0]);
  let left = limit;
  for (const [index, tier] of relevanceTiers(meant.size > 0).entries()) {
    const { base } = tier;
    let others: Found = { copy, slots: ofTier(tier) };
    if (index === 0) {
      const [promoted, rest] = splitPromoted(others);
      rows.push(...newestRows(promoted, { position: slotPosition, limit, stream: 0, base }));
      others = rest;
    }
    if (base > first) continue;
    const after = base === first ? position : null;
    const found = newestRows(others, { position: after, limit: left, stream: 1, base });
    rows.push(...found);
    left -= found.length;
    if (left === 0) break;
  }
  return rows;
}

function meantIds({ catalogue, meant }: AskedSearch): readonly string[] {
  return Array.from(catalogue.subcategoryById.values()).flatMap(({ id, number }) =>
    meant?.has(number) === true ? [id] : [],
  );
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
