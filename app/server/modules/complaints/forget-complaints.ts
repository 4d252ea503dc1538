import { lt, sql } from 'drizzle-orm';

import { complaints } from '../../db/complaints.ts';
import type { Database } from '../../db/open-database.ts';

/** Deletes complaints after a year; those about erased ads go with the ads. */
export async function forgetComplaints(db: Database): Promise<void> {
  await db.delete(complaints).where(lt(complaints.createdAt, sql`now() - interval '1 year'`));
}
