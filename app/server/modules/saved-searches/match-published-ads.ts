import { setImmediate as nextTurn } from 'node:timers/promises';

import { and, asc, eq, gt, gte, isNull, lte, ne, or, sql, type SQL } from 'drizzle-orm';

import { ALERTS_SHOWN } from '../../../contract/index.ts';
import type { Database } from '../../db/open-database.ts';
import { notifications, savedSearches, unmatchedAds } from '../../db/saved-schema.ts';
import { createAdTest, findIndexedAd, type IndexedAd } from '../search/index.ts';
import { followerOf, type SearchFollower } from './follow-searches.ts';
import { scopeNamesOf } from './scope-name.ts';
import { toSearchRequest } from './to-search-request.ts';

/** Number of saved searches per transaction. */
const PAGE = 200;

type QueuedAd = typeof unmatchedAds.$inferSelect;

interface Matching {
  /** Asked before each page: whether to leave the rest to the next call. */
  readonly isStopped?: () => boolean;
  readonly follower?: SearchFollower;
}

/**
 * Notes the ads that were published since the last call, for the users whose saved searches list
 * them now. Each ad once per search; never for its owner, nor for a search that was saved later.
 * A crash loses nothing: the next call continues. Several processes may call it.
 *
 * @returns Number of pages of saved searches that were matched.
 */
export async function matchPublishedAds(
  db: Database,
  { isStopped = () => false, follower = followerOf(db) }: Matching = {},
): Promise<number> {
  // Before any transaction: the first reading of all searches takes seconds.
  if ((await db.$count(unmatchedAds)) > 0) await follower.find();
  const pagesOf = rememberLast((queued) => findPages(db, queued, follower));
  let pages = 0;
  while (!isStopped() && (await db.transaction((one) => matchPage(one, pagesOf)))) pages += 1;
  return pages;
}

/** Returns the next page of the saved searches that an ad is tried on, and those that list it. */
type FindPage = (transaction: Database, after: number) => Promise<SearchPage>;

interface SearchPage {
  readonly listing: readonly Candidate[];
  /** The last search of the page; `null` when no page follows. */
  readonly last: number | null;
}

/** An ad is matched page by page: what lists it is found once. */
function rememberLast(find: (queued: QueuedAd) => Promise<FindPage | null>) {
  let last: { readonly id: number; readonly found: FindPage | null } | null = null;
  return async (queued: QueuedAd): Promise<FindPage | null> => {
    if (last?.id !== queued.id) last = { id: queued.id, found: await find(queued) };
    return last.found;
  };
}

async function matchPage(
  transaction: Database,
  pagesOf: (queued: QueuedAd) => Promise<FindPage | null>,
): Promise<boolean> {
  const [queued] = await transaction
    .select()
    .from(unmatchedAds)
    .orderBy(asc(unmatchedAds.id))
    .limit(1)
    .for('update', { skipLocked: true });
  if (queued === undefined) return false;
  const findPage = await pagesOf(queued);
  const page = await findPage?.(transaction, queued.lastSearchId);
  if (page !== undefined) await noteAd(transaction, queued.adId, page.listing);
  const last = page?.last ?? null;
  const row = eq(unmatchedAds.id, queued.id);
  if (last === null) await transaction.delete(unmatchedAds).where(row);
  else await transaction.update(unmatchedAds).set({ lastSearchId: last }).where(row);
  return true;
}

/** `null` for an ad that is no longer published. */
async function findPages(
  db: Database,
  queued: QueuedAd,
  follower: SearchFollower,
): Promise<FindPage | null> {
  const kept = await follower.find();
  const ad = await findIndexedAd(db, queued.adId);
  if (ad === null) return null;
  const mayAlert = mayAlertOf(ad, queued);
  if (kept === null) return tryEach(db, ad, mayAlert);
  const keys = await kept.listing(ad);
  return async (transaction, after) => {
    if (keys.length === 0) return { listing: [], last: null };
    const isListing = sql`${savedSearches.key} = any(${sql.param(keys)}::text[])`;
    const listing = await readPage(transaction, [mayAlert, isListing, gt(savedSearches.id, after)]);
    return { listing, last: lastOf(listing) };
  };
}

/** Alerts of these searches go to another user than the seller, and were asked for in time. */
function mayAlertOf({ ownerId }: IndexedAd, { createdAt }: QueuedAd): SQL | undefined {
  return and(
    eq(savedSearches.hasAlerts, true),
    isNull(savedSearches.removedAt),
    ne(savedSearches.userId, ownerId),
    lte(savedSearches.createdAt, createdAt),
  );
}

type Candidate = Pick<typeof savedSearches.$inferSelect, 'id' | 'userId' | 'key' | 'search'>;

async function readPage(
  db: Database,
  conditions: readonly (SQL | undefined)[],
): Promise<readonly Candidate[]> {
  const { id, userId, key, search } = savedSearches;
  return db
    .select({ id, userId, key, search })
    .from(savedSearches)
    .where(and(...conditions))
    .orderBy(asc(id))
    .limit(PAGE);
}

function lastOf(page: readonly Candidate[]): number | null {
  return page.length === PAGE ? (page.at(-1)?.id ?? null) : null;
}

/** Tries all searches in whose scope and price an ad is: more than the memory holds. */
async function tryEach(db: Database, ad: IndexedAd, mayAlert: SQL | undefined): Promise<FindPage> {
  const isListedBy = await createAdTest(db, ad);
  const { minDirams, maxDirams, scope, id } = savedSearches;
  const { price } = ad;
  const inPrice = and(
    price === null ? isNull(minDirams) : or(isNull(minDirams), lte(minDirams, price)),
    price === null ? isNull(maxDirams) : or(isNull(maxDirams), gte(maxDirams, price)),
  );
  return async (transaction, after) => {
    const found: Candidate[] = [];
    for (const name of scopeNamesOf(ad)) {
      const inScope = eq(scope, name);
      found.push(...(await readPage(transaction, [mayAlert, inPrice, inScope, gt(id, after)])));
    }
    const page = found.toSorted((a, b) => a.id - b.id).slice(0, PAGE);
    const listing: Candidate[] = [];
    // Equal searches of several users are tried once.
    for (const same of Map.groupBy(page, ({ key }) => key).values()) {
      const [first] = same;
      if (first === undefined) continue;
      await nextTurn();
      if (await isListedBy(toSearchRequest(first.search))) listing.push(...same);
    }
    return { listing, last: lastOf(page) };
  };
}

async function noteAd(db: Database, adId: number, found: readonly Candidate[]): Promise<void> {
  if (found.length === 0) return;
  await db
    .insert(notifications)
    .values(
      found.map(({ id, userId }) => ({
        userId,
        adId,
        savedSearchId: id,
        group: 'SEARCH' as const,
        type: 'search.ad',
      })),
    )
    .onConflictDoNothing();
  const ids = found.map(({ id }) => id);
  await db.execute(sql`
    delete from notifications where id in (
      select id from (
        select id, row_number() over (partition by saved_search_id order by id desc) as place
        from notifications where saved_search_id = any(${sql.param(ids)}::int[])
      ) as placed where place > ${ALERTS_SHOWN}
    )`);
}
