import { createHash } from 'node:crypto';

import { and, eq, isNotNull, sql, type SQL } from 'drizzle-orm';

import type { Database } from '../../db/open-database.ts';
import { categories, filterPages, subcategories } from '../../db/schema.ts';
import { keepRecent } from '../../recent-values.ts';
import { countOptionUses } from './count-option-uses.ts';
import { popularKeys, withPopular } from './with-popular.ts';

/** A recorded page as it is sent. */
export interface StoredPage {
  readonly json: string;
  readonly hash: string;
}

/** Number of cached pages: more than there are. The key is the hash of the content. */
const KEPT_PAGES = 500;
const kept = keepRecent<string>(KEPT_PAGES);

/** Finds the search page of an offered category; `null` when there is none. */
export async function findCategoryPage(db: Database, id: string): Promise<StoredPage | null> {
  const [row] = await db
    .select({ hash: filterPages.hash })
    .from(filterPages)
    .innerJoin(categories, and(eq(categories.id, filterPages.id), isNotNull(categories.ordinal)))
    .where(isPage('search', id));
  return row === undefined ? null : readPage(db, row.hash, isPage('search', id));
}

/**
 * Finds a page of an offered subcategory, with the options first that its ads have most; `null`
 * when there is none.
 */
export async function findSubcategoryPage(
  db: Database,
  kind: 'create' | 'search',
  id: string,
): Promise<StoredPage | null> {
  const recorded = await findRecordedPage(db, kind, id);
  if (recorded === null) return null;
  const pages = popular.get(db) ?? keepRecent<StoredPage>(KEPT_PAGES);
  popular.set(db, pages);
  return pages.find(`${recorded.hash} ${thisHour()}`, () => pinPopular(db, id, recorded));
}

/** Pages with popular options of each store, renewed every hour. */
const popular = new WeakMap<Database, ReturnType<typeof keepRecent<StoredPage>>>();

async function pinPopular(db: Database, id: string, recorded: StoredPage): Promise<StoredPage> {
  const document: unknown = JSON.parse(recorded.json);
  const keys = popularKeys(document);
  if (keys.length === 0) return recorded;
  const json = JSON.stringify(withPopular(document, await countOptionUses(db, id, keys)));
  if (json === JSON.stringify(document)) return recorded;
  return { json, hash: createHash('sha256').update(json).digest('base64url').slice(0, 22) };
}

/** `2026-11-23T14`. */
function thisHour(): string {
  return new Date().toISOString().slice(0, 13);
}

/** Finds a page of an offered subcategory as it was recorded; `null` when there is none. */
export async function findRecordedPage(
  db: Database,
  kind: 'create' | 'search',
  id: string,
): Promise<StoredPage | null> {
  const [row] = await db
    .select({ hash: filterPages.hash })
    .from(filterPages)
    .innerJoin(
      subcategories,
      and(eq(subcategories.id, filterPages.id), isNotNull(subcategories.ordinal)),
    )
    .where(isPage(kind, id));
  return row === undefined ? null : readPage(db, row.hash, isPage(kind, id));
}

function isPage(kind: 'create' | 'search', id: string): SQL | undefined {
  return and(eq(filterPages.kind, kind), eq(filterPages.id, id));
}

/** Returns the text of a page: from the database once, then from memory. */
async function readPage(db: Database, hash: string, where: SQL | undefined): Promise<StoredPage> {
  const json = await kept.find(hash, async () => {
    const [row] = await db
      .select({ json: sql<string>`${filterPages.page}::text` })
      .from(filterPages)
      .where(and(where, eq(filterPages.hash, hash)));
    if (row === undefined) throw new Error(`The page ${hash} was deleted while it was read.`);
    return row.json;
  });
  return { json, hash };
}
