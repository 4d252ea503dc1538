import { compile, faults, kindOf, payload } from '@bozor/form-engine';
import type { Payload, Plan } from '@bozor/form-engine';
import { connectOptions, createFormStore } from '@bozor/form-engine/store';
import type { FormStore, FormStoreOptions } from '@bozor/form-engine/store';
import { validateLoaded } from '@bozor/form-engine/validate';

import { valueOf } from '../../../../card/filled-form.ts';
import { isCityPoint } from '../../../../card/is-city-point.ts';
import { KNOWN_KEYS } from '../../../../card/known-keys.ts';
import type { Place } from '../../../../contract/index.ts';
import { formSections } from '../../../api/definitions/form-sections.ts';
import { optionsLoader } from '../../../api/definitions/options-loader.ts';
import type { AdDraft } from '../../../device/ad-drafts.ts';
import type { AdForm, AdPage } from '../ad-form.ts';
import { draftValues, valuesByKey } from './draft-values.ts';

/** Opens the form, blank or with a draft's values. */
export async function openAdForm(page: AdPage, draft: AdDraft | null): Promise<AdForm> {
  const plan = compile(page.document, { mode: 'entry' });
  const values = draft === null ? null : valuesByKey(draft.values);
  // Loaded for a tester only, and before the form: a recording starts with its opening.
  const recording = page.isRecorded ? await import('./record-ad-form.ts') : null;
  const store = storeOf(plan, values === null ? {} : { values });
  return {
    ...adForm(page, store),
    draft,
    dropped: draft === null ? [] : await droppedNames(plan, draft),
    record: recording?.recordAdForm(store, page, values) ?? null,
  };
}

/**
 * Transfers a form to the server's current definitions.
 *
 * @returns The same form for equal definitions.
 */
export async function renewAdForm(form: AdForm, document: unknown): Promise<AdForm> {
  const before = form.store;
  const plan = compile(document, { mode: 'entry' });
  if (plan.hash === before.plan.hash) return form;
  // Few forms outlive their definitions: the code that transfers values is loaded for those.
  const { reconcile } = await import('@bozor/form-engine/reconcile');
  const { step, losses } = reconcile({ plan: before.plan, state: before.state() }, plan);
  const names = losses.map(({ field, key }) => before.plan.fields[field]?.name ?? key);
  return {
    ...adForm({ ...form.page, document }, storeOf(plan, { start: step })),
    draft: form.draft,
    dropped: [...new Set(names)],
    // A recording covers one page of definitions.
    record: null,
  };
}

function storeOf(plan: Plan, options: Pick<FormStoreOptions, 'values' | 'start'>): FormStore {
  return createFormStore(plan, { ...options, onEffect: connectOptions(optionsLoader(plan)) });
}

/** The methods of every ad's form, blank or transferred. */
function adForm(page: AdPage, store: FormStore): Omit<AdForm, 'draft' | 'dropped' | 'record'> {
  const { plan, state } = store;
  return {
    page,
    store,
    sections: formSections(page.document, plan),
    accepted: () =>
      Object.keys(faults(plan, state())).length === 0 ? payload(plan, state()) : null,
    payload: () => payload(plan, state()),
    location: (values) => locationIn(store, values),
    isPlaceChosen: () => {
      const place = locationIn(store, payload(plan, state()));
      return place !== null && !isCityPoint(plan, place);
    },
    title: () => titleOf(store),
    draftValues: () => draftValues(plan, state()),
  };
}

/** The value of the first visible field whose kind holds places. */
function locationIn({ plan, visibleFields }: FormStore, values: Payload): Place | null {
  for (const index of visibleFields()) {
    const field = plan.fields[index];
    if (field === undefined || kindOf(field).shapeName(field, plan.mode) !== 'place') continue;
    const value = Object.hasOwn(values, field.key) ? values[field.key] : undefined;
    if (typeof value === 'object' && 'latitude' in value) return value;
  }
  return null;
}

function titleOf({ plan, state }: FormStore): string | null {
  const title = valueOf(payload(plan, state()), KNOWN_KEYS.title);
  return typeof title === 'string' && title.trim() !== '' ? title.trim() : null;
}

/** Diagnostics about values that their field cannot hold. */
const UNFIT: ReadonlySet<string> = new Set([
  'key.unknown',
  'field.hidden',
  'shape.invalid',
  'choice.unknown',
]);

/** Names of values that were entered for other definitions and do not fit these. */
async function droppedNames(plan: Plan, draft: AdDraft): Promise<readonly string[]> {
  if (draft.planHash === plan.hash) return [];
  const load = optionsLoader(plan);
  const giveUp = new AbortController();
  const { faults: found } = await validateLoaded(plan, valuesByKey(draft.values), (effect) =>
    load(effect, giveUp.signal),
  );
  const unfit = new Set(
    Object.entries(found).flatMap(([key, { code }]) => (UNFIT.has(code) ? [key] : [])),
  );
  return draft.values.filter(({ key }) => unfit.has(key)).map(({ name }) => name);
}
