import { sql } from 'drizzle-orm';

import type { Database } from '../../db/open-database.ts';
import { ads } from '../../db/schema.ts';
import type { OptionUse } from './with-popular.ts';

/** Number of ads that are counted: the latest of a subcategory. */
const COUNTED_ADS = 5_000;

/** Counts the sellers of each option of some filters among the latest ads of a subcategory. */
export async function countOptionUses(
  db: Database,
  subcategoryId: string,
  keys: readonly string[],
): Promise<readonly OptionUse[]> {
  const { rows } = await db.execute<OptionUse & Record<string, unknown>>(sql`
    select attr.key, attr.value #>> '{}' as value, count(distinct latest.owner_id)::int as sellers
    from (
      select ${ads.ownerId} as owner_id, ${ads.attrs} as attrs
      from ${ads}
      where ${ads.subcategoryId} = ${subcategoryId} and ${ads.status} = 'PUBLISHED'
      order by ${ads.id} desc
      limit ${COUNTED_ADS}
    ) latest, jsonb_each(latest.attrs) attr
    where attr.key = any(${sql.param(keys)}::text[])
      and jsonb_typeof(attr.value) in ('string', 'number')
    group by 1, 2`);
  return rows;
}
