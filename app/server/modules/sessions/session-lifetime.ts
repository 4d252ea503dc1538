import { and, gt, lt, not, sql, type SQL } from 'drizzle-orm';

import { anonymousSessions, userSessions } from '../../db/account-schema.ts';
import type { Database } from '../../db/open-database.ts';

/** End of a session that starts now, independent of its use. */
export const sessionEnd: SQL = sql`now() + interval '180 days'`;

/** Whether a session is alive: before its end, and used within 30 days. */
export const isAlive: SQL = sql`(${and(
  gt(userSessions.expiresAt, sql`now()`),
  gt(userSessions.usedAt, sql`now() - interval '30 days'`),
)})`;

/** Deletes the expired sessions of users, and those of guests after 90 days without use. */
export async function forgetSessions(db: Database): Promise<void> {
  await db.delete(userSessions).where(not(isAlive));
  await db
    .delete(anonymousSessions)
    .where(lt(anonymousSessions.usedAt, sql`now() - interval '90 days'`));
}
