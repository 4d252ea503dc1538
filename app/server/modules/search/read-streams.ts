import { sql, type SQL } from 'drizzle-orm';

import type { Database } from '../../db/open-database.ts';
import type { Position, SearchOrder } from './search-order.ts';
import type { Conditions } from './to-conditions.ts';

/** A row that a search finds, with the value that its stream orders it by. */
export type FoundRow = { readonly id: number; readonly value: string; readonly stream: number };

/** Which rows to read. */
export interface Reading {
  readonly conditions: Conditions;
  readonly order: SearchOrder;
  /** Where each stream goes on. */
  readonly positions: readonly Position[];
  /** Rows of each stream, at most. */
  readonly limit: number;
}

/**
 * How rows are got in order: `walk` follows the index of the order and drops what does not fit,
 * `sort` gets all that fits and sorts it.
 */
export type Way = 'walk' | 'sort';

/** What a row costs, in µs on one core: of a walk, and of the heap and a sort. */
const WALKED_US = 1.5;
const SORTED_US = 1.2;

/** Rows of every stream after its position. */
export async function readStreams(db: Database, reading: Reading): Promise<readonly FoundRow[]> {
  const way = await chooseWay(db, reading);
  const { rows } = await db.execute<FoundRow>(toQuery(reading, way));
  return rows;
}

/** The query of a reading. */
export function toQuery({ conditions, order, positions, limit }: Reading, way: Way): SQL {
  const { where, filters } = conditions;
  const reads = order.streams.map((stream, place) => {
    const position = positions[place] ?? null;
    const conditions = [
      ...where,
      ...filters,
      ...(stream.where === null ? [] : [stream.where]),
      ...(position === null ? [] : [stream.after(position)]),
    ];
    return sql`(
      select id, ${stream.value} as value, ${place}::int as stream from ad_search
      ${toWhere(conditions)}
      order by ${way === 'sort' ? stream.sorted : stream.order} limit ${limit}
    )`;
  });
  return sql.join(reads, sql` union all `);
}

/** `where` and the conditions; nothing without any. */
export function toWhere(conditions: readonly SQL[]): SQL {
  return conditions.length === 0 ? sql`` : sql`where ${sql.join([...conditions], sql` and `)}`;
}

/**
 * The cheaper way. PostgreSQL knows well how many rows fit, yet not that they may all lie at the
 * far end of a walk, so it is asked for the number alone.
 */
export async function chooseWay(db: Database, { conditions, limit }: Reading): Promise<Way> {
  const { filters, estimate, ads } = conditions;
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
