import type { CardAd } from '../../../app/client/ui/ad-card/card-ad.ts';

const PIXEL =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/%3E';

/** URL of an image that needs no network; each number gives another URL. */
export function picture(index: number): string {
  return `${PIXEL}#${index}`;
}

/** Returns an ad for a card, with the given part. */
export function cardAd(part: Partial<CardAd> = {}): CardAd {
  return {
    id: 5,
    title: 'Toyota Camry, 2018',
    subtitle1: '2,5 л · автомат · 86 000 км',
    subtitle2: '265\u00A0000\u00A0с.',
    subtitle3: 'Душанбе · сегодня, 14:20',
    area_price: null,
    promotion_type: 'BASIC',
    images: [1, 2, 3].map((index) => ({ url: picture(index) })),
    tags: [],
    is_my_advertisement: false,
    has_seen: false,
    company: null,
    excerpt: null,
    publisher_info: {
      name: 'Ҷамшед',
      profile_picture: null,
      user_since: '2021-04-02',
      is_verified: false,
    },
    ...part,
  };
}
