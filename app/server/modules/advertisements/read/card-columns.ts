import { sql, type SQL } from 'drizzle-orm';

import type { AdType } from '../../../../contract/index.ts';
import { users } from '../../../db/account-schema.ts';
import { ads, categories } from '../../../db/schema.ts';
import { adViews } from '../../../db/view-schema.ts';
import { viewerNumber, type Viewer } from '../../sessions/index.ts';

/** Columns of a card, from `ads` joined with `categories` and `users`. */
export const CARD_COLUMNS = {
  id: ads.id,
  ownerId: ads.ownerId,
  categoryId: ads.categoryId,
  subcategoryId: ads.subcategoryId,
  status: ads.status,
  promotionType: ads.promotionType,
  title: ads.title,
  facts: ads.facts,
  priceDirams: ads.priceDirams,
  areaPriceDirams: ads.areaPriceDirams,
  priceText: ads.priceText,
  city: ads.city,
  images: ads.images,
  characteristics: ads.characteristics,
  views: ads.views,
  createdAt: ads.createdAt,
  type: categories.type,
  ownerName: users.name,
  ownerPicture: users.profilePicture,
  ownerSince: users.createdAt,
  isOwnerVerified: users.isVerified,
} as const;

type AdRow = typeof ads.$inferSelect;

/** A row of `CARD_COLUMNS`. */
export interface StoredCard extends Pick<AdRow, keyof AdRow & keyof typeof CARD_COLUMNS> {
  readonly type: AdType;
  readonly ownerName: string;
  readonly ownerPicture: string | null;
  readonly ownerSince: Date;
  readonly isOwnerVerified: boolean;
  readonly hasSeen: boolean;
}

/** Whether the viewer has opened the ad of the row; false without a viewer. */
export function hasSeen(viewer: Viewer | null): SQL<boolean> {
  if (viewer === null) return sql<boolean>`false`;
  return sql<boolean>`exists (
    select 1 from ${adViews}
    where ${adViews.adId} = ${ads.id} and ${adViews.viewer} = ${viewerNumber(viewer)}
  )`;
}
