import { compile } from '@bozor/form-engine';
import type { FormMode } from '@bozor/form-engine';
import type { FormSection } from '@bozor/form-engine/react';
import { fromQuery, type DeadKey } from '@bozor/form-engine/search';
import { type FormStore, connectOptions, createFormStore } from '@bozor/form-engine/store';

import { formSections } from '../../api/form-sections.ts';
import { optionsLoader } from '../../api/options-loader.ts';

/** A definition opened as a form: the store, its sections, and what the link could not give it. */
export interface OpenForm {
  readonly store: FormStore;
  readonly sections: readonly FormSection[];
  readonly dead: readonly DeadKey[];
}

/** What is needed to open a definition. */
export interface OpenFormRequest {
  readonly document: unknown;
  readonly mode: FormMode;
  /** `filter_{key}` entries of the link. */
  readonly entries: readonly (readonly [name: string, text: string])[];
}

/** Opens a definition as a form of one mode. Takes any JSON: the plan says what is odd in it. */
export function openForm({ document, mode, entries }: OpenFormRequest): OpenForm {
  const plan = compile(document, { mode });
  const { values, dead } = fromQuery(plan, entries);
  const store = createFormStore(plan, {
    ...(entries.length > 0 && { values }),
    onEffect: connectOptions(optionsLoader(plan)),
  });
  return { store, sections: formSections(document, plan), dead };
}
