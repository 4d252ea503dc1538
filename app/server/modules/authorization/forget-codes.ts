import { lt } from 'drizzle-orm';

import { codeRequests } from '../../db/account-schema.ts';
import type { Database } from '../../db/open-database.ts';
import { afterNow } from './after-now.ts';
import { COUNTED_MS } from './send-limits.ts';

/** Deletes requests of codes that no limit counts; their codes have expired. */
export async function forgetCodes(db: Database): Promise<void> {
  await db.delete(codeRequests).where(lt(codeRequests.createdAt, afterNow(-COUNTED_MS)));
}
