import type { Advertisement } from '../../../../app/contract/index.ts';
import { cardAd } from '../../ui/card-ad.ts';

/** Returns an ad as its page receives it, with the given part. */
export function fullAd(part: Partial<Advertisement> = {}): Advertisement {
  const { publisher_info, images, ...card } = cardAd();
  return {
    ...card,
    id: 7,
    category_id: 'cars',
    subcategory_id: 'cars.legkovye-avtomobili',
    type: 'CARS',
    views: 412,
    status: 'PUBLISHED',
    images: images.map(({ url }, index) => ({ id: index, url })),
    characteristics: [{ name: 'Цвет', value: 'Белый' }],
    kind: 'GOODS',
    key_facts: [
      { name: 'Занятость', value: 'Полная занятость', icon: 'clock' },
      { name: 'Опыт', value: 'От 1 года', icon: 'briefcase' },
    ],
    details: {
      location: {
        latitude: 38.55,
        longitude: 68.78,
        address: 'Душанбе, Сино',
        precision: 'NEAR',
        landmarks: [],
      },
      imei: null,
    },
    description: 'Подробности по телефону.',
    company: null,
    former_price: null,
    price_history: [],
    publisher_info: {
      ...publisher_info,
      id: 1,
      phone_number: null,
      profile_description: null,
      description: null,
      total_listings: 4,
      marketplace: null,
    },
    favorite: { is_favorite: false, note: null },
    is_compared: false,
    is_comparable: true,
    tags: [],
    description_fields: [],
    quick_messages: [],
    created_at_str: 'сегодня, 14:20',
    ...part,
  };
}
