import { EngineForm, focusField } from '@bozor/form-engine/react';
import type { FormStore } from '@bozor/form-engine/store';
import { useEffect } from 'react';

interface FilterFormProps {
  readonly store: FormStore;
  /** Id of the `<form>`, for a button outside of it. */
  readonly id: string;
  /** Key of the filter to begin with; without it the focus stays where it is. */
  readonly wantedKey?: string | null;
  /** The person is done: Enter in a box, or that button. Every filter is right. */
  readonly onDone: () => void;
}

/** Filters to fill in, drawn by the engine. */
export function FilterForm({ store, id, wantedKey = null, onDone }: FilterFormProps) {
  useEffect(() => {
    if (wantedKey !== null) focusFilter(store, id, wantedKey);
  }, [store, id, wantedKey]);
  return <EngineForm store={store} id={id} layout="plain" onSubmit={onDone} />;
}

/** Brings the person to a filter of a form that is drawn; `false` when the form does not show it. */
export function focusFilter({ plan }: FormStore, formId: string, filterKey: string): boolean {
  return plan.fields.some(({ key, index }) => key === filterKey && focusField(formId, index));
}
