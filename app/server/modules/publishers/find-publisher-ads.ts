import { and, desc, eq, ilike, lt } from 'drizzle-orm';

import type { PublisherAds, PublisherAdsQuery } from '../../../contract/index.ts';
import type { Database } from '../../db/open-database.ts';
import { ads } from '../../db/schema.ts';
import { findCards } from '../advertisements/index.ts';
import type { Viewer } from '../sessions/index.ts';

const PAGE_SIZE = 20;

/** Which page of whose ads. */
interface PublisherAdsRequest extends PublisherAdsQuery {
  /** Id of the user. */
  readonly id: number;
}

/** Finds a page of a publisher's published ads, newest first; none of an unknown one. */
export async function findPublisherAds(
  db: Database,
  { id, query = '', cursor }: PublisherAdsRequest,
  viewer: Viewer | null,
): Promise<PublisherAds> {
  const words = query.split(/\s+/u).filter((word) => word !== '');
  const rows = await db
    .select({ id: ads.id })
    .from(ads)
    .where(
      and(
        eq(ads.ownerId, id),
        eq(ads.status, 'PUBLISHED'),
        ...words.map((word) => ilike(ads.title, `%${escapeLike(word)}%`)),
        cursor === undefined ? undefined : lt(ads.id, Number(cursor)),
      ),
    )
    .orderBy(desc(ads.id))
    // The extra row shows that a next page exists.
    .limit(PAGE_SIZE + 1);
  const ids = rows.slice(0, PAGE_SIZE).map((row) => row.id);
  const last = rows.length > PAGE_SIZE ? ids.at(-1) : undefined;
  return {
    advertisements: await findCards(db, ids, viewer),
    cursor: last === undefined ? null : String(last),
  };
}

/** Takes the wildcards of a pattern for letters. */
function escapeLike(text: string): string {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`);
}
