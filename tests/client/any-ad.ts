import type { AdCard } from '../../app/contract/index.ts';

/** An ad of a list, as the server answers it. */
export const anyAd = (id: number): AdCard => ({
  id,
  category_id: 'cars',
  subcategory_id: 'cars.passenger',
  title: `Машина ${id}`,
  subtitle1: null,
  subtitle2: null,
  subtitle3: null,
  type: 'CARS',
  area_price: null,
  promotion_type: 'BASIC',
  views: 0,
  status: 'PUBLISHED',
  images: [],
  favorite: { is_favorite: false, note: null },
  is_my_advertisement: false,
  is_compared: true,
  is_comparable: true,
  has_seen: false,
  tags: [],
  created_at_str: '',
  company: null,
  excerpt: null,
  publisher_info: {
    id: 1,
    name: 'Али',
    profile_picture: null,
    user_since: '2021-01-01',
    is_verified: false,
  },
});
