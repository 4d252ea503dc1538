import { sql, type SQL } from 'drizzle-orm';

import type { Database } from '../../../db/open-database.ts';
import type { Conditions } from '../to-conditions.ts';
import { chooseWays, type Way } from './choose-ways.ts';
import type { FoundRow, Position, SearchOrder, Stream } from './search-order.ts';

/** Parameters of a read. */
export interface Reading {
  readonly conditions: Conditions;
  readonly order: SearchOrder;
  /** Position of each stream. */
  readonly positions: readonly Position[];
  /** Maximum number of rows per stream. */
  readonly limit: number;
}

/** Returns the rows of every stream after its position, by an order that an index may have. */
export async function readStreams(db: Database, reading: Reading): Promise<readonly FoundRow[]> {
  const { conditions, order, limit } = reading;
  const ways = order.isRanked ? SORTED : await chooseWays(db, conditions, limit);
  const { rows } = await db.execute<FoundRow>(toQuery(reading, ways));
  return rows;
}

/** All matches are read and sorted. */
export const SORTED: readonly Way[] = [{ strategy: 'sort', where: null }];

/** Builds the query of a read. */
export function toQuery(reading: Reading, ways: readonly Way[]): SQL {
  const reads = reading.order.streams.map((stream, index) =>
    toStreamQuery(reading, { stream, index, ways }),
  );
  return sql.join(reads, sql` union all `);
}

interface StreamRead {
  readonly stream: Stream;
  readonly index: number;
  readonly ways: readonly Way[];
}

function toStreamQuery(reading: Reading, { stream, index, ways }: StreamRead): SQL {
  const { conditions, positions, limit } = reading;
  const { where, filters, words } = conditions;
  const position = positions[index] ?? null;
  const reads = ways.map((way) => {
    const all = [
      ...where,
      ...filters,
      ...words,
      ...(stream.where === null ? [] : [stream.where]),
      ...(way.where === null ? [] : [way.where]),
      ...(position === null ? [] : [stream.after(position)]),
    ];
    return sql`(
      select id, ${stream.value} as value, ${index}::int as stream from ad_search
      ${toWhere(all)}
      order by ${way.strategy === 'sort' ? stream.sorted : stream.order} limit ${limit}
    )`;
  });
  const [only] = reads;
  if (only !== undefined && reads.length === 1) return only;
  return sql`(
    select id, value, stream from (${sql.join(reads, sql` union all `)}) as ways
    order by ${stream.merged} limit ${limit}
  )`;
}

/** Builds `where` and the conditions; empty without conditions. */
export function toWhere(conditions: readonly SQL[]): SQL {
  return conditions.length === 0 ? sql`` : sql`where ${sql.join([...conditions], sql` and `)}`;
}
