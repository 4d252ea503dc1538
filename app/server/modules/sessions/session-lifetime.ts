import { and, gt, not, sql, type SQL } from 'drizzle-orm';

import { userSessions } from '../../db/account-schema.ts';
import type { Database } from '../../db/open-database.ts';

/** The end of a session that begins now, however much it is used. */
export const lastMoment: SQL = sql`now() + interval '180 days'`;

/** Whether a session still opens anything: before its end, and not at rest for 30 days. */
export const isAlive: SQL = sql`(${and(
  gt(userSessions.expiresAt, sql`now()`),
  gt(userSessions.usedAt, sql`now() - interval '30 days'`),
)})`;

/** Forgets the sessions that open nothing any more. */
export async function forgetSessions(db: Database): Promise<void> {
  await db.delete(userSessions).where(not(isAlive));
}
