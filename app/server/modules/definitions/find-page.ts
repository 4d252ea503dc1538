import { and, eq, isNotNull, sql } from 'drizzle-orm';

import type { Database } from '../../db/open-database.ts';
import { categories, filterPages, subcategories } from '../../db/schema.ts';

/** A recorded page as it is sent. */
export interface StoredPage {
  readonly json: string;
  readonly hash: string;
}

const PAGE = { json: sql<string>`${filterPages.page}::text`, hash: filterPages.hash };

/** The search page of a category that is offered; `null` when there is none. */
export async function findCategoryPage(db: Database, id: string): Promise<StoredPage | null> {
  const rows = await db
    .select(PAGE)
    .from(filterPages)
    .innerJoin(categories, and(eq(categories.id, filterPages.id), isNotNull(categories.ordinal)))
    .where(and(eq(filterPages.kind, 'search'), eq(filterPages.id, id)));
  return rows[0] ?? null;
}

/** A page of a subcategory that is offered; `null` when there is none. */
export async function findSubcategoryPage(
  db: Database,
  kind: 'create' | 'search',
  id: string,
): Promise<StoredPage | null> {
  const rows = await db
    .select(PAGE)
    .from(filterPages)
    .innerJoin(
      subcategories,
      and(eq(subcategories.id, filterPages.id), isNotNull(subcategories.ordinal)),
    )
    .where(and(eq(filterPages.kind, kind), eq(filterPages.id, id)));
  return rows[0] ?? null;
}
