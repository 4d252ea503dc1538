import { compile, faults, payload } from '@bozor/form-engine';
import type { Plan } from '@bozor/form-engine';
import { connectOptions, createFormStore } from '@bozor/form-engine/store';
import type { FormStore } from '@bozor/form-engine/store';
import { validateLoaded } from '@bozor/form-engine/validate';

import { KNOWN_KEYS, valueOf } from '../../../../card/card-words.ts';
import { formSections } from '../../../api/definitions/form-sections.ts';
import { optionsLoader } from '../../../api/definitions/options-loader.ts';
import type { AdDraft } from '../../../device/ad-drafts.ts';
import type { AdForm, AdPage } from '../ad-form.ts';
import { draftValues, valuesByKey } from './draft-values.ts';

/** Opens the form, blank or with what a draft holds. */
export async function openAdForm(page: AdPage, draft: AdDraft | null): Promise<AdForm> {
  const plan = compile(page.document, { mode: 'entry' });
  const values = draft === null ? null : valuesByKey(draft.values);
  // Loaded for a tester alone, and before the form: a recording begins with it.
  const recording = page.isRecorded ? await import('./record-ad-form.ts') : null;
  const store = createFormStore(plan, {
    ...(values !== null && { values }),
    onEffect: connectOptions(optionsLoader(plan)),
  });
  return {
    page,
    store,
    sections: formSections(page.document, plan),
    dropped: draft === null ? [] : await droppedNames(plan, draft),
    photoUrls: draft?.photos ?? [],
    record: recording?.recordAdForm(store, page, values) ?? null,
    isRight: () => Object.keys(faults(plan, store.state())).length === 0,
    payload: () => payload(plan, store.state()),
    title: () => titleOf(store),
    draftValues: () => draftValues(plan, store.state()),
  };
}

function titleOf({ plan, state }: FormStore): string | null {
  const title = valueOf(payload(plan, state()), KNOWN_KEYS.title);
  return typeof title === 'string' && title.trim() !== '' ? title.trim() : null;
}

/** What the form makes of a value that its field cannot hold any more. */
const UNFIT: ReadonlySet<string> = new Set([
  'key.unknown',
  'field.hidden',
  'shape.invalid',
  'choice.unknown',
]);

/** Names of values that were typed for other definitions and fit these no more. */
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
