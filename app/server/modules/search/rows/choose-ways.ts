import { sql, type SQL } from 'drizzle-orm';

import type { Database } from '../../../db/open-database.ts';
import type { Conditions } from '../to-conditions.ts';

/**
 * How rows are read in order: `walk` follows the index of the order and filters, `sort` reads every
 * match and sorts.
 */
export type Strategy = 'walk' | 'sort';

/** Partitions that are read with one strategy. */
export interface Way {
  readonly strategy: Strategy;
  /** Condition of the partitions; `null` for all. */
  readonly where: SQL | null;
}

/** Cost of a row, in µs on one core: of a walk, and of the heap and a sort. */
const WALKED_US = 1.5;
const SORTED_US = 1.2;

const WALK: readonly Way[] = [{ strategy: 'walk', where: null }];
const SORT: readonly Way[] = [{ strategy: 'sort', where: null }];

/** Conditions by which the ways are chosen. */
type Chosen = Pick<Conditions, 'estimated' | 'filters' | 'words' | 'isOnePartition' | 'ads'>;

/**
 * Returns the cheapest ways to read `limit` rows. PostgreSQL estimates the number of matches well,
 * but not that they may all be at the far end of a walk, so only the numbers are taken from its
 * plan. A partition where hardly any row matches is sorted: a walk would go through all of it before
 * the first row of another partition is returned.
 */
export async function chooseWays(
  db: Database,
  conditions: Chosen,
  limit: number,
): Promise<readonly Way[]> {
  const { estimated, filters, words, ads, isOnePartition } = conditions;
  if (filters.length === 0 && words.length === 0) return WALK;
  const where = sql.join([...estimated, ...filters, ...words], sql` and `);
  if (isOnePartition) {
    const { rows } = await estimateRows(db, where);
    return isWalked({ matches: rows, rows: ads, limit }) ? WALK : SORT;
  }
  const [{ partitions }, sizes] = await Promise.all([estimateRows(db, where), findSizes(db)]);
  const walked = sizes.filter(({ partition, rows }) =>
    isWalked({ matches: partitions.get(partition) ?? 0, rows, limit }),
  );
  if (walked.length === 0) return SORT;
  if (walked.length === sizes.length) return WALK;
  const numbers = sql.param(walked.map(({ cat }) => cat));
  return [
    { strategy: 'walk', where: sql`cat = any(${numbers}::smallint[])` },
    { strategy: 'sort', where: sql`cat <> all(${numbers}::smallint[])` },
  ];
}

interface Walk {
  readonly matches: number;
  readonly rows: number;
  readonly limit: number;
}

function isWalked({ matches, rows, limit }: Walk): boolean {
  const walked = Math.min(rows, (limit * rows) / Math.max(matches, 1));
  return SORTED_US * matches >= WALKED_US * walked;
}

/** PostgreSQL's estimate of the matches. */
export interface RowEstimate {
  readonly rows: number;
  /** By the name of the partition. */
  readonly partitions: ReadonlyMap<string, number>;
}

/** Estimates the rows that meet a condition. */
export async function estimateRows(db: Database, where: SQL): Promise<RowEstimate> {
  const { rows } = await db.execute<{ 'QUERY PLAN': readonly { readonly Plan: Plan }[] }>(
    sql`explain (format json) select from ad_search where ${where}`,
  );
  const plan = rows[0]?.['QUERY PLAN'][0]?.Plan;
  if (plan === undefined) return { rows: 0, partitions: new Map() };
  return { rows: plan['Plan Rows'], partitions: new Map(scansOf(plan)) };
}

interface Plan {
  readonly 'Plan Rows': number;
  readonly 'Relation Name'?: string;
  readonly Plans?: readonly Plan[];
}

function scansOf(plan: Plan): readonly (readonly [partition: string, rows: number])[] {
  const { 'Relation Name': name, 'Plan Rows': rows, Plans: plans = [] } = plan;
  return name === undefined ? plans.flatMap((inner) => scansOf(inner)) : [[name, rows]];
}

interface PartitionSize {
  readonly partition: string;
  readonly cat: number;
  readonly rows: number;
}

/** Approximate sizes of the categories' partitions, by PostgreSQL's own statistics. */
async function findSizes(db: Database): Promise<readonly PartitionSize[]> {
  const { rows } = await db.execute<{
    readonly partition: string;
    readonly cat: number;
    readonly rows: number;
  }>(sql`
    select relname as partition, substring(relname from '\\d+$')::int as cat,
      greatest(reltuples, 0)::float8 as rows
    from pg_class join pg_inherits on inhrelid = pg_class.oid
    where inhparent = 'ad_search'::regclass and relname ~ '\\d+$' `);
  return rows;
}
