import { asc, eq } from 'drizzle-orm';

import type { LabFixtureSummary } from '../../contract/index.ts';
import { ApiError } from '../../server/api-error.ts';
import type { Database } from '../../server/db/open-database.ts';
import { labFixtures } from '../../server/db/schema.ts';

const SUMMARY = {
  id: labFixtures.id,
  group: labFixtures.group,
  title: labFixtures.title,
  mode: labFixtures.mode,
  category_id: labFixtures.categoryId,
  subcategory_id: labFixtures.subcategoryId,
};

/** Every recorded page and troublesome definition, in the order of the categories. */
export async function findFixtures(db: Database): Promise<LabFixtureSummary[]> {
  return db.select(SUMMARY).from(labFixtures).orderBy(asc(labFixtures.ordinal));
}

/**
 * One of them as the JSON text of its answer. The page is stored as text: parsing and writing it
 * again could repair the defects that its definitions hold on purpose.
 *
 * @throws {ApiError} fixture.unknown.
 */
export async function findFixture(db: Database, id: string): Promise<string> {
  const [found] = await db
    .select({ ...SUMMARY, page: labFixtures.page })
    .from(labFixtures)
    .where(eq(labFixtures.id, id));
  if (found === undefined) throw new ApiError('fixture.unknown');
  const { page, ...summary } = found;
  return `${JSON.stringify(summary).slice(0, -1)},"page":${page}}`;
}
