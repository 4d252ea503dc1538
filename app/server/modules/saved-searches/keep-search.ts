import { and, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';

import {
  SAVED_SEARCHES_LIMIT,
  type KeptSearch,
  type SavedSearchChange,
} from '../../../contract/index.ts';
import { ApiError } from '../../api-error.ts';
import type { Database } from '../../db/open-database.ts';
import { notifications, savedSearches } from '../../db/saved-schema.ts';
import { lockOwner } from '../kept-ads/index.ts';
import { describeSearch, nameOfSearch, type SearchDescription } from '../search/index.ts';
import type { ChangedSearch } from './find-saved-searches.ts';
import { scopeName } from './scope-name.ts';
import { toSearchRequest } from './to-search-request.ts';

/** A user's saved search. */
export interface OwnSearch {
  readonly userId: number;
  readonly id: number;
}

/**
 * Saves a search of a user, named after what it finds, with alerts. One that is equal to a saved
 * one is that one, as it was; a removed one returns.
 *
 * @throws {ApiError} saved-searches.too-many; request.invalid for a search of everything; as
 *   `findAds`.
 */
export async function saveSearch(
  db: Database,
  userId: number,
  search: KeptSearch,
): Promise<ChangedSearch> {
  const described = await describeSearch(db, toSearchRequest(search));
  const { scope, query, filters, key } = described;
  if (scope.category === null && query === null && filters.length === 0) {
    throw new ApiError('request.invalid');
  }
  return db.transaction(async (transaction) => {
    await lockOwner(transaction, { kind: 'user', id: userId });
    const [known] = await transaction
      .select({ id: savedSearches.id, removedAt: savedSearches.removedAt })
      .from(savedSearches)
      .where(and(eq(savedSearches.userId, userId), eq(savedSearches.key, key)));
    if (known !== undefined && known.removedAt === null) return { id: known.id, isNew: false };
    await requireRoom(transaction, userId);
    if (known !== undefined) {
      await restore(transaction, known.id);
      return { id: known.id, isNew: true };
    }
    await dropOldRemovals(transaction, userId);
    const [stored] = await transaction
      .insert(savedSearches)
      .values({ userId, name: nameOfSearch(described), ...toRow(described) })
      .returning({ id: savedSearches.id });
    if (stored === undefined) throw new Error('An insert into saved_searches returned no row.');
    return { id: stored.id, isNew: true };
  });
}

function toRow({ scope, query, literal, filters, dirams, link, key }: SearchDescription) {
  const { category, subcategory } = scope;
  return {
    key,
    link,
    scope: scopeName(scope),
    minDirams: dirams.min,
    maxDirams: dirams.max,
    search: {
      filters,
      literal: [...literal],
      ...(query !== null && { query }),
      ...(category !== null && { category_id: category.id }),
      ...(subcategory !== null && { subcategory_id: subcategory.id }),
    },
  };
}

/**
 * Changes a user's saved search.
 *
 * @throws {ApiError} saved-search.unknown, also for one of another user; saved-searches.too-many
 *   when a removal is taken back.
 */
export async function changeSavedSearch(
  db: Database,
  own: OwnSearch,
  { name, has_alerts, is_seen, is_removed }: SavedSearchChange,
): Promise<void> {
  await db.transaction(async (transaction) => {
    await lockOwner(transaction, { kind: 'user', id: own.userId });
    const removedAt = await requireOwn(transaction, own);
    if (removedAt !== null) {
      if (is_removed === undefined) throw new ApiError('saved-search.unknown');
      await requireRoom(transaction, own.userId);
      await restore(transaction, own.id);
    }
    if (name !== undefined || has_alerts !== undefined) {
      await transaction
        .update(savedSearches)
        .set({
          ...(name !== undefined && { name: name.trim() }),
          ...(has_alerts !== undefined && { hasAlerts: has_alerts }),
        })
        .where(eq(savedSearches.id, own.id));
    }
    if (is_seen !== undefined) await markSeen(transaction, own.id);
  });
}

/** Removes a user's saved search; one that is not there changes nothing. */
export async function removeSavedSearch(db: Database, { userId, id }: OwnSearch): Promise<void> {
  await db
    .update(savedSearches)
    .set({ removedAt: sql`now()` })
    .where(
      and(
        eq(savedSearches.id, id),
        eq(savedSearches.userId, userId),
        isNull(savedSearches.removedAt),
      ),
    );
}

async function requireOwn(db: Database, { userId, id }: OwnSearch): Promise<Date | null> {
  const [row] = await db
    .select({ removedAt: savedSearches.removedAt })
    .from(savedSearches)
    .where(and(eq(savedSearches.id, id), eq(savedSearches.userId, userId)));
  if (row === undefined) throw new ApiError('saved-search.unknown');
  return row.removedAt;
}

async function requireRoom(db: Database, userId: number): Promise<void> {
  const isKept = and(eq(savedSearches.userId, userId), isNull(savedSearches.removedAt));
  const kept = await db.$count(savedSearches, isKept);
  if (kept >= SAVED_SEARCHES_LIMIT) throw new ApiError('saved-searches.too-many');
}

/**
 * Deletes the removed searches of a user but the last ones: an account that saves and removes all the
 * time takes up no more room than a full list.
 */
async function dropOldRemovals(db: Database, userId: number): Promise<void> {
  const old = db
    .select({ id: savedSearches.id })
    .from(savedSearches)
    .where(and(eq(savedSearches.userId, userId), isNotNull(savedSearches.removedAt)))
    .orderBy(desc(savedSearches.removedAt), desc(savedSearches.id))
    .offset(SAVED_SEARCHES_LIMIT);
  await db.delete(savedSearches).where(inArray(savedSearches.id, old));
}

async function restore(db: Database, id: number): Promise<void> {
  await db.update(savedSearches).set({ removedAt: null }).where(eq(savedSearches.id, id));
}

async function markSeen(db: Database, id: number): Promise<void> {
  await db
    .update(notifications)
    .set({ readAt: sql`now()` })
    .where(and(eq(notifications.savedSearchId, id), isNull(notifications.readAt)));
}
