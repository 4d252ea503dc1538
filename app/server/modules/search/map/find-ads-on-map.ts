import type { AdCluster, AdsOnMap, MapBox, SearchBody } from '../../../../contract/index.ts';
import type { MapQuery } from '../../../../contract/search/map-query.ts';
import type { Database } from '../../../db/open-database.ts';
import { createTurns, type Turns } from '../../../take-turns.ts';
import { findCards } from '../../advertisements/index.ts';
import type { Viewer } from '../../sessions/index.ts';
import type { AdIndex, AskedSearch } from '../ad-index.ts';
import { answerSearch } from '../ask-search.ts';
import type { AdPoints } from './ad-points.ts';
import { clusterPoints, type Cluster } from './cluster-points.ts';
import type { FollowedPoints } from './follow-points.ts';
import { takeSpareIds, type SpareIds } from './spare-ids.ts';

/** A request of the ads of a search on a map. */
export interface MapRequest {
  readonly search: MapQuery;
  readonly body: SearchBody;
  readonly viewer: Viewer | null;
}

/**
 * Finds the published ads of a search in a part of the map, joined to clusters. Their number is
 * exact: points are in memory, and ids of a search with filters or words take four bytes each.
 *
 * @throws {ApiError} As `findAds`.
 */
export async function findAdsOnMap(
  db: Database,
  followed: FollowedPoints,
  { search, body, viewer }: MapRequest,
): Promise<AdsOnMap> {
  const { asked, index } = await askOnMap(db, { search, body });
  const points = await followed.refresh();
  const turns = createTurns();
  using spare = takeSpareIds();
  const ids = await findIds({ asked, index, points, box: search, turns, room: spare.room });
  if (turns.isOver()) await turns.next();
  const clusters = await clusterPoints(ids, points, { box: search, zoom: search.zoom });
  const latest = latestOf(ids, search.cards);
  return {
    count: ids.length,
    clusters: await nameClusters(db, clusters),
    advertisements: await findCards(db, latest, viewer),
  };
}

/** The search as its list understands it, whatever part of the map is shown. */
async function askOnMap(db: Database, { search, body }: Omit<MapRequest, 'viewer'>) {
  const { query, category_id, subcategory_id } = search;
  const found = await answerSearch(
    db,
    { search: { query, category_id, subcategory_id, limit: 1 }, body },
    {
      answer: async (asked, index) => ({
        asked,
        index,
        isEmpty: asked.applied.length > 0 && (await index.count(asked, 1)) === 0,
      }),
      isEmpty: ({ isEmpty }) => isEmpty,
    },
  );
  return found;
}

interface MapSearch {
  readonly asked: AskedSearch;
  readonly index: AdIndex;
  readonly points: AdPoints;
  readonly box: MapBox;
  readonly turns: Turns;
  readonly room: SpareIds['room'];
}

/** Of a search without filters and words, the points themselves know. */
async function findIds(search: MapSearch): Promise<Int32Array> {
  const { asked, index, points, box, turns, room } = search;
  const { words, criteria, narrowed, promotion } = asked;
  if (words === null) return NONE;
  const isWhole = words.length + criteria.length + narrowed.length === 0 && promotion === null;
  if (isWhole) return findInScope(search);
  const ids = await index.findIds(asked, () => points.within(box, numbersOf(asked)), room);
  let count = 0;
  for (let from = 0; from < ids.length; from += SLICE) {
    if (turns.isOver()) await turns.next();
    const kept = points.among(ids.subarray(from, from + SLICE), box);
    ids.copyWithin(count, from, from + kept.length);
    count += kept.length;
  }
  return ids.subarray(0, count);
}

async function findInScope({ asked, points, box, turns, room }: MapSearch): Promise<Int32Array> {
  const end = points.end();
  const ids = room(end);
  let length = 0;
  for (let from = 0; from < end; from += SLICE) {
    if (turns.isOver()) await turns.next();
    const range = { from, to: Math.min(end, from + SLICE) };
    length = points.collect({ ids, length }, range, { box, scope: numbersOf(asked) });
  }
  return ids.subarray(0, length);
}

function numbersOf({ scope: { category, subcategory } }: AskedSearch) {
  return { category: category?.number ?? null, subcategory: subcategory?.number ?? null };
}

/** Number of ids per turn: some milliseconds. */
const SLICE = 100_000;

const NONE = new Int32Array(0);

/** The largest ids, the largest first: in one pass, since there may be a million. */
function latestOf(ids: Int32Array, limit: number): readonly number[] {
  const latest: number[] = [];
  if (limit === 0) return latest;
  // From the end with the larger ones: of ascending ids each would be the largest so far.
  const isAscending = (ids[0] ?? 0) < (ids.at(-1) ?? 0);
  for (let at = 0; at < ids.length; at += 1) {
    const id = ids[isAscending ? ids.length - 1 - at : at] ?? 0;
    if (latest.length === limit && id < (latest.at(-1) ?? 0)) continue;
    const place = latest.findIndex((other) => other < id);
    latest.splice(place === -1 ? latest.length : place, 0, id);
    latest.length = Math.min(latest.length, limit);
  }
  return latest;
}

async function nameClusters(db: Database, clusters: readonly Cluster[]): Promise<AdCluster[]> {
  const ids = clusters.flatMap(({ id }) => id ?? []);
  const cards = new Map((await findCards(db, ids, null)).map((card) => [card.id, card]));
  return clusters.map(({ id, ...cluster }) => {
    const card = id === null ? undefined : cards.get(id);
    const { title, subtitle2: price } = card ?? {};
    const ad = id === null || title === undefined ? null : { id, title, price: price ?? null };
    return { ...cluster, ad };
  });
}
