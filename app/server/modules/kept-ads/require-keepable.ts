import { eq } from 'drizzle-orm';

import { ApiError } from '../../api-error.ts';
import type { Database } from '../../db/open-database.ts';
import { ads } from '../../db/schema.ts';
import { whyNotShown } from '../advertisements/index.ts';

/** An ad that may be kept, as far as it is stored with it. */
export interface KeepableAd {
  readonly id: number;
  readonly priceDirams: number | null;
}

/**
 * Finds an ad that a viewer may add to what they keep: a published one.
 *
 * @throws {ApiError} ad.unknown, ad.hidden, ad.sold, ad.deleted.
 */
export async function requireKeepable(db: Database, id: number): Promise<KeepableAd> {
  const [ad] = await db
    .select({
      id: ads.id,
      priceDirams: ads.priceDirams,
      status: ads.status,
      closeReason: ads.closeReason,
    })
    .from(ads)
    .where(eq(ads.id, id));
  const refusal = whyNotShown(ad ?? null);
  if (ad === undefined || refusal !== null) throw new ApiError(refusal ?? 'ad.unknown');
  return ad;
}
