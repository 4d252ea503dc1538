import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';

import { favorites, type comparisons } from '../../db/keep-schema.ts';
import type { Database } from '../../db/open-database.ts';
import type { Viewer } from '../sessions/index.ts';

/** The columns that name the owner of a row; one of them is `null`. */
export interface OwnerColumns {
  readonly userId: number | null;
  readonly guestId: number | null;
}

/** Returns the owner's columns of a viewer's rows. */
export function ownerOf({ kind, id }: Viewer): OwnerColumns {
  return kind === 'user' ? { userId: id, guestId: null } : { userId: null, guestId: id };
}

/** Whether a row belongs to the viewer. */
export function isOwnedBy(
  { userId, guestId }: Pick<typeof favorites | typeof comparisons, 'userId' | 'guestId'>,
  { kind, id }: Viewer,
): SQL {
  return eq(kind === 'user' ? userId : guestId, id);
}

/** Whether a row of `favorites` is a favourite of the viewer: not one that was removed. */
export function isFavoriteOf(viewer: Viewer): SQL | undefined {
  return and(isOwnedBy(favorites, viewer), isNull(favorites.removedAt));
}

/** First half of the advisory lock key that serializes the changes of one owner. */
const OWNER_LOCK = 5;

/** Waits for other transactions that change what the viewer keeps: its size is limited. */
export async function lockOwner(transaction: Database, { kind, id }: Viewer): Promise<void> {
  const name = `${kind}/${id}`;
  await transaction.execute(sql`select pg_advisory_xact_lock(${OWNER_LOCK}, hashtext(${name}))`);
}
