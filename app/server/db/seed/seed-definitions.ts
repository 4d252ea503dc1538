import { eq, sql } from 'drizzle-orm';

import type { Database } from '../open-database.ts';
import { definitions } from '../schema.ts';
import { toDefinitionRows, type DefinitionRows } from './definition-rows.ts';
import { readFixtures } from './read-fixtures.ts';
import type { Row } from './row.ts';

/** Number of rows per statement. */
const BATCH = 2_000;

/** Tables that are rewritten as a whole. No ad references them. */
const REPLACED = [
  'filter_pages',
  'filter_lists',
  'filter_values',
  'lab_fixtures',
  'lab_traces',
  'landmarks',
] as const;

/**
 * Stores the recorded definitions, unless the database holds the same. Does not change ads: a
 * category that is no longer offered keeps its row, without an index.
 *
 * @throws When a fixture violates the contract; the database then remains unchanged.
 */
export async function seedDefinitions(db: Database, folder: string): Promise<void> {
  const fixtures = await readFixtures(folder);
  const [stored] = await db.select({ hash: definitions.hash }).from(definitions);
  if (stored?.hash === fixtures.hash) return;

  const rows = toDefinitionRows(fixtures);
  await db.transaction(async (transaction) => {
    await offer(transaction, rows);
    for (const table of REPLACED) {
      await transaction.execute(sql`delete from ${sql.identifier(table)}`);
      await insert(transaction, table, rows[table]);
    }
    const known = { hash: fixtures.hash, seededAt: new Date() };
    await transaction
      .insert(definitions)
      .values(known)
      .onConflictDoUpdate({ target: definitions.id, set: known, setWhere: eq(definitions.id, 1) });
  });
}

/** Sets the index of the offered categories and subcategories, and clears that of all others. */
async function offer(db: Database, rows: DefinitionRows): Promise<void> {
  await db.execute(sql`update subcategories set ordinal = null`);
  await db.execute(sql`update categories set ordinal = null`);
  await db.execute(sql`
    insert into categories (id, number, ordinal, name, image, type, groups)
    select id, number, ordinal, name, image, type, groups
    from jsonb_populate_recordset(null::categories, ${JSON.stringify(rows.categories)}::jsonb)
    on conflict (id) do update set
      ordinal = excluded.ordinal, name = excluded.name, image = excluded.image,
      type = excluded.type, groups = excluded.groups`);
  await db.execute(sql`
    insert into subcategories (id, category_id, ordinal, name, limits, kind)
    select id, category_id, ordinal, name, limits, kind
    from jsonb_populate_recordset(null::subcategories, ${JSON.stringify(rows.subcategories)}::jsonb)
    on conflict (id) do update set
      category_id = excluded.category_id, ordinal = excluded.ordinal, name = excluded.name,
      limits = excluded.limits, kind = excluded.kind`);
}

async function insert(db: Database, table: string, rows: readonly Row[]): Promise<void> {
  const name = sql.identifier(table);
  for (let from = 0; from < rows.length; from += BATCH) {
    const batch = JSON.stringify(rows.slice(from, from + BATCH));
    await db.execute(sql`
      insert into ${name} select * from json_populate_recordset(null::${name}, ${batch}::json)`);
  }
}
