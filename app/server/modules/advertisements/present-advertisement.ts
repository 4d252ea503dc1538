import type { Advertisement } from '../../../contract/index.ts';
import type { Session } from '../sessions/index.ts';
import {
  areaPriceText,
  dayText,
  GUEST_NAME,
  momentText,
  priceText,
  quickMessages,
} from './ad-text.ru.ts';
import type { StoredAd } from './find-advertisement.ts';

/** The only way an ad leaves: the shape of spec §3, as this viewer may read it. */
export function presentAdvertisement(stored: StoredAd, viewer: Session | null): Advertisement {
  const { ad, type, hasSeen } = stored;
  const isMine = viewer?.id === ad.ownerId;
  const createdAt = momentText(ad.createdAt, new Date());
  const price = ad.priceDirams === null ? ad.priceText : priceText(ad.priceDirams);
  return {
    id: ad.id,
    category_id: ad.categoryId,
    subcategory_id: ad.subcategoryId,
    title: ad.title,
    subtitle1: ad.facts,
    subtitle2: price,
    subtitle3: ad.city === null ? createdAt : `${ad.city} · ${createdAt}`,
    type,
    area_price: ad.areaPriceDirams === null ? null : areaPriceText(ad.areaPriceDirams),
    promotion_type: ad.promotionType,
    views: ad.views,
    status: ad.status,
    images: ad.images.map((url, place) => ({ id: place + 1, url })),
    characteristics: ad.characteristics,
    details: detailsOf(stored),
    description: ad.description,
    publisher_info: publisherOf(stored),
    favorite: { is_favorite: false, note: null },
    is_my_advertisement: isMine,
    is_compared: false,
    is_comparable: ad.status === 'PUBLISHED',
    has_seen: hasSeen || isMine,
    tags: [],
    description_fields: ad.descriptionFields,
    quick_messages: isMine ? [] : quickMessages(type),
    created_at_str: createdAt,
  };
}

function detailsOf({ ad }: StoredAd): Advertisement['details'] {
  const { latitude, longitude, address } = ad;
  const isPlaced = latitude !== null && longitude !== null;
  return {
    location: isPlaced ? { latitude, longitude, address: address ?? '', landmarks: [] } : null,
    // Judged by its checksum; nobody has compared it with a register.
    imei: ad.imei === null ? null : { is_verified: false, imei: ad.imei },
  };
}

/** An anonymous session publishes under no name and has no page. */
function publisherOf({ ownerSince, ownerAds }: StoredAd): Advertisement['publisher_info'] {
  return {
    id: null,
    name: GUEST_NAME,
    phone_number: null,
    profile_picture: null,
    profile_description: null,
    description: null,
    user_since: dayText(ownerSince),
    total_listings: ownerAds,
    is_verified: false,
    marketplace: null,
  };
}
