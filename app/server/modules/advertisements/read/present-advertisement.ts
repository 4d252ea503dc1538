import type { AdCard, AdKind, Advertisement } from '../../../../contract/index.ts';
import { placePrecision, shownPlace } from '../../places/index.ts';
import type { Viewer } from '../../sessions/index.ts';
import { createTimeText, quickMessages, tableOf } from './ad-text.ru.ts';
import { presentPrices } from './earlier-prices.ts';
import type { StoredAd } from './find-advertisement.ts';
import { keyFactsOf } from './key-facts-of.ts';
import { isOwner, presentCard } from './present-card.ts';
import { presentDetails } from './present-details.ts';
import { presentOwnState } from './present-own-state.ts';

/** Kinds of ads whose pages offer the comparison: jobs and services are not compared. */
const COMPARED: ReadonlySet<AdKind> = new Set([
  'GOODS',
  'VEHICLE',
  'PREMISES',
  'LAND',
  'ANIMAL',
  'BUSINESS',
]);

/** Converts a stored ad to the shape of spec §3 for a viewer. Every response with an ad uses it. */
export function presentAdvertisement(stored: StoredAd, viewer: Viewer | null): Advertisement {
  const now = new Date();
  const card = presentCard(stored, viewer, createTimeText(now));
  const isOwn = isOwner(stored, viewer);
  const { imei, landmarks } = stored;
  return {
    ...card,
    characteristics: tableOf(stored.characteristics),
    kind: stored.kind,
    is_comparable: card.is_comparable && COMPARED.has(stored.kind),
    key_facts: keyFactsOf(stored),
    details: presentDetails({
      place: shownPlace(stored, { isOwn }),
      precision: placePrecision(stored, { isOwn }),
      landmarks,
      imei,
    }),
    description: stored.description,
    publisher_info: { ...card.publisher_info, ...publisherOf(stored, { isOwn }) },
    description_fields: stored.descriptionFields,
    ...presentPrices(stored, now),
    quick_messages: isOwn ? [] : quickMessages(stored.type),
    ...(isOwn && presentOwnState(stored, now)),
  };
}

/** Publisher fields that a card does not have. */
function publisherOf(
  stored: StoredAd,
  { isOwn }: { readonly isOwn: boolean },
): Omit<Advertisement['publisher_info'], keyof AdCard['publisher_info']> {
  const { marketplace: shop, ownerAds, ownerDescription } = stored;
  return {
    phone_number: isOwn ? stored.ownerPhone : null,
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
