import { compile } from '@bozor/form-engine';
import type { FormMode } from '@bozor/form-engine';
import type { FormSection } from '@bozor/form-engine/react';
import { fromQuery, type DeadKey } from '@bozor/form-engine/search';
import { type FormStore, connectOptions, createFormStore } from '@bozor/form-engine/store';

import { optionsLoader } from './load-options.ts';

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
  return { store, sections: readSections(document, store), dead };
}

/** The steps of a recorded page as sections of the form; none for a page without steps. */
function readSections(document: unknown, { plan }: FormStore): readonly FormSection[] {
  const steps = propertyOf(document, 'steps');
  if (!Array.isArray(steps)) return [];
  const indexById = new Map(plan.fields.map(({ id, index }) => [id, index]));
  return steps.map((step: unknown, place) => {
    const ids = propertyOf(step, 'filter_ids');
    return {
      id: String(place),
      title: textOf(propertyOf(step, 'title')),
      fields: (Array.isArray(ids) ? ids : []).flatMap((id) => indexById.get(String(id)) ?? []),
    };
  });
}

function propertyOf(json: unknown, name: string): unknown {
  return typeof json === 'object' && json !== null ? Reflect.get(json, name) : undefined;
}

function textOf(json: unknown): string {
  return typeof json === 'string' ? json : '';
}
