import { sql, type SQL } from 'drizzle-orm';

/** Returns a time by the database's clock, in ms from now; negative for the past. */
export function afterNow(ms: number): SQL {
  return sql`now() + ${ms}::float8 * interval '1 millisecond'`;
}
