import { sql } from 'drizzle-orm';

import type {
  AdCluster,
  AdsOnMap,
  MapBox,
  MapQuery,
  SearchBody,
} from '../../../../contract/index.ts';
import type { Database } from '../../../db/open-database.ts';
import { findCards } from '../../advertisements/index.ts';
import type { Viewer } from '../../sessions/index.ts';
import { answerSearch, type AskedSearch } from '../ask-search.ts';
import { countAsked } from '../find-ads.ts';
import { toWhere } from '../rows/read-streams.ts';
import { toConditions } from '../to-conditions.ts';
import type { AdPoints } from './ad-points.ts';
import { clusterPoints, type Cluster } from './cluster-points.ts';
import type { FollowedPoints } from './follow-points.ts';

/** A request of the ads of a search on a map. */
export interface MapRequest {
  readonly search: MapQuery;
  readonly body: SearchBody;
  readonly viewer: Viewer | null;
}

/** Maximum number of ads of a box that a search is narrowed to; of more, its ads are all read. */
const FEW = 2_000;

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
  const asked = await askOnMap(db, { search, body });
  const points = await followed.refresh();
  const ids = await findIds(db, { asked, points, box: search });
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
      answer: async (asked) => ({
        asked,
        isEmpty: asked.applied.length > 0 && (await countAsked(db, asked)) === 0,
      }),
      isEmpty: ({ isEmpty }) => isEmpty,
    },
  );
  return found.asked;
}

interface MapSearch {
  readonly asked: AskedSearch;
  readonly points: AdPoints;
  readonly box: MapBox;
}

async function findIds(db: Database, { asked, points, box }: MapSearch): Promise<Int32Array> {
  const conditions = await toConditions(db, asked);
  if (conditions === null) return NONE;
  const { category, subcategory } = asked.scope;
  const inBox = points.within(box, {
    category: category?.number ?? null,
    subcategory: subcategory?.number ?? null,
  });
  const narrowing = [...conditions.filters, ...conditions.words];
  if (narrowing.length === 0 || inBox.length === 0) return inBox;
  const isFew = inBox.length <= FEW;
  const where = toWhere([
    ...conditions.where,
    ...narrowing,
    ...(isFew ? [sql`id = any(${sql.param(Array.from(inBox))}::int[])`] : []),
  ]);
  const { rows } = await db.execute<{ ids: Buffer | null }>(
    sql`select string_agg(int4send(id), ''::bytea) as ids from ad_search ${where}`,
  );
  return points.among(readIds(rows[0]?.ids ?? null), box);
}

const ID_BYTES = 4;
const NONE = new Int32Array(0);

function readIds(bytes: Buffer | null): Int32Array {
  if (bytes === null) return NONE;
  const ids = new Int32Array(bytes.length / ID_BYTES);
  for (let index = 0; index < ids.length; index += 1) {
    ids[index] = bytes.readInt32BE(index * ID_BYTES);
  }
  return ids;
}

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
