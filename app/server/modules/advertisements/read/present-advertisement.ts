import type { AdCard, Advertisement } from '../../../../contract/index.ts';
import type { Viewer } from '../../sessions/index.ts';
import { quickMessages } from './ad-text.ru.ts';
import type { StoredAd } from './find-advertisement.ts';
import { isOwner, presentCard } from './present-card.ts';
import { presentDetails } from './present-details.ts';
import { presentOwnState } from './present-own-state.ts';

/** Converts a stored ad to the shape of spec §3 for a viewer. Every response with an ad uses it. */
export function presentAdvertisement(stored: StoredAd, viewer: Viewer | null): Advertisement {
  const now = new Date();
  const card = presentCard(stored, viewer, now);
  return {
    ...card,
    characteristics: stored.characteristics,
    details: presentDetails(stored),
    description: stored.description,
    publisher_info: { ...card.publisher_info, ...publisherOf(stored) },
    description_fields: stored.descriptionFields,
    quick_messages: isOwner(stored, viewer) ? [] : quickMessages(stored.type),
    ...(isOwner(stored, viewer) && presentOwnState(stored, now)),
  };
}

/** Publisher fields that a card does not have. */
function publisherOf(
  stored: StoredAd,
): Omit<Advertisement['publisher_info'], keyof AdCard['publisher_info']> {
  const { marketplace: shop, ownerAds, ownerDescription } = stored;
  return {
    phone_number: stored.ownerPhone,
    profile_description: ownerDescription,
    description: shop?.description ?? ownerDescription,
    total_listings: ownerAds,
    marketplace:
      shop === null
        ? null
        : {
            id: shop.id,
            ads_count: ownerAds,
            description: shop.description,
            user_id: shop.userId,
            has_delivery: shop.hasDelivery,
            is_verified: shop.isVerified,
            addresses: shop.addresses,
          },
  };
}
