import { areaPriceText, priceLine } from '../../../../card/card-words.ru.ts';
import type { AdPreview, AdPreviewRequest } from '../../../../contract/index.ts';
import type { Database } from '../../../db/open-database.ts';
import { loadOptions } from '../../definitions/index.ts';
import { findLandmarks, pointOf } from '../../places/index.ts';
import { tableOf } from '../read/ad-text.ru.ts';
import { presentDetails } from '../read/present-details.ts';
import { adRefusal } from './ad-refusal.ts';
import { describeAd } from './describe-ad.ts';
import { findSubcategoryForm } from './find-subcategory-form.ts';
import { validateFilters } from './validate-filters.ts';

/**
 * Validates a form with the rules of publishing and returns a preview of its ad. Stores nothing.
 *
 * @throws {ApiError} ad.invalid with all faults by key.
 */
export async function previewAd(db: Database, request: AdPreviewRequest): Promise<AdPreview> {
  const form = await findSubcategoryForm(db, request.categoryId, request.subcategoryId);
  const validated = await validateFilters(form, request.filters, (effect) =>
    loadOptions(db, form.plan, effect),
  );
  if (validated.findings.length > 0) throw adRefusal(validated.findings);
  const described = describeAd(validated, null);
  const { areaPriceDirams, address, imei } = described;
  const point = pointOf(described);
  const place = point === null ? null : { ...point, address: address ?? '' };
  const landmarks = point === null || described.isCityPoint ? [] : await findLandmarks(db, point);
  return {
    category_id: validated.categoryId,
    subcategory_id: validated.subcategoryId,
    title: described.title,
    subtitle1: described.facts,
    subtitle2: priceLine(described),
    type: validated.type,
    area_price: areaPriceDirams === null ? null : areaPriceText(areaPriceDirams),
    characteristics: tableOf(described.characteristics),
    details: presentDetails({
      place,
      precision: described.isCityPoint ? 'CITY' : 'EXACT',
      landmarks,
      imei,
    }),
    description: described.description,
    description_fields: described.descriptionFields,
    city: described.city,
    payload: validated.verdict.payload,
  };
}
