import type { LoadOptions, Payload } from '@bozor/form-engine';
import {
  explainFaults,
  type OptionsAnswer,
  validateLoaded,
  type Verdict,
} from '@bozor/form-engine/judge';

import type { AdvertisementDraft } from '../../../contract/index.ts';
import { type Finding, ofAd, ofEngine } from './ad-refusal.ts';
import type { SubcategoryForm } from './find-subcategory-form.ts';

/** Values of one list: more than any choice offers, and far more than anybody types into a box. */
const LIST_LIMIT = 200;

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
 * @throws What `load` rejects with.
 */
export async function judgeFilters(
  form: SubcategoryForm,
  filters: AdvertisementDraft['filters'],
  load: (effect: LoadOptions) => Promise<OptionsAnswer>,
): Promise<JudgedFilters> {
  const verdict = await validateLoaded(form.plan, filters, load);
  const findings = [
    ...explainFaults(form.plan, verdict).map(ofEngine),
    ...lengthFindings(verdict.payload),
  ];
  return { ...form, verdict, findings };
}

/** Definitions bound each text of a list, and not how many there are. */
function lengthFindings(payload: Payload): readonly Finding[] {
  return Object.entries(payload)
    .filter(([, value]) => Array.isArray(value) && value.length > LIST_LIMIT)
    .map(([key]) => ofAd(key, { code: 'list.too-long', max: LIST_LIMIT }));
}
