import { ads } from '../../../db/schema.ts';

/** Columns that only the seller of an ad reads. */
export const OWN_COLUMNS = {
  id: ads.id,
  status: ads.status,
  closeReason: ads.closeReason,
  statusAt: ads.statusAt,
  expiresAt: ads.expiresAt,
  phoneViews: ads.phoneViews,
} as const;
