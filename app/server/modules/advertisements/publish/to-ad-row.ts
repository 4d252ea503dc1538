import type { AdStatus, AdType, Place, PromotionType } from '../../../../contract/index.ts';
import type { ads } from '../../../db/schema.ts';
import { describeAd } from './describe-ad.ts';
import type { JudgedFilters } from './judge-filters.ts';

/** A row of `ads` before it is stored. */
export type NewAdRow = typeof ads.$inferInsert;

/** What an ad is beside its form. */
export interface Publication {
  readonly ownerId: number;
  /** Addresses of pictures; the first is the cover. */
  readonly images: readonly string[];
  /** Said beside the form; one that the form holds goes before it. */
  readonly location: Place | null;
  readonly promotionType: PromotionType;
  /** In days; `null` without promotion. */
  readonly promotionPeriod: number | null;
  readonly publishedAt: Date;
}

const DAY_MS = 86_400_000;

/** The row of an ad that its form accepted. */
export function toAdRow(judged: JudgedFilters, publication: Publication): NewAdRow {
  const { location, images, publishedAt, ...rest } = publication;
  return {
    ...describeAd(judged, location),
    ...rest,
    categoryId: judged.categoryId,
    subcategoryId: judged.subcategoryId,
    status: statusByRules(judged),
    images: [...images],
    attrs: judged.verdict.payload,
    planHash: judged.plan.hash,
    createdAt: publishedAt,
    publishedAt,
    expiresAt: new Date(publishedAt.getTime() + daysShown(judged.type) * DAY_MS),
  };
}

/** The place of the automatic rules: there are none beside the form's own, so all are approved. */
function statusByRules(_judged: JudgedFilters): AdStatus {
  return 'PUBLISHED';
}

/** How long an ad is shown before it must be renewed. */
function daysShown(type: AdType): number {
  return type === 'REAL_ESTATE' ? 60 : 30;
}
