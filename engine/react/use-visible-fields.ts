import { useSyncExternalStore } from 'react';

import type { FormStore } from '../form/state/form-store.ts';

/** Places of the visible fields in page order; the same array until visibility changes. */
export function useVisibleFields(store: FormStore): readonly number[] {
  return useSyncExternalStore(store.subscribeVisible, store.visibleFields, store.visibleFields);
}
