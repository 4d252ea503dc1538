import { sql, type SQL } from 'drizzle-orm';

import type { Database } from '../../../db/open-database.ts';
import type { Conditions } from '../to-conditions.ts';
import type { Position, SearchOrder } from './search-order.ts';

/** A found row with the value that orders its stream. */
export type FoundRow = { readonly id: number; readonly value: string; readonly stream: number };

/** Parameters of a read. */
export interface Reading {
  readonly conditions: Conditions;
  readonly order: SearchOrder;
  /** Position of each stream. */
  readonly positions: readonly Position[];
  /** Maximum number of rows per stream. */
  readonly limit: number;
}

/**
 * How rows are read in order: `walk` follows the index of the order and filters, `sort` reads every
 * match and sorts.
 */
export type Strategy = 'walk' | 'sort';

/** Cost of a row, in µs on one core: of a walk, and of the heap and a sort. */
const WALKED_US = 1.5;
const SORTED_US = 1.2;

/** Returns the rows of every stream after its position. */
export async function readStreams(db: Database, reading: Reading): Promise<readonly FoundRow[]> {
  const strategy = await chooseStrategy(db, reading);
  const { rows } = await db.execute<FoundRow>(toQuery(reading, strategy));
  return rows;
}

/** Builds the query of a read. */
export function toQuery({ conditions, order, positions, limit }: Reading, strategy: Strategy): SQL {
  const { where, filters } = conditions;
  const reads = order.streams.map((stream, index) => {
    const position = positions[index] ?? null;
    const conditions = [
      ...where,
      ...filters,
      ...(stream.where === null ? [] : [stream.where]),
      ...(position === null ? [] : [stream.after(position)]),
    ];
    return sql`(
      select id, ${stream.value} as value, ${index}::int as stream from ad_search
      ${toWhere(conditions)}
      order by ${strategy === 'sort' ? stream.sorted : stream.order} limit ${limit}
    )`;
  });
  return sql.join(reads, sql` union all `);
}

/** Builds `where` and the conditions; empty without conditions. */
export function toWhere(conditions: readonly SQL[]): SQL {
  return conditions.length === 0 ? sql`` : sql`where ${sql.join([...conditions], sql` and `)}`;
}

/**
 * Returns the cheaper strategy. PostgreSQL estimates the number of matches well, but not that they
 * may all be at the far end of a walk, so only the number is taken from its plan.
 */
export async function chooseStrategy(
  db: Database,
  { conditions, order, limit }: Reading,
): Promise<Strategy> {
  const { filters, estimate, ads } = conditions;
  if (order.isRanked) return 'sort';
  if (filters.length === 0) return 'walk';
  const fitting = await estimateRows(db, toWhere(estimate));
  const walked = Math.min(ads, (limit * ads) / Math.max(fitting, 1));
  return SORTED_US * fitting < WALKED_US * walked ? 'sort' : 'walk';
}

async function estimateRows(db: Database, where: SQL): Promise<number> {
  const { rows } = await db.execute<{ 'QUERY PLAN': readonly Explained[] }>(
    sql`explain (format json) select from ad_search ${where}`,
  );
  return rows[0]?.['QUERY PLAN'][0]?.Plan['Plan Rows'] ?? 0;
}

interface Explained {
  readonly Plan: { readonly 'Plan Rows': number };
}
