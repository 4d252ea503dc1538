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
  const ids = await findIds({ asked, index, points, box: search, turns });
  if (turns.isOver()) await turns.next();
  const clusters = await clusterPoints(ids, points, { box: search, zoom: search.zoom });
  return {
    count: ids.length,
    clusters: await nameClusters(db, clusters),
    advertisements: await findCards(db, latestOf(ids, search.cards), viewer),
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
}

/** Of a search without filters and words, the points themselves know. */
async function findIds({ asked, index, points, box, turns }: MapSearch): Promise<Int32Array> {
  const { words, criteria, narrowed, promotion, scope } = asked;
  if (words === null) return NONE;
  const inBox = () =>
    points.within(box, {
      category: scope.category?.number ?? null,
      subcategory: scope.subcategory?.number ?? null,
    });
  const isWhole = words.length + criteria.length + narrowed.length === 0 && promotion === null;
  if (isWhole) return inBox();
  const ids = await index.findIds(asked, inBox);
  let count = 0;
  for (let from = 0; from < ids.length; from += SLICE) {
    if (turns.isOver()) await turns.next();
    const kept = points.among(ids.subarray(from, from + SLICE), box);
    ids.copyWithin(count, from, from + kept.length);
    count += kept.length;
  }
  return ids.subarray(0, count);
}

/** Number of ids per turn: some milliseconds. */
const SLICE = 100_000;

const NONE = new Int32Array(0);

/** The largest ids, the largest first: in one pass, since there may be a million. */
function latestOf(ids: Int32Array, limit: number): readonly number[] {
  const latest: number[] = [];
  for (const id of limit === 0 ? NONE : ids) {
    if (latest.length === limit && id < (latest.at(-1) ?? 0)) continue;
    const at = latest.findIndex((other) => other < id);
    latest.splice(at === -1 ? latest.length : at, 0, id);
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
