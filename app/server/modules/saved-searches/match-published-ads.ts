import { and, asc, eq, gt, isNull, lte, ne, or, sql, gte } from 'drizzle-orm';

import { ALERTS_SHOWN } from '../../../contract/index.ts';
import type { Database } from '../../db/open-database.ts';
import { notifications, savedSearches, unmatchedAds } from '../../db/saved-schema.ts';
import { createAdTest, type AdTest } from '../search/index.ts';
import { scopeNamesOf } from './scope-name.ts';
import { toSearchRequest } from './to-search-request.ts';

/** Number of saved searches per transaction: between two of them other requests are answered. */
const PAGE = 200;

type QueuedAd = typeof unmatchedAds.$inferSelect;

/**
 * Notes the ads that were published since the last call, for the users whose saved searches list
 * them now. Each ad once per search; never for its owner, nor for a search that was saved later.
 * A crash loses nothing: the next call continues. Several processes may call it.
 *
 * @param isStopped Asked before each page: whether to leave the rest to the next call.
 * @returns Number of pages of saved searches that were matched.
 */
export async function matchPublishedAds(
  db: Database,
  isStopped: () => boolean = () => false,
): Promise<number> {
  const tests = rememberLast((adId: number) => createAdTest(db, adId));
  let pages = 0;
  while (!isStopped() && (await db.transaction((one) => matchPage(one, tests)))) pages += 1;
  return pages;
}

/** An ad is matched page by page: its test is made once. */
function rememberLast(create: (adId: number) => Promise<AdTest | null>) {
  let last: { readonly id: number; readonly test: AdTest | null } | null = null;
  return async ({ id, adId }: QueuedAd): Promise<AdTest | null> => {
    if (last?.id !== id) last = { id, test: await create(adId) };
    return last.test;
  };
}

async function matchPage(
  transaction: Database,
  testOf: (queued: QueuedAd) => Promise<AdTest | null>,
): Promise<boolean> {
  const [queued] = await transaction
    .select()
    .from(unmatchedAds)
    .orderBy(asc(unmatchedAds.id))
    .limit(1)
    .for('update', { skipLocked: true });
  if (queued === undefined) return false;
  const test = await testOf(queued);
  const page = test === null ? [] : await findCandidates(transaction, queued, test);
  if (test !== null) await noteAd(transaction, queued.adId, await listing(test, page));
  const last = page.length === PAGE ? page.at(-1) : undefined;
  const row = eq(unmatchedAds.id, queued.id);
  if (last === undefined) await transaction.delete(unmatchedAds).where(row);
  else await transaction.update(unmatchedAds).set({ lastSearchId: last.id }).where(row);
  return true;
}

type Candidate = Pick<typeof savedSearches.$inferSelect, 'id' | 'userId' | 'key' | 'search'>;

/** The next saved searches in whose scope and price an ad is. */
async function findCandidates(
  db: Database,
  { lastSearchId, createdAt }: QueuedAd,
  test: AdTest,
): Promise<readonly Candidate[]> {
  const { minDirams, maxDirams, scope, id, userId, key, search } = savedSearches;
  const ofScope = (name: string) =>
    db
      .select({ id, userId, key, search })
      .from(savedSearches)
      .where(
        and(
          eq(scope, name),
          gt(id, lastSearchId),
          eq(savedSearches.hasAlerts, true),
          isNull(savedSearches.removedAt),
          ne(userId, test.ownerId),
          lte(savedSearches.createdAt, createdAt),
          test.price === null
            ? isNull(minDirams)
            : or(isNull(minDirams), lte(minDirams, test.price)),
          test.price === null
            ? isNull(maxDirams)
            : or(isNull(maxDirams), gte(maxDirams, test.price)),
        ),
      )
      .orderBy(asc(id))
      .limit(PAGE);
  const found: Candidate[] = [];
  for (const name of scopeNamesOf(test)) found.push(...(await ofScope(name)));
  return found.toSorted((a, b) => a.id - b.id).slice(0, PAGE);
}

/** Equal searches of several users are tried once. */
async function listing(
  { isListedBy }: AdTest,
  page: readonly Candidate[],
): Promise<readonly Candidate[]> {
  const listed: Candidate[] = [];
  for (const same of Map.groupBy(page, ({ key }) => key).values()) {
    const [first] = same;
    if (first !== undefined && (await isListedBy(toSearchRequest(first.search)))) {
      listed.push(...same);
    }
  }
  return listed;
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
