import type { LoadOptions } from '@bozor/form-engine';
import {
  explainFaults,
  type OptionsAnswer,
  validateLoaded,
  type Verdict,
} from '@bozor/form-engine/judge';

import type { AdvertisementDraft } from '../../../contract/index.ts';
import { type Finding, ofEngine } from './ad-refusal.ts';
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
 * @throws What `load` rejects with.
 */
export async function judgeFilters(
  form: SubcategoryForm,
  filters: AdvertisementDraft['filters'],
  load: (effect: LoadOptions) => Promise<OptionsAnswer>,
): Promise<JudgedFilters> {
  const verdict = await validateLoaded(form.plan, filters, load);
  return { ...form, verdict, findings: explainFaults(form.plan, verdict).map(ofEngine) };
}
