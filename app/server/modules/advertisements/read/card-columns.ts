import { sql, type Placeholder, type SQL } from 'drizzle-orm';

import type { AdType } from '../../../../contract/index.ts';
import { users } from '../../../db/account-schema.ts';
import { comparisons, favorites } from '../../../db/keep-schema.ts';
import { ads, categories } from '../../../db/schema.ts';
import { adViews } from '../../../db/view-schema.ts';
import type { Viewer } from '../../sessions/index.ts';
import { TICKED } from './ad-text.ru.ts';

/** Number of characters of a description that three lines of a card may hold. */
const EXCERPT_LENGTH = 240;

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
  pricePeriod: ads.pricePeriod,
  company: ads.company,
  /** Both of an ad without photos; the others are shown by them. */
  excerpt: sql<
    string | null
  >`case when ${ads.images} = '[]' then left(${ads.description}, ${sql.raw(String(EXCERPT_LENGTH))}) end`,
  sectionPicture: sql<string | null>`case when ${ads.images} = '[]' then ${categories.image} end`,
  city: ads.city,
  images: ads.images,
  /** Names of the ticked checkboxes of the form, in its order. */
  ticked: sql<readonly string[]>`jsonb_path_query_array(
    ${ads.characteristics}, '$[*] ? (@.value == $ticked).name',
    ${sql.raw(`'{"ticked": "${TICKED}"}'`)}
  )`,
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
  readonly excerpt: string | null;
  readonly sectionPicture: string | null;
  readonly ticked: readonly string[];
  readonly type: AdType;
  readonly ownerName: string;
  readonly ownerPicture: string | null;
  readonly ownerSince: Date;
  readonly isOwnerVerified: boolean;
  readonly hasSeen: boolean;
  /** The viewer's note, `''` for a favourite without one; `null` for any other ad. */
  readonly favoriteNote: string | null;
  readonly isCompared: boolean;
}

/** A viewer whose id may be a placeholder of a prepared statement. */
export type CardViewer = Pick<Viewer, 'kind'> & { readonly id: number | SQL | Placeholder };

/** Columns of a card that depend on its viewer. */
export function viewerColumns(viewer: CardViewer | null) {
  return {
    hasSeen: hasSeen(viewer),
    favoriteNote: favoriteNote(viewer),
    isCompared: isCompared(viewer),
  };
}

/** Whether the viewer has opened the ad of the row; false without a viewer. */
function hasSeen(viewer: CardViewer | null): SQL<boolean> {
  if (viewer === null) return sql<boolean>`false`;
  // As `viewerNumber`.
  const number = sql`${sql.raw(viewer.kind === 'user' ? '' : '-')}${viewer.id}::int`;
  return sql<boolean>`exists (
    select 1 from ${adViews} where ${adViews.adId} = ${ads.id} and ${adViews.viewer} = ${number}
  )`;
}

function favoriteNote(viewer: CardViewer | null): SQL<string | null> {
  if (viewer === null) return sql<null>`null`;
  const owner = viewer.kind === 'user' ? favorites.userId : favorites.guestId;
  return sql<string | null>`(
    select coalesce(${favorites.note}, '') from ${favorites}
    where ${favorites.adId} = ${ads.id} and ${owner} = ${viewer.id}
      and ${favorites.removedAt} is null
  )`;
}

function isCompared(viewer: CardViewer | null): SQL<boolean> {
  if (viewer === null) return sql<boolean>`false`;
  const owner = viewer.kind === 'user' ? comparisons.userId : comparisons.guestId;
  return sql<boolean>`exists (
    select 1 from ${comparisons}
    where ${comparisons.adId} = ${ads.id} and ${owner} = ${viewer.id}
  )`;
}
