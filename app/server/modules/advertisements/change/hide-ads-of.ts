import { and, eq, sql } from 'drizzle-orm';

import type { Database } from '../../../db/open-database.ts';
import { ads } from '../../../db/schema.ts';
import { removeSearchRow } from '../../search-index/index.ts';

/** Hides all published ads of a user, in the transaction that closes the account. */
export async function hideAdsOf(transaction: Database, ownerId: number): Promise<void> {
  const hidden = await transaction
    .update(ads)
    .set({ status: 'HIDDEN', statusAt: sql`now()`, closeReason: null })
    .where(and(eq(ads.ownerId, ownerId), eq(ads.status, 'PUBLISHED')))
    .returning({ id: ads.id });
  for (const { id } of hidden) await removeSearchRow(transaction, id);
}
