import { sql } from 'drizzle-orm';

import { COMPARISONS_LIMIT, FAVORITES_LIMIT } from '../../../contract/index.ts';
import type { Database } from '../../db/open-database.ts';
import { lockOwner } from './owner.ts';

/** A guest who has become a user. */
export interface SignIn {
  readonly userId: number;
  /** The anonymous session of the device; `null` when it had none. */
  readonly guestId: number | null;
}

/**
 * Moves what a guest kept to the user, in the transaction that signs the user in. Of an ad that
 * both kept the user's row stays, with the guest's note when it has none. Beyond the limits the
 * oldest rows are dropped.
 */
export async function uniteKeptAds(
  transaction: Database,
  { userId, guestId }: SignIn,
): Promise<void> {
  if (guestId === null) return;
  await lockOwner(transaction, { kind: 'guest', id: guestId });
  await lockOwner(transaction, { kind: 'user', id: userId });
  await transaction.execute(sql`
    insert into favorites (user_id, ad_id, created_at, note, price_dirams)
    select ${userId}, ad_id, created_at, note, price_dirams
    from favorites where guest_id = ${guestId} and removed_at is null order by id
    on conflict (user_id, ad_id)
    do update set note = coalesce(favorites.note, excluded.note), removed_at = null`);
  await transaction.execute(sql`
    insert into comparisons (user_id, ad_id, created_at)
    select ${userId}, ad_id, created_at
    from comparisons where guest_id = ${guestId} order by id
    on conflict do nothing`);
  await transaction.execute(sql`
    delete from favorites where guest_id = ${guestId} or id in (
      select id from favorites where user_id = ${userId}
      order by removed_at is not null, id desc offset ${FAVORITES_LIMIT})`);
  await transaction.execute(sql`
    delete from comparisons where guest_id = ${guestId} or id in (
      select id from comparisons where user_id = ${userId}
      order by id desc offset ${COMPARISONS_LIMIT})`);
}
