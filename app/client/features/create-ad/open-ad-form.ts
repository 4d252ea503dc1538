import { compile } from '@bozor/form-engine';
import type { Plan } from '@bozor/form-engine';
import { validateLoaded } from '@bozor/form-engine/judge';
import { connectOptions, createFormStore } from '@bozor/form-engine/store';
import type { QueryClient } from '@tanstack/react-query';

import { refusalText } from '../../../contract/index.ts';
import type { AdDraft } from '../../api/ad-drafts.ts';
import { ApiFailure } from '../../api/api-failure.ts';
import { createFilters } from '../../api/create-filters.ts';
import { creationStructure } from '../../api/filters.ts';
import { formSections } from '../../api/form-sections.ts';
import { optionsLoader } from '../../api/options-loader.ts';
import type { AdForm, AdPage } from './ad-form.ts';
import { draftValues, valuesByKey } from './draft-values.ts';

/** Which form is wanted, and whose it will be. */
export interface PageRequest {
  readonly subcategoryId: string;
  readonly owner: string;
}

/**
 * Everything that the form of a subcategory needs, the drawing part of the engine included.
 *
 * @throws {ApiFailure} `subcategory.unknown`, `network` and the server's other refusals.
 */
export async function loadAdPage(queries: QueryClient, request: PageRequest): Promise<AdPage> {
  const { subcategoryId, owner } = request;
  const [structure, document] = await Promise.all([
    queries.ensureQueryData(creationStructure()),
    queries.ensureQueryData(createFilters(subcategoryId)),
    loadFormPart(),
  ]);
  for (const category of structure.categories) {
    const found = category.subcategories.find(({ id }) => id === subcategoryId);
    if (found === undefined) continue;
    return {
      target: { categoryId: category.id, subcategoryId },
      categoryName: category.name,
      subcategoryName: found.name,
      limits: found.limits,
      document,
      owner,
    };
  }
  throw new ApiFailure('subcategory.unknown', refusalText('subcategory.unknown'));
}

/** Fetches the part that draws a form, ahead of the press that needs it. */
export function loadFormPart() {
  return import('./form/AdFormView.tsx');
}

/** Opens the form, blank or with what a draft holds. */
export async function openAdForm(page: AdPage, draft: AdDraft | null): Promise<AdForm> {
  const plan = compile(page.document, { mode: 'ad' });
  const store = createFormStore(plan, {
    ...(draft !== null && { values: valuesByKey(draft.values) }),
    onEffect: connectOptions(optionsLoader(plan)),
  });
  return {
    page,
    store,
    sections: formSections(page.document, plan),
    dropped: draft === null ? [] : await droppedNames(plan, draft),
    photoUrls: draft?.photos ?? [],
  };
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
  const { faults } = await validateLoaded(plan, valuesByKey(draft.values), (effect) =>
    load(effect, giveUp.signal),
  );
  const unfit = new Map(Object.entries(faults).filter(([, { code }]) => UNFIT.has(code)));
  return draft.values.filter(({ key }) => unfit.has(key)).map(({ name }) => name);
}

/** What of an open form is kept on the device. */
export function toDraft(
  { page, store }: Pick<AdForm, 'page' | 'store'>,
  kept: KeptBeside,
): AdDraft {
  const { plan } = store;
  const { categoryId, subcategoryId } = page.target;
  return {
    owner: page.owner,
    categoryId,
    subcategoryId,
    name: kept.title ?? page.subcategoryName,
    planHash: plan.hash,
    values: [...draftValues(plan, store.state())],
    photos: [...kept.photoUrls],
    savedAt: kept.savedAt,
  };
}

/** Parts of a draft that are not in its form. */
interface KeptBeside {
  readonly title: string | null;
  readonly photoUrls: readonly string[];
  readonly savedAt: number;
}
