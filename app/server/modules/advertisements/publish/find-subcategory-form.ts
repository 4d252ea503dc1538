import type { Plan } from '@bozor/form-engine';
import { eq } from 'drizzle-orm';

import type { AdLimits, AdType, CardRule } from '../../../../contract/index.ts';
import type { Database } from '../../../db/open-database.ts';
import { categories, subcategories } from '../../../db/schema.ts';
import { findCreateForm } from '../../definitions/index.ts';
import { adRefusal, ofAd } from './ad-refusal.ts';

/** A seller's form and the data of its subcategory. */
export interface SubcategoryForm {
  readonly categoryId: string;
  readonly subcategoryId: string;
  readonly plan: Plan;
  readonly rule: CardRule;
  readonly type: AdType;
  /** Of the subcategory. */
  readonly name: string;
  readonly limits: AdLimits;
}

/**
 * Finds the seller's form of a subcategory.
 *
 * @throws {ApiError} ad.invalid: no such subcategory, or one of another category.
 */
export async function findSubcategoryForm(
  db: Database,
  categoryId: string,
  subcategoryId: string,
): Promise<SubcategoryForm> {
  const [subcategory] = await db
    .select({
      categoryId: categories.id,
      type: categories.type,
      name: subcategories.name,
      limits: subcategories.limits,
    })
    .from(subcategories)
    .innerJoin(categories, eq(categories.id, subcategories.categoryId))
    .where(eq(subcategories.id, subcategoryId));
  const form = subcategory === undefined ? null : await findCreateForm(db, subcategoryId);
  if (subcategory === undefined || form === null) {
    throw adRefusal([ofAd('subcategoryId', { code: 'subcategory.unknown' })]);
  }
  if (subcategory.categoryId !== categoryId) {
    throw adRefusal([ofAd('subcategoryId', { code: 'subcategory.foreign' })]);
  }
  return { ...subcategory, subcategoryId, ...form };
}
