import { eq, sql } from 'drizzle-orm';

import type { AdCard } from '../../../../contract/index.ts';
import { users } from '../../../db/account-schema.ts';
import type { Database } from '../../../db/open-database.ts';
import { ads, categories } from '../../../db/schema.ts';
import type { Viewer } from '../../sessions/index.ts';
import { createTimeText } from './ad-text.ru.ts';
import { CARD_COLUMNS, viewerColumns } from './card-columns.ts';
import { presentCard } from './present-card.ts';

/** Finds the cards of ads in any status, in the order of the ids. Unknown ids are left out. */
export async function findCards(
  db: Database,
  ids: readonly number[],
  viewer: Viewer | null,
): Promise<AdCard[]> {
  if (ids.length === 0) return [];
  const select = selectionOf(db, viewer?.kind ?? 'none');
  const rows = await select.execute({ ids, viewer: viewer?.id ?? null });
  const byId = new Map(rows.map((row) => [row.id, row]));
  const textOf = createTimeText(new Date());
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row === undefined ? [] : [presentCard(row, viewer, textOf)];
  });
}

type ViewerKind = Viewer['kind'] | 'none';

/** The most frequent statement of the product is written and planned once. */
function prepareSelection(db: Database, kind: ViewerKind) {
  const viewer = kind === 'none' ? null : { kind, id: sql.placeholder('viewer') };
  return db
    .select({ ...CARD_COLUMNS, ...viewerColumns(viewer) })
    .from(ads)
    .innerJoin(categories, eq(categories.id, ads.categoryId))
    .innerJoin(users, eq(users.id, ads.ownerId))
    .where(sql`${ads.id} = any(${sql.placeholder('ids')}::int[])`)
    .prepare(`cards-of-${kind}`);
}

type Selection = ReturnType<typeof prepareSelection>;

const selections = new WeakMap<Database, Map<ViewerKind, Selection>>();

function selectionOf(db: Database, kind: ViewerKind): Selection {
  const known = selections.get(db) ?? new Map<ViewerKind, Selection>();
  selections.set(db, known);
  const selection = known.get(kind) ?? prepareSelection(db, kind);
  known.set(kind, selection);
  return selection;
}
