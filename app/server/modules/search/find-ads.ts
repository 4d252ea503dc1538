import { sql } from 'drizzle-orm';

import type { AdPage } from '../../../contract/index.ts';
import type { Database } from '../../db/open-database.ts';
import { findCards } from '../advertisements/index.ts';
import type { Viewer } from '../sessions/index.ts';
import { answerSearch, askSearch, type AskedSearch, type SearchRequest } from './ask-search.ts';
import { isCursorOf, readCursor, writeCursor } from './rows/cursor.ts';
import { readStreams, toWhere, type FoundRow, type Reading } from './rows/read-streams.ts';
import { readTiers } from './rows/read-tiers.ts';
import type { Position, SearchOrder } from './rows/search-order.ts';
import { toConditions } from './to-conditions.ts';

/**
 * Finds one page of the published ads of a search.
 *
 * Pages by key, not by offset: an ad published while a visitor scrolls neither repeats nor hides
 * another. Reads one row more than the page holds from every stream, to learn whether a next page
 * exists.
 *
 * @throws {ApiError} category.unknown, subcategory.unknown, search.invalid, cursor.foreign.
 */
export async function findAds(
  db: Database,
  request: SearchRequest,
  viewer: Viewer | null,
): Promise<AdPage> {
  const { cursor } = request.search;
  const find = (asked: AskedSearch) => findPage(db, asked, { search: request.search, viewer });
  if (cursor !== undefined) {
    const asked = await askSearch(db, request);
    // The first page may have been that of the words.
    return find(isCursorOf(cursor, asked.groupId) ? asked : await askSearch(db, request, 'words'));
  }
  const isEmpty = ({ advertisements }: AdPage) => advertisements.length === 0;
  return answerSearch(db, request, { answer: find, isEmpty });
}

interface PageRequest {
  readonly search: SearchRequest['search'];
  readonly viewer: Viewer | null;
}

async function findPage(
  db: Database,
  asked: AskedSearch,
  { search: { limit, cursor }, viewer }: PageRequest,
): Promise<AdPage> {
  const { groupId, order } = asked;
  const from = cursor && readCursor(cursor, { groupId, order });
  const conditions = await toConditions(db, asked);
  const positions: readonly Position[] = from || order.streams.map(() => null);
  const rows =
    conditions === null
      ? []
      : await readRows(db, { conditions, order, positions, limit: limit + 1 });
  const page = splitPage(rows, order, limit);
  const next = page.taken.map((taken, index) => positionOf(taken) ?? positions[index] ?? null);
  return {
    advertisements: await findCards(
      db,
      page.taken.flat().map(({ id }) => id),
      viewer,
    ),
    cursor: page.isLast ? null : writeCursor(groupId, next),
    group_id: groupId,
    applied: [...asked.applied],
    sort: typeof asked.sort === 'string' ? asked.sort : asked.sort.id,
    sorts: asked.ownSorts.map(({ id, label }) => ({ id, label })),
  };
}

function readRows(db: Database, reading: Reading): Promise<readonly FoundRow[]> {
  const { tiers } = reading.order;
  return tiers === undefined ? readStreams(db, reading) : readTiers(db, reading, tiers);
}

/**
 * Counts the published ads of a search: exactly those that its pages show.
 *
 * @param limit As of `countAsked`.
 */
export async function countAds(
  db: Database,
  request: SearchRequest,
  limit: number | null = null,
): Promise<number> {
  const answer = (asked: AskedSearch) => countAsked(db, asked, limit);
  return answerSearch(db, request, { answer, isEmpty: (count) => count === 0 });
}

/**
 * Counts the published ads of a search whose words are read.
 *
 * @param limit Number after which the counting ends; all without.
 */
export async function countAsked(
  db: Database,
  asked: AskedSearch,
  limit: number | null = null,
): Promise<number> {
  const conditions = await toConditions(db, asked);
  if (conditions === null) return 0;
  const { rows } = await db.execute<{ count: number }>(
    sql`
    select count(*)::int as count from (
      select from ad_search
      ${toWhere([...conditions.where, ...conditions.filters, ...conditions.words])}
      limit ${limit}
    ) as found`,
  );
  return rows[0]?.count ?? 0;
}

interface PageSplit {
  /** Rows of the page, by stream. */
  readonly taken: readonly (readonly FoundRow[])[];
  readonly isLast: boolean;
}

function splitPage(
  rows: readonly FoundRow[],
  { streams, share }: SearchOrder,
  limit: number,
): PageSplit {
  const [first = [], second = []] = streams.map((_, index) =>
    rows.filter(({ stream }) => stream === index),
  );
  const promised = first.slice(0, share(limit));
  const rest = second.slice(0, limit - promised.length);
  // Rows that the second stream lacks are taken from the first.
  const taken = [first.slice(0, limit - rest.length), rest].slice(0, streams.length);
  return { taken, isLast: rows.length === taken.flat().length };
}

function positionOf(taken: readonly FoundRow[]): Position {
  const last = taken.at(-1);
  return last === undefined ? null : [Number(last.value), last.id];
}
