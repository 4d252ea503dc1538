import { lt, sql } from 'drizzle-orm';

import type { Database } from '../../../db/open-database.ts';
import { idempotencyKeys } from '../../../db/schema.ts';

/** Deletes responses older than a day: no client retries them. */
export async function forgetAnswers(db: Database): Promise<void> {
  await db
    .delete(idempotencyKeys)
    .where(lt(idempotencyKeys.createdAt, sql`now() - interval '1 day'`));
}
