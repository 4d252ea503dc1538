import type { Advertisement } from '../../../contract/index.ts';
import type { AdSearch } from '../../api/search.ts';

/** Number of similar ads below an ad. */
export const SIMILAR_COUNT = 4;

/** Ads of the same subcategory: one more than shown, since the ad itself may be among them. */
export function similarSearch(ad: Pick<Advertisement, 'category_id' | 'subcategory_id'>): AdSearch {
  return {
    categoryId: ad.category_id,
    subcategoryId: ad.subcategory_id,
    limit: SIMILAR_COUNT + 1,
  };
}
