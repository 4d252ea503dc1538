import type { AdStatus, AdType, Place, PromotionType } from '../../../../contract/index.ts';
import type { ads } from '../../../db/schema.ts';
import { describeAd } from './describe-ad.ts';
import type { ValidatedFilters } from './validate-filters.ts';

/** A row of `ads` before it is stored. */
export type NewAdRow = typeof ads.$inferInsert;

/** Data of an ad outside of its form. */
export interface Publication {
  readonly ownerId: number;
  /** URLs of images; the first is the cover. */
  readonly images: readonly string[];
  /** Location outside of the form; a location in the form has precedence. */
  readonly location: Place | null;
  /** Whether the seller shows the place to everybody as it is. */
  readonly isPlaceExact: boolean;
  readonly promotionType: PromotionType;
  /** In days; `null` without promotion. */
  readonly promotionPeriod: number | null;
  readonly publishedAt: Date;
}

const DAY_MS = 86_400_000;

/** Returns the row of a valid ad. */
export function toAdRow(validated: ValidatedFilters, publication: Publication): NewAdRow {
  const { location, images, publishedAt, ...rest } = publication;
  return {
    ...describeAd(validated, location),
    ...rest,
    categoryId: validated.categoryId,
    subcategoryId: validated.subcategoryId,
    status: statusByRules(validated),
    images: [...images],
    attrs: validated.verdict.payload,
    planHash: validated.plan.hash,
    createdAt: publishedAt,
    publishedAt,
    expiresAt: new Date(publishedAt.getTime() + daysShown(validated.type) * DAY_MS),
  };
}

/** The hook for automatic moderation rules; without rules every ad is approved. */
function statusByRules(_validated: ValidatedFilters): AdStatus {
  return 'PUBLISHED';
}

/** Number of days for which an ad is shown before it expires. */
function daysShown(type: AdType): number {
  return type === 'REAL_ESTATE' ? 60 : 30;
}
