import type { Catalogue } from '../../search-index/index.ts';
import type { AskedSearch, RowRange } from '../ad-index.ts';
import type { FoundRow } from '../rows/search-order.ts';
import type { SearchScope } from '../search-scope.ts';
import type { AdCopy } from './ad-copy.ts';
import { countBits, type Bitmap } from './columns/bitmap.ts';
import { matchAds } from './match-ads.ts';
import { pageRows } from './page-rows.ts';

/** The ads of one search. */
interface Match {
  readonly slots: Bitmap;
  /** First pages, by order and length. */
  readonly firstPages: Map<string, readonly FoundRow[]>;
}

/** The ads of recent searches in one state of a copy. */
interface Matches {
  readonly revision: number;
  readonly catalogue: Catalogue;
  /** By the search, the least recently used first. */
  readonly byKey: Map<string, Match>;
  /** Of searches of which only the number was asked for; the oldest first. */
  readonly counts: Map<string, number>;
}

/** Maximum number of searches and of counts, and maximum size of their sets in bytes: 134 at a million ads. */
const SEARCHES_LIMIT = 256;
const BYTES_LIMIT = 2 ** 24;
/** Maximum number of first pages of a search. */
const PAGES_LIMIT = 8;
/** Maximum length of a key: a search with longer filters is rarely repeated. */
const KEY_LIMIT = 1_000;

const matches = new WeakMap<AdCopy, Matches>();

/**
 * Returns the slots of the ads that a search finds, as `matchAds`, kept until the copy changes: one
 * page asks for its list, its counts and its options, and many visitors ask for the same sections.
 * The set is shared, so it must not be changed.
 */
export function matchRecent(copy: AdCopy, asked: AskedSearch): Bitmap {
  return findMatch(copy, asked).slots;
}

/** Returns the rows of a search, as `pageRows`; those of its first page are kept, too. */
export function recentRows(copy: AdCopy, asked: AskedSearch, range: RowRange): readonly FoundRow[] {
  const { slots, firstPages } = findMatch(copy, asked);
  const make = () => pageRows({ copy, slots }, asked, range);
  if (range.positions.some((position) => position !== null)) return make();
  const name = JSON.stringify([asked.sort, range.limit]);
  const rows = firstPages.get(name) ?? make();
  if (firstPages.size < PAGES_LIMIT) firstPages.set(name, rows);
  return rows;
}

/**
 * Returns the number of ads that a search finds. A set that was not asked for is not kept: a call
 * that counts dozens of searches would drop those of the visitors.
 */
export function countRecent(copy: AdCopy, asked: AskedSearch): number {
  const key = keyOf(asked);
  const { byKey, counts } = matchesOf(copy, asked.catalogue);
  const match = byKey.get(key);
  const known = match === undefined ? counts.get(key) : countBits(match.slots);
  if (known !== undefined) return known;
  using found = copy.spareSet();
  matchAds(copy, asked, found.slots);
  const count = countBits(found.slots);
  if (key.length <= KEY_LIMIT) counts.set(key, count);
  const [oldest] = counts.keys();
  if (counts.size > SEARCHES_LIMIT && oldest !== undefined) counts.delete(oldest);
  return count;
}

function findMatch(copy: AdCopy, asked: AskedSearch): Match {
  const key = keyOf(asked);
  const make = (): Match => {
    const slots = new Uint32Array(copy.columns().alive.length);
    matchAds(copy, asked, slots);
    return { slots, firstPages: new Map() };
  };
  if (key.length > KEY_LIMIT) return make();
  const { byKey } = matchesOf(copy, asked.catalogue);
  const match = byKey.get(key) ?? make();
  byKey.delete(key);
  byKey.set(key, match);
  const [oldest] = byKey.keys();
  const isFull = byKey.size > SEARCHES_LIMIT || byKey.size * match.slots.byteLength > BYTES_LIMIT;
  if (isFull && oldest !== undefined) byKey.delete(oldest);
  return match;
}

function matchesOf(copy: AdCopy, catalogue: Catalogue): Matches {
  const known = matches.get(copy);
  const revision = copy.revision();
  if (known?.revision === revision && known.catalogue === catalogue) return known;
  const fresh: Matches = { revision, catalogue, byKey: new Map(), counts: new Map() };
  matches.set(copy, fresh);
  return fresh;
}

/** All that `matchAds` and the order read of a search. */
function keyOf(asked: AskedSearch): string {
  const { scope, criteria, words, promotion, narrowed, meant, topic } = asked;
  return JSON.stringify([
    idsOf(scope),
    criteria,
    words?.map(({ spellings }) => spellings) ?? null,
    promotion,
    narrowed.map((one) => [idsOf(one.scope), one.criteria]),
    meant === null ? null : Array.from(meant),
    topic === null ? null : [topic.word.spellings, topic.isOnlyThere, Array.from(topic.scopes)],
  ]);
}

function idsOf({ category, subcategory }: SearchScope): readonly (string | undefined)[] {
  return [category?.id, subcategory?.id];
}
