import { sql, type SQL } from 'drizzle-orm';

import type { KeptSearch } from '../../../contract/index.ts';
import type { Database } from '../../db/open-database.ts';
import { changedSince } from '../../db/transaction-id.ts';
import { joinCalls } from '../../join-calls.ts';
import { createKeptSearches, type KeptSearches } from '../search/index.ts';
import { toSearchRequest } from './to-search-request.ts';

/** Follows the saved searches of a store with a copy in memory. */
export interface SearchFollower {
  /**
   * Returns all searches that were saved before the call, and perhaps some that are removed; `null`
   * when there are too many. Equal ones of several users are one.
   */
  readonly find: () => Promise<KeptSearches | null>;
}

/** Maximum number of different searches in memory, of about 3 KB each. */
const LIMIT = 50_000;
/** Time after which searches that were removed make room, in ms. */
const REFILL_MS = 3_600_000;
/** Number of rows per statement. */
const BATCH = 200;

/** Follows the saved searches of a store. */
export function followSearches(db: Database, limit = LIMIT): SearchFollower {
  let kept = createKeptSearches(db);
  let snapshot: string | null = null;
  let filledAt = Number.NEGATIVE_INFINITY;

  const readOn = async (): Promise<void> => {
    // Asked first: what is saved from here on is read by the next call, too.
    const later = await readSnapshot(db);
    for await (const rows of readSearches(db, snapshot)) {
      for (const { key, search } of rows) kept.add(key, toSearchRequest(search));
      if (kept.size() > limit) return;
    }
    snapshot = later;
  };
  const follow = async (): Promise<KeptSearches | null> => {
    if (kept.size() > limit && Date.now() - filledAt < REFILL_MS) return null;
    if (snapshot === null || kept.size() > limit) {
      kept = createKeptSearches(db);
      snapshot = null;
      filledAt = Date.now();
    }
    await readOn();
    if (kept.size() > limit) return null;
    await kept.renew();
    return kept;
  };
  return { find: joinCalls(follow) };
}

async function readSnapshot(db: Database): Promise<string> {
  const { rows } = await db.execute<{ snapshot: string }>(
    sql`select pg_current_snapshot()::text as snapshot`,
  );
  const [row] = rows;
  if (row === undefined) throw new Error('The snapshot query returned no row.');
  return row.snapshot;
}

interface SearchRow extends Record<string, unknown> {
  readonly id: number;
  readonly changed: string;
  readonly key: string;
  readonly search: KeptSearch;
}

/** Reads the searches that were saved since a snapshot, or all, in batches. */
async function* readSearches(
  db: Database,
  since: string | null,
): AsyncGenerator<readonly SearchRow[]> {
  const where = since === null ? sql`true` : changedSince(since);
  let after: SQL = sql`true`;
  for (let isMore = true; isMore;) {
    const { rows } = await db.execute<SearchRow>(sql`
      select id, changed_in::text as changed, key, search from saved_searches
      where ${where} and ${after} order by changed_in, id limit ${BATCH}`);
    yield rows;
    const last = rows.at(-1);
    isMore = rows.length === BATCH && last !== undefined;
    if (last !== undefined) after = sql`(changed_in, id) > (${last.changed}::xid8, ${last.id})`;
  }
}

const followers = new WeakMap<Database, SearchFollower>();

/** Returns the follower of a store's saved searches: one for all calls. */
export function followerOf(db: Database): SearchFollower {
  const known = followers.get(db) ?? followSearches(db);
  followers.set(db, known);
  return known;
}
