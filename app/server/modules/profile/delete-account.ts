import { and, eq, isNotNull, sql } from 'drizzle-orm';

import { DELETION_DAYS, type AccountDeletion } from '../../../contract/index.ts';
import { ApiError } from '../../api-error.ts';
import { users, userSessions } from '../../db/account-schema.ts';
import type { Database } from '../../db/open-database.ts';
import { hideAdsOf } from '../advertisements/index.ts';
import type { Viewer } from '../sessions/index.ts';

const DAY_MS = 86_400_000;

/**
 * Requests the deletion of an account: its ads are hidden and its sessions end at once; the account
 * is deleted after thirty days. A repeated request does not move the date.
 */
export async function deleteAccount(db: Database, { id }: Viewer): Promise<AccountDeletion> {
  return db.transaction(async (transaction) => {
    const [user] = await transaction
      .update(users)
      .set({ deletionAt: sql`coalesce(${users.deletionAt}, now())` })
      .where(eq(users.id, id))
      .returning({ deletionAt: users.deletionAt });
    const requestedAt = user?.deletionAt ?? null;
    if (requestedAt === null) throw new ApiError('session.expired');
    await transaction.delete(userSessions).where(eq(userSessions.userId, id));
    await hideAdsOf(transaction, id);
    return { deletes_at: new Date(requestedAt.getTime() + DELETION_DAYS * DAY_MS).toISOString() };
  });
}

/** Cancels a requested deletion, in the transaction that signs the user in. */
export async function cancelDeletion(transaction: Database, id: number): Promise<void> {
  await transaction
    .update(users)
    .set({ deletionAt: null })
    .where(and(eq(users.id, id), isNotNull(users.deletionAt)));
}
