import { desc, eq } from 'drizzle-orm';

import type { Comparison, Comparisons } from '../../../contract/index.ts';
import { COMPARISONS_LIMIT } from '../../../contract/index.ts';
import { comparisons } from '../../db/keep-schema.ts';
import type { Database } from '../../db/open-database.ts';
import { ads, subcategories } from '../../db/schema.ts';
import { findCards } from '../advertisements/index.ts';
import { findCreateForm } from '../definitions/index.ts';
import { isOwnedBy, toVisitorStatus } from '../kept-ads/index.ts';
import type { Viewer } from '../sessions/index.ts';
import { toRows, type ComparableAd } from './to-rows.ts';

/** Finds all comparisons of a viewer by subcategory; in each the first added ad is the first. */
export async function findComparisons(db: Database, viewer: Viewer): Promise<Comparisons> {
  const rows = await db
    .select({
      adId: ads.id,
      subcategoryId: ads.subcategoryId,
      name: subcategories.name,
      city: ads.city,
      characteristics: ads.characteristics,
    })
    .from(comparisons)
    .innerJoin(ads, eq(ads.id, comparisons.adId))
    .innerJoin(subcategories, eq(subcategories.id, ads.subcategoryId))
    .where(isOwnedBy(comparisons, viewer))
    .orderBy(desc(comparisons.id))
    .limit(COMPARISONS_LIMIT);
  const ids = rows.map(({ adId }) => adId);
  const cards = new Map((await findCards(db, ids, viewer)).map((card) => [card.id, card]));
  const found: Comparison[] = [];
  for (const [subcategoryId, own] of Map.groupBy(rows, (row) => row.subcategoryId)) {
    const compared = own.toReversed().flatMap((row): readonly ComparableAd[] => {
      const card = cards.get(row.adId);
      if (card === undefined) return [];
      const shown = toVisitorStatus(card);
      // What the keeper may not read of the card is not in the rows either.
      const isWhole = shown.subtitle3 === card.subtitle3;
      return [
        isWhole
          ? { card: shown, city: row.city, characteristics: row.characteristics }
          : { card: shown, city: null, characteristics: [] },
      ];
    });
    const form = await findCreateForm(db, subcategoryId);
    const [first] = compared;
    if (first === undefined) continue;
    found.push({
      subcategory_id: subcategoryId,
      category_id: first.card.category_id,
      name: own[0]?.name ?? '',
      advertisements: compared.map(({ card }) => card),
      rows: [...toRows(compared, form?.plan ?? null)],
    });
  }
  return { comparisons: found };
}
