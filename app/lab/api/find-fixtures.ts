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

/** Finds every recorded page and defective definition, in the order of the categories. */
export async function findFixtures(db: Database): Promise<LabFixtureSummary[]> {
  return db.select(SUMMARY).from(labFixtures).orderBy(asc(labFixtures.ordinal));
}

/**
 * Finds one fixture as the JSON text of the response. The page is stored as text: parsing and
 * serializing it could repair the defects that its definitions hold on purpose.
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
