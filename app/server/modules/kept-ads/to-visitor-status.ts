import type { AdCard } from '../../../contract/index.ts';

/** Statuses in which the content of an ad belongs to its seller only. */
const PRIVATE: ReadonlySet<AdCard['status']> = new Set(['DELETED', 'IN_MODERATION', 'REJECTED']);

/**
 * A card as its keeper may read it: an ad of another person that is not published is `HIDDEN`, and
 * of one that its seller deleted, or that was not accepted, only the title is left.
 */
export function toVisitorStatus<Card extends AdCard>(card: Card): Card {
  if (card.is_my_advertisement || card.status === 'PUBLISHED') return card;
  if (!PRIVATE.has(card.status)) return { ...card, status: 'HIDDEN' };
  return {
    ...card,
    status: 'HIDDEN',
    subtitle1: null,
    subtitle2: null,
    subtitle3: null,
    area_price: null,
    images: [],
    tags: [],
  };
}
