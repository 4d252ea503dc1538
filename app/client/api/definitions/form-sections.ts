import type { Plan } from '@bozor/form-engine';
import type { FormSection } from '@bozor/form-engine/react';

/** The steps of a seller's page as sections of its form; empty for a page without steps. */
export function formSections(document: unknown, { fields }: Plan): readonly FormSection[] {
  const steps = propertyOf(document, 'steps');
  if (!Array.isArray(steps)) return [];
  const indexById = new Map(fields.map(({ id, index }) => [id, index]));
  return steps.map((step: unknown, index) => {
    const ids = propertyOf(step, 'filter_ids');
    return {
      id: String(index),
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
