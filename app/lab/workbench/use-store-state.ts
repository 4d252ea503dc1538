import type { FormState } from '@bozor/form-engine';
import type { FormStore } from '@bozor/form-engine/store';
import { useSyncExternalStore } from 'react';

/**
 * Returns the whole state of a form; renders again on every event. Only for the tester's panels.
 */
export function useStoreState(store: FormStore): FormState {
  return useSyncExternalStore(store.subscribe, store.state);
}
