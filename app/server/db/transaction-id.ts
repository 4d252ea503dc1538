import { sql, type SQL } from 'drizzle-orm';
import { customType } from 'drizzle-orm/pg-core';

/** An `xid8` column: the number of a transaction, in decimal digits. */
export const transactionId = customType<{ data: string; driverData: string }>({
  dataType: () => 'xid8',
});

/**
 * Condition on a column `changed_in`: changed by a transaction that a snapshot does not show. Later
 * transactions than any here are those of a cluster that the data came from.
 */
export function changedSince(snapshot: string): SQL {
  return sql`
    changed_in >= pg_snapshot_xmin(${snapshot}::pg_snapshot)
    and changed_in < pg_snapshot_xmax(pg_current_snapshot())
    and not pg_visible_in_snapshot(changed_in, ${snapshot}::pg_snapshot)`;
}
