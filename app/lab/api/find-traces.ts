import { asc, eq } from 'drizzle-orm';

import type { LabTraceSummary } from '../../contract/index.ts';
import { ApiError } from '../../server/api-error.ts';
import type { Database } from '../../server/db/open-database.ts';
import { labTraces } from '../../server/db/schema.ts';

const SUMMARY = {
  id: labTraces.id,
  group: labTraces.group,
  title: labTraces.title,
  mode: labTraces.mode,
  shows: labTraces.shows,
};

/** Finds every recorded trace, in the order of the categories. */
export async function findTraces(db: Database): Promise<LabTraceSummary[]> {
  return db.select(SUMMARY).from(labTraces).orderBy(asc(labTraces.ordinal));
}

/**
 * Finds one trace as the JSON text of the response. It is stored as text: serializing it a second
 * time could repair the defects that its definitions hold on purpose.
 *
 * @throws {ApiError} fixture.unknown.
 */
export async function findTrace(db: Database, id: string): Promise<string> {
  const [found] = await db
    .select({ ...SUMMARY, trace: labTraces.trace })
    .from(labTraces)
    .where(eq(labTraces.id, id));
  if (found === undefined) throw new ApiError('fixture.unknown');
  const { trace, ...summary } = found;
  return `${JSON.stringify(summary).slice(0, -1)},"trace":${trace}}`;
}
