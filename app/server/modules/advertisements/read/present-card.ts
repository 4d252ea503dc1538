import { areaPriceText, priceLine } from '../../../../card/card-words.ru.ts';
import type { AdCard } from '../../../../contract/index.ts';
import type { Viewer } from '../../sessions/index.ts';
import { dayText } from './ad-text.ru.ts';
import type { StoredCard } from './card-columns.ts';

/** Maximum number of tags on a card. */
const TAGS = 3;

/**
 * Converts a stored ad to a card for a viewer. Every response with a list of ads uses it.
 *
 * @param textOf Formats times, as `createTimeText`.
 */
export function presentCard(
  stored: StoredCard,
  viewer: Viewer | null,
  textOf: (time: Date) => string,
): AdCard {
  const createdAt = textOf(stored.createdAt);
  const { areaPriceDirams, city } = stored;
  const isMine = isOwner(stored, viewer);
  return {
    id: stored.id,
    category_id: stored.categoryId,
    subcategory_id: stored.subcategoryId,
    title: stored.title,
    subtitle1: stored.facts,
    subtitle2: priceLine(stored),
    subtitle3: city === null ? createdAt : `${city} · ${createdAt}`,
    type: stored.type,
    area_price: areaPriceDirams === null ? null : areaPriceText(areaPriceDirams),
    promotion_type: stored.promotionType,
    views: stored.views,
    status: stored.status,
    images: stored.images.map((url, index) => ({ id: index + 1, url })),
    company: stored.company,
    excerpt: stored.excerpt,
    section_picture: stored.sectionPicture,
    publisher_info: {
      id: stored.ownerId,
      name: stored.ownerName,
      profile_picture: stored.ownerPicture,
      user_since: dayText(stored.ownerSince),
      is_verified: stored.isOwnerVerified,
    },
    favorite: { is_favorite: stored.favoriteNote !== null, note: stored.favoriteNote || null },
    is_my_advertisement: isMine,
    is_compared: stored.isCompared,
    is_comparable: stored.status === 'PUBLISHED',
    has_seen: stored.hasSeen || isMine,
    tags: tagsOf(stored),
    created_at_str: createdAt,
  };
}

/** Whether the viewer published the ad; false for a guest. */
export function isOwner({ ownerId }: Pick<StoredCard, 'ownerId'>, viewer: Viewer | null): boolean {
  return viewer?.kind === 'user' && viewer.id === ownerId;
}

/** Returns the first ticked checkboxes of the form, in its texts and order. */
function tagsOf({ ticked }: StoredCard): AdCard['tags'] {
  return ticked.slice(0, TAGS).map((value) => ({ icon: null, url: null, value }));
}
