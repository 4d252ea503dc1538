import type { AdStatus, PromotionType } from '../../../../contract/index.ts';
import type { ComposedAd } from './compose-ad.ts';
import type { Seller } from './people/make-sellers.ts';
import type { SellerSlot } from './seller-slot.ts';

/** An ad with the columns of its row that the form does not contain. */
export interface SeedAd extends ComposedAd {
  readonly slot: SellerSlot;
  readonly seller: Seller;
  readonly status: AdStatus;
  readonly createdAt: Date;
  readonly promotionType: PromotionType;
  /** In days; `null` without promotion. */
  readonly promotionPeriod: number | null;
  readonly views: number;
}
