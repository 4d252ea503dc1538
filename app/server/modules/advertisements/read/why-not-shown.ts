import type { Refusal } from '../../../../contract/index.ts';
import type { ads } from '../../../db/schema.ts';

type Closed = Pick<typeof ads.$inferSelect, 'status' | 'closeReason'>;

/** The refusal that a visitor of an ad receives; `null` for a published ad. */
export function whyNotShown(ad: Closed | null): Refusal | null {
  switch (ad?.status) {
    case 'PUBLISHED':
      return null;
    case 'HIDDEN':
      return isSold(ad.closeReason) ? 'ad.sold' : 'ad.hidden';
    case 'EXPIRED':
      return 'ad.expired';
    case 'DELETED':
      return 'ad.deleted';
    case 'IN_MODERATION':
    case 'REJECTED':
      // One for both: what moderation decided is the seller's.
      return 'ad.unpublished';
    case undefined:
      return 'ad.unknown';
  }
}

function isSold(reason: Closed['closeReason']): boolean {
  return reason === 'SOLD_HERE' || reason === 'SOLD_ELSEWHERE';
}
