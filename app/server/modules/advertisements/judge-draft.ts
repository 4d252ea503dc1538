import type { Plan } from '@bozor/form-engine';
import {
  type ExplainedFault,
  explainFaults,
  type Verdict,
  validateLoaded,
} from '@bozor/form-engine/judge';
import { eq } from 'drizzle-orm';

import {
  adFaultText,
  type AdFault,
  type AdLimits,
  type AdType,
  type AdvertisementDraft,
  type FieldRefusal,
} from '../../../contract/index.ts';
import { ApiError } from '../../api-error.ts';
import type { Database } from '../../db/open-database.ts';
import { categories, subcategories } from '../../db/schema.ts';
import { findCreateForm, loadOptions } from '../definitions/index.ts';

/** A draft that may be published, and what is known of it by then. */
export interface JudgedDraft {
  readonly draft: AdvertisementDraft;
  readonly plan: Plan;
  readonly verdict: Verdict;
  readonly type: AdType;
  /** Of the subcategory. */
  readonly name: string;
  readonly limits: AdLimits;
}

type Finding = readonly [key: string, refusal: FieldRefusal];

/**
 * Judges a draft as the form did: the same engine on the same definitions, with the options that
 * the form was given. What the client says about visibility or validity is not asked.
 *
 * @throws {ApiError} ad.invalid with all faults by key; promotion.not-sold.
 */
export async function judgeDraft(db: Database, draft: AdvertisementDraft): Promise<JudgedDraft> {
  if (draft.promotionType !== 'BASIC') throw new ApiError('promotion.not-sold');
  const form = await findForm(db, draft);
  const { plan, limits } = form;
  const verdict = await validateLoaded(plan, draft.filters, (effect) =>
    loadOptions(db, plan, effect),
  );
  const findings = [...explainFaults(plan, verdict).map(ofEngine), ...partFindings(draft, limits)];
  if (findings.length > 0) throw refusalOf(findings);
  return { ...form, draft, verdict };
}

async function findForm(
  db: Database,
  { categoryId, subcategoryId }: AdvertisementDraft,
): Promise<Omit<JudgedDraft, 'draft' | 'verdict'>> {
  const [place] = await db
    .select({
      categoryId: categories.id,
      type: categories.type,
      name: subcategories.name,
      limits: subcategories.limits,
    })
    .from(subcategories)
    .innerJoin(categories, eq(categories.id, subcategories.categoryId))
    .where(eq(subcategories.id, subcategoryId));
  const plan = place === undefined ? null : await findCreateForm(db, subcategoryId);
  if (place === undefined || plan === null) {
    throw refusalOf([ofAd('subcategoryId', { code: 'subcategory.unknown' })]);
  }
  if (place.categoryId !== categoryId) {
    throw refusalOf([ofAd('subcategoryId', { code: 'subcategory.foreign' })]);
  }
  return { plan, type: place.type, name: place.name, limits: place.limits };
}

function partFindings(draft: AdvertisementDraft, limits: AdLimits): readonly Finding[] {
  const { images, location } = draft;
  const findings: Finding[] = [];
  if (images.length > limits.photos_max) {
    findings.push(ofAd('images', { code: 'images.too-many', max: limits.photos_max }));
  }
  if (!images.every(isPictureAddress)) findings.push(ofAd('images', { code: 'images.address' }));
  if (location !== null && !limits.location) {
    findings.push(ofAd('location', { code: 'location.unwanted' }));
  }
  return findings;
}

/** Whether a picture may be asked of this address: the web's, or our own art. */
function isPictureAddress(address: string): boolean {
  if (address.startsWith('/art/')) return !address.includes('..');
  const url = URL.parse(address);
  return url !== null && (url.protocol === 'https:' || url.protocol === 'http:');
}

function ofEngine({ key, fault, text }: ExplainedFault): Finding {
  const { code, ...params } = fault;
  return [key, { code, params, message: text, level: 'error' }];
}

function ofAd(key: string, fault: AdFault): Finding {
  const { code, ...params } = fault;
  return [key, { code, params, message: adFaultText(fault), level: 'error' }];
}

function refusalOf(findings: readonly Finding[]): ApiError {
  const byKey = Map.groupBy(findings, ([key]) => key);
  const fields = Object.fromEntries(
    Array.from(byKey, ([key, group]) => [key, group.map(([, refusal]) => refusal)] as const),
  );
  return new ApiError('ad.invalid', { fields });
}
