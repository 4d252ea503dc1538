import { eq, sql } from 'drizzle-orm';

import { DELETION_DAYS } from '../../../contract/index.ts';
import { images, users } from '../../db/account-schema.ts';
import { complaints } from '../../db/complaints.ts';
import type { Database } from '../../db/open-database.ts';
import { ads } from '../../db/schema.ts';
import { adViews, phoneViews } from '../../db/view-schema.ts';
import type { ImageStore } from '../images/index.ts';

/** Maximum number of accounts per run; the rest waits for the next one. */
const BATCH = 100;

/** Deletes the accounts whose deletion was requested thirty days ago, with all that they own. */
export async function eraseAccounts(db: Database, store: ImageStore): Promise<void> {
  const due = await db.select({ id: users.id }).from(users).where(isDue).limit(BATCH);
  for (const { id } of due) {
    const pictures = await eraseAccount(db, id);
    for (const picture of pictures) await store.remove(picture);
  }
}

const isDue = sql`${users.deletionAt} <= now() - make_interval(days => ${DELETION_DAYS})`;

/** Deletes one account unless its user signed in meanwhile; returns the ids of its pictures. */
async function eraseAccount(db: Database, id: number): Promise<readonly string[]> {
  return db.transaction(async (transaction) => {
    const [user] = await transaction
      .select({ id: users.id })
      .from(users)
      .where(sql`${users.id} = ${id} and ${isDue}`)
      .for('update');
    if (user === undefined) return [];
    const pictures = await transaction
      .select({ id: images.id })
      .from(images)
      .where(eq(images.ownerId, id));
    await transaction.delete(ads).where(eq(ads.ownerId, id));
    await transaction.delete(adViews).where(eq(adViews.viewer, id));
    await transaction.delete(phoneViews).where(eq(phoneViews.viewer, id));
    await transaction.delete(complaints).where(eq(complaints.viewer, id));
    await transaction.delete(users).where(eq(users.id, id));
    return pictures.map((picture) => picture.id);
  });
}
