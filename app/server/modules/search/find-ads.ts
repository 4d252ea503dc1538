import type { AdPage } from '../../../contract/index.ts';
import type { Database } from '../../db/open-database.ts';
import { findCards } from '../advertisements/index.ts';
import type { Viewer } from '../sessions/index.ts';
import type { AdIndex, AskedSearch } from './ad-index.ts';
import { answerSearch, askSearch, type SearchRequest } from './ask-search.ts';
import { findSource, type SearchSource } from './copy/find-source.ts';
import { loosenSearch } from './loosen-search.ts';
import { isCursorOf, readCursor, writeCursor } from './rows/cursor.ts';
import type { FoundRow, Position, SearchOrder } from './rows/search-order.ts';

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
  const source = await findSource(db);
  const find = (asked: AskedSearch, index: AdIndex) =>
    findPage(db, asked, { index, search: request.search, viewer });
  const asked = await askSearch(db, request, source);
  if (cursor !== undefined) {
    const { catalogue, index } = source;
    if (isCursorOf(cursor, asked.groupId)) return find(asked, index);
    // The first page may have been that of the words.
    return find(await askSearch(db, request, { catalogue, understanding: 'words' }), index);
  }
  const found = await answerSearch(db, request, { answer: find, isEmpty, source, asked });
  return isEmpty(found) ? findLoosened(db, { request, found, find, source, asked }) : found;
}

function isEmpty({ advertisements }: AdPage): boolean {
  return advertisements.length === 0;
}

interface EmptySearch {
  readonly request: SearchRequest;
  /** Its page, which is empty. */
  readonly found: AdPage;
  readonly find: (asked: AskedSearch, index: AdIndex) => Promise<AdPage>;
  readonly source: SearchSource;
  readonly asked: AskedSearch;
}

/** Finds the first ads of the words that are left of a search that finds nothing. */
async function findLoosened(
  db: Database,
  { request: { search, body }, found, find, source, asked }: EmptySearch,
): Promise<AdPage> {
  if ((search.query?.trim() ?? '') === '') return found;
  const { loosened, section } = await loosenSearch(db, { search, body }, { source, asked });
  if (loosened.query === null || loosened.count === 0) return found;
  const kept = { search: { ...search, query: loosened.query }, body };
  // «Ремень кожаный» is clothes, whatever belts without leather mostly are.
  const first = section === null ? asked.meant : new Set([section]);
  const isMeant = first !== null && first.size > 0;
  const page = await answerSearch(db, kept, {
    answer: find,
    isEmpty,
    meant: isMeant ? first : null,
    source,
  });
  return { ...found, advertisements: page.advertisements, loosened };
}

interface PageRequest {
  readonly index: AdIndex;
  readonly search: SearchRequest['search'];
  readonly viewer: Viewer | null;
}

async function findPage(
  db: Database,
  asked: AskedSearch,
  { index, search: { limit, cursor }, viewer }: PageRequest,
): Promise<AdPage> {
  const { groupId, order } = asked;
  const from = cursor && readCursor(cursor, { groupId, order });
  const positions: readonly Position[] = from || order.streams.map(() => null);
  const rows = await index.findRows(asked, { positions, limit: limit + 1 });
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
    loosened: null,
  };
}

/** Counts the published ads of a search: exactly those that its pages show. */
export async function countAds(
  db: Database,
  request: SearchRequest,
  { limit = null, ...known }: CountOptions = {},
): Promise<number> {
  const answer = (asked: AskedSearch, index: AdIndex) => index.count(asked, limit);
  return answerSearch(db, request, { ...known, answer, isEmpty: (count) => count === 0 });
}

interface CountOptions {
  /** As of `countAsked`. */
  readonly limit?: number | null;
  /** Of a call that counts several searches. */
  readonly source?: SearchSource;
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
  const { index } = await findSource(db);
  return index.count(asked, limit);
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
