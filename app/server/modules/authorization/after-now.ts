import { sql, type SQL } from 'drizzle-orm';

/** A moment by the store's clock, so many ms from now; before now when below zero. */
export function afterNow(ms: number): SQL {
  return sql`now() + ${ms}::float8 * interval '1 millisecond'`;
}
