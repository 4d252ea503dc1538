import { lt, sql } from 'drizzle-orm';

import type { Database } from '../../../db/open-database.ts';
import { idempotencyKeys } from '../../../db/schema.ts';

/** Forgets the answers of calls that nobody repeats any more: older than a day. */
export async function forgetAnswers(db: Database): Promise<void> {
  await db
    .delete(idempotencyKeys)
    .where(lt(idempotencyKeys.createdAt, sql`now() - interval '1 day'`));
}
