import type { AdLimits, AdvertisementDraft, Place } from '../../../../contract/index.ts';
import { ApiError } from '../../../api-error.ts';
import type { Database } from '../../../db/open-database.ts';
import { loadOptions } from '../../definitions/index.ts';
import { ownsImages } from '../../images/index.ts';
import { adRefusal, type Finding, ofAd } from './ad-refusal.ts';
import { findSubcategoryForm } from './find-subcategory-form.ts';
import { placeFindings, type ValidatedFilters, validateFilters } from './validate-filters.ts';

/** A valid draft. */
export interface ValidatedDraft extends ValidatedFilters {
  /** URLs of images, without duplicates; the first is the cover. */
  readonly images: readonly string[];
  /** Location outside of the form; a location in the form has precedence. */
  readonly location: Place | null;
  /** Whether the seller shows the place to everybody as it is. */
  readonly isPlaceExact: boolean;
}

/**
 * Validates a whole draft: its form, images and location.
 *
 * @param ownerId The publishing user: the images must be theirs.
 * @throws {ApiError} ad.invalid with all faults by key; promotion.not-sold.
 */
export async function validateDraft(
  db: Database,
  draft: AdvertisementDraft,
  ownerId: number,
): Promise<ValidatedDraft> {
  if (draft.promotionType !== 'BASIC') throw new ApiError('promotion.not-sold');
  const form = await findSubcategoryForm(db, draft.categoryId, draft.subcategoryId);
  const validated = await validateFilters(form, draft.filters, (effect) =>
    loadOptions(db, form.plan, effect),
  );
  const images = [...new Set(draft.images)];
  const areOwn = await ownsImages(db, ownerId, images);
  const findings = [
    ...validated.findings,
    ...countFindings(images.length, form.limits),
    ...(areOwn ? [] : [ofAd('images', { code: 'images.unknown' })]),
    ...(draft.location === null || form.limits.location
      ? placeFindings(draft.location)
      : [ofAd('location', { code: 'location.unwanted' })]),
  ];
  if (findings.length > 0) throw adRefusal(findings);
  const { location, isPlaceExact = false } = draft;
  return { ...validated, images, location, isPlaceExact };
}

function countFindings(count: number, { photos_min, photos_max }: AdLimits): readonly Finding[] {
  if (count < photos_min) return [ofAd('images', { code: 'images.too-few', min: photos_min })];
  if (count > photos_max) return [ofAd('images', { code: 'images.too-many', max: photos_max })];
  return [];
}
