import { lt, sql } from 'drizzle-orm';

import { favorites } from '../../db/keep-schema.ts';
import type { Database } from '../../db/open-database.ts';

/** Deletes the favourites that were removed an hour ago: a toast that takes it back is long gone. */
export async function forgetRemovedFavorites(db: Database): Promise<void> {
  await db.delete(favorites).where(lt(favorites.removedAt, sql`now() - interval '1 hour'`));
}
