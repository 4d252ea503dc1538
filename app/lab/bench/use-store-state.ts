import type { FormState } from '@bozor/form-engine';
import type { FormStore } from '@bozor/form-engine/store';
import { useSyncExternalStore } from 'react';

/** The whole state of a form, drawn anew on every event: for the tester's panels only. */
export function useStoreState(store: FormStore): FormState {
  return useSyncExternalStore(store.subscribe, store.state);
}
