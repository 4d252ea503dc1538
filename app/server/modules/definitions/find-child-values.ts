import { and, eq, inArray, sql } from 'drizzle-orm';

import type { ChildValues, FilterGroup, FilterValue } from '../../../contract/index.ts';
import type { Database } from '../../db/open-database.ts';
import { filterLists, filterValues } from '../../db/schema.ts';
import { foldLetters } from '../search-index/index.ts';

/** Request of a part of a list. */
export interface ChildQuestion {
  readonly filterId: string;
  /** Texts of the parent's values; empty for a list without a parent. */
  readonly parents: readonly string[];
  /** Part of the name; empty for all. */
  readonly query: string;
  /** End of the previous page, `parentIndex.ordinal`; `null` for the first page. */
  readonly cursor: string | null;
  /** Number of values per page. */
  readonly limit: number;
}

/** More values than any list has. */
export const ALL_VALUES = 1_000_000;

/**
 * Finds one page of the values of a filter for its parent's values: several parents give the union,
 * in their order, without duplicates. Pages by key; reads one row more to learn whether a next page
 * exists.
 *
 * @returns `null` for a filter without lists on demand.
 */
export async function findChildValues(
  db: Database,
  question: ChildQuestion,
): Promise<ChildValues | null> {
  const { filterId, cursor, limit } = question;
  const parents = question.parents.length === 0 ? [''] : [...new Set(question.parents)];
  if (!(await isKnown(db, filterId))) return null;

  const rows = await findRows(db, { ...question, parents });
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return {
    values: page.map(({ value }) => value),
    groups: cursor === null ? await findGroups(db, filterId, parents) : [],
    next_cursor: last === undefined ? null : `${last.parentIndex}.${last.ordinal}`,
  };
}

async function isKnown(db: Database, filterId: string): Promise<boolean> {
  const known = await db
    .select({ parent: filterLists.parent })
    .from(filterLists)
    .where(eq(filterLists.filterId, filterId))
    .limit(1);
  return known.length > 0;
}

interface ValueRow extends Record<string, unknown> {
  readonly value: FilterValue;
  /** Index of its parent among the requested ones, from 1. */
  readonly parentIndex: number;
  readonly ordinal: number;
}

async function findRows(
  db: Database,
  { filterId, parents, query, cursor, limit }: ChildQuestion,
): Promise<readonly ValueRow[]> {
  const requested = sql`unnest(${sql.param(parents)}::text[]) with ordinality`;
  const [parentIndex = 0, ordinal = -1] = cursor === null ? [] : cursor.split('.').map(Number);
  const part = foldLetters(query.trim());
  const { rows } = await db.execute<ValueRow>(sql`
    select v.value, p.index::int as "parentIndex", v.ordinal
    from ${requested} as p(parent, index)
    join ${filterValues} v on v.filter_id = ${filterId} and v.parent = p.parent
    where (p.index, v.ordinal) > (${parentIndex}, ${ordinal})
      and (${part} = '' or position(${part} in v.folded) > 0)
      and not exists (
        select 1
        from ${requested} as e(parent, index)
        join ${filterValues} w on w.filter_id = ${filterId} and w.parent = e.parent
        where w.value_text = v.value_text and e.index < p.index
      )
    order by p.index, v.ordinal
    limit ${limit + 1}`);
  return rows;
}

/** Finds the groups of the lists; groups with the same name are merged. */
async function findGroups(
  db: Database,
  filterId: string,
  parents: readonly string[],
): Promise<FilterGroup[]> {
  const lists = await db
    .select({ parent: filterLists.parent, groups: filterLists.groups })
    .from(filterLists)
    .where(and(eq(filterLists.filterId, filterId), inArray(filterLists.parent, [...parents])));
  const inOrder = parents.flatMap((parent) => lists.find((list) => list.parent === parent) ?? []);
  const byName = Map.groupBy(
    inOrder.flatMap(({ groups }) => groups),
    ({ group }) => group,
  );
  return Array.from(byName, ([group, parts]) => ({
    group,
    value_keys: [...new Set(parts.flatMap(({ value_keys }) => value_keys))],
  }));
}
