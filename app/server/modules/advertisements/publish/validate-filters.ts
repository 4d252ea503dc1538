import type { LoadOptions } from '@bozor/form-engine';
import {
  explainFaults,
  type OptionsAnswer,
  validateLoaded,
  type Verdict,
} from '@bozor/form-engine/validate';

import { valueOf } from '../../../../card/filled-form.ts';
import { KNOWN_KEYS } from '../../../../card/known-keys.ts';
import {
  FILTER_ENTRIES_LIMIT,
  fitsSize,
  hasPhone,
  isInCountry,
  Place,
  textFault,
  type AdvertisementDraft,
} from '../../../../contract/index.ts';
import { adRefusal, type Finding, ofAd, ofEngine } from './ad-refusal.ts';
import type { SubcategoryForm } from './find-subcategory-form.ts';

/** Values of a form and the result of their validation. */
export interface ValidatedFilters extends SubcategoryForm {
  readonly verdict: Verdict;
  /** Faults of the values, as the form reports them; empty when the values can be published. */
  readonly findings: readonly Finding[];
}

/**
 * Validates values as the form does: with the same engine, definitions and options. Ignores what
 * the client claims about visibility and validity.
 *
 * @param load Loads the lists on demand.
 * @throws {ApiError} ad.invalid for values that exceed the size limits.
 * @throws What `load` rejects with.
 */
export async function validateFilters(
  form: SubcategoryForm,
  filters: AdvertisementDraft['filters'],
  load: (effect: LoadOptions) => Promise<OptionsAnswer>,
): Promise<ValidatedFilters> {
  const tooLarge = sizeFindings(filters);
  if (tooLarge.length > 0) throw adRefusal(tooLarge);
  const verdict = await validateLoaded(form.plan, filters, load);
  const findings = [
    ...explainFaults(form.plan, verdict).map(ofEngine),
    // A text may have been read as a list.
    ...sizeFindings(verdict.payload),
    ...textFindings(verdict.payload),
    ...placeFindings(valueOf(verdict.payload, KNOWN_KEYS.location)),
  ];
  return { ...form, verdict, findings };
}

/** Texts that readers cannot read, whatever their field allows. */
function textFindings(values: Readonly<Record<string, unknown>>): readonly Finding[] {
  return Object.entries(values).flatMap(([key, value]) => {
    if (typeof value !== 'string') return [];
    const code = textFault(value) ?? linesFault(key, value) ?? phoneFault(key, value);
    return code === null ? [] : [ofAd(key, { code })];
  });
}

function linesFault(key: string, value: string): 'text.lines' | null {
  return key === KNOWN_KEYS.title && /[\n\r\u2028\u2029]/.test(value.trim()) ? 'text.lines' : null;
}

/** A phone is shown by its button, which counts and limits its readers. */
function phoneFault(key: string, value: string): 'text.phone' | null {
  const isProse = key === KNOWN_KEYS.title || key === KNOWN_KEYS.description;
  return isProse && hasPhone(value) ? 'text.phone' : null;
}

/** A place outside of the country. */
export function placeFindings(value: unknown): readonly Finding[] {
  const { data: place } = Place.safeParse(value);
  if (place === undefined || isInCountry(place)) return [];
  return [ofAd(KNOWN_KEYS.location, { code: 'location.abroad' })];
}

/** Definitions limit each text of a list, but not their number. */
function sizeFindings(values: Readonly<Record<string, unknown>>): readonly Finding[] {
  const limits = { entries: FILTER_ENTRIES_LIMIT };
  return Object.entries(values)
    .filter(([, value]) => !fitsSize(value, limits))
    .map(([key]) => ofAd(key, { code: 'list.too-long', max: FILTER_ENTRIES_LIMIT }));
}
