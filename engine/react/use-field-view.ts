import { useCallback, useSyncExternalStore } from 'react';

import type { FieldView, FormStore } from '../form/state/form-store.ts';

/** View of one field, redrawn when something of that field changes and at no other time. */
export function useFieldView(store: FormStore, field: number): FieldView {
  // A changing `subscribe` would subscribe again on every render.
  const subscribe = useCallback(
    (listener: () => void) => store.subscribeField(field, listener),
    [store, field],
  );
  const view = () => store.view(field);
  return useSyncExternalStore(subscribe, view, view);
}

/** Indexes of the visible fields in page order; the same array until visibility changes. */
export function useVisibleFields(store: FormStore): readonly number[] {
  return useSyncExternalStore(store.subscribeVisible, store.visibleFields, store.visibleFields);
}
