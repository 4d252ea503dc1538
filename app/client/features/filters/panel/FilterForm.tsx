import { EngineForm } from '@bozor/form-engine/react';
import type { FormStore } from '@bozor/form-engine/store';

interface FilterFormProps {
  readonly store: FormStore;
  /** Id of the `<form>`, for a button outside of it. */
  readonly id: string;
  /** The person is done: Enter in a box, or that button. Every filter is right. */
  readonly onDone: () => void;
}

/** Filters to fill in, drawn by the engine. */
export function FilterForm({ store, id, onDone }: FilterFormProps) {
  return <EngineForm store={store} id={id} layout="plain" onSubmit={onDone} />;
}
