import { setImmediate as nextTurn } from 'node:timers/promises';

import { compile } from '@bozor/form-engine';
import { coverage, type NamedPlan } from '@bozor/form-engine/inspect';
import { asc } from 'drizzle-orm';

import type { LabCoverage } from '../../contract/index.ts';
import type { Database } from '../../server/db/open-database.ts';
import { labFixtures } from '../../server/db/schema.ts';

/** Maximum number of page names in a cell. */
const NAMED_PAGES = 12;

/**
 * Counts what all recorded pages and defective definitions cover. Yields to the event loop between
 * two compilations.
 */
export async function findCoverage(db: Database): Promise<LabCoverage> {
  const { id, mode, page } = labFixtures;
  const recorded = await db
    .select({ id, mode, page })
    .from(labFixtures)
    .orderBy(asc(labFixtures.ordinal));
  const plans: NamedPlan[] = [];
  for (const { id, mode, page } of recorded) {
    plans.push({ name: id, plan: compile(JSON.parse(page), { mode }) });
    await nextTurn();
  }
  const { pages, fields, rows } = coverage(plans, { names: NAMED_PAGES });
  return {
    pages,
    fields,
    rows: rows.map(({ dataTypes, ...row }) => ({
      type: row.type,
      total: mutable(row.total),
      features: row.features.map(mutable),
      data_types: dataTypes.map(mutable),
      faults: Array.from(row.faults),
    })),
  };
}

function mutable<Cell extends { readonly pages: readonly string[] }>(cell: Cell) {
  return { ...cell, pages: Array.from(cell.pages) };
}
