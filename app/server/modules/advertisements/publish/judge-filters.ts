import type { LoadOptions } from '@bozor/form-engine';
import {
  explainFaults,
  type OptionsAnswer,
  validateLoaded,
  type Verdict,
} from '@bozor/form-engine/validate';

import {
  FILTER_ENTRIES_LIMIT,
  fitsSize,
  type AdvertisementDraft,
} from '../../../../contract/index.ts';
import { adRefusal, type Finding, ofAd, ofEngine } from './ad-refusal.ts';
import type { SubcategoryForm } from './find-subcategory-form.ts';

/** Values that a form was asked about, with what it thinks of them. */
export interface JudgedFilters extends SubcategoryForm {
  readonly verdict: Verdict;
  /** What is wrong with them, in the form's words; empty when they may be published. */
  readonly findings: readonly Finding[];
}

/**
 * Judges values as the form did: the same engine on the same definitions, with the options that
 * the form was given. What the client says about visibility or validity is not asked.
 *
 * @param load Answers the form's wishes for lists that load on demand.
 * @throws {ApiError} ad.invalid for values too large to be read at all.
 * @throws What `load` rejects with.
 */
export async function judgeFilters(
  form: SubcategoryForm,
  filters: AdvertisementDraft['filters'],
  load: (effect: LoadOptions) => Promise<OptionsAnswer>,
): Promise<JudgedFilters> {
  const tooLarge = sizeFindings(filters);
  if (tooLarge.length > 0) throw adRefusal(tooLarge);
  const verdict = await validateLoaded(form.plan, filters, load);
  const findings = [
    ...explainFaults(form.plan, verdict).map(ofEngine),
    // A text may have been read as a list.
    ...sizeFindings(verdict.payload),
  ];
  return { ...form, verdict, findings };
}

/** Definitions bound each text of a list, and not how many there are. */
function sizeFindings(values: Readonly<Record<string, unknown>>): readonly Finding[] {
  const limits = { entries: FILTER_ENTRIES_LIMIT };
  return Object.entries(values)
    .filter(([, value]) => !fitsSize(value, limits))
    .map(([key]) => ofAd(key, { code: 'list.too-long', max: FILTER_ENTRIES_LIMIT }));
}
