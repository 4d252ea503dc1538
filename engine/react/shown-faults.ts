import { useSyncExternalStore } from 'react';

import type { FormStore } from '../form/state/form-store.ts';

/** A fault that is on the page now. */
export interface ShownField {
  readonly field: number;
  /** The field's label. */
  readonly name: string;
  /** The sentence under the field, word for word. */
  readonly text: string;
}

/**
 * A fault outside of the form's own fields, such as that of the photos above them: it counts in
 * the summary and precedes the others.
 */
export interface OtherFault {
  /** What is at fault, as a label. */
  readonly name: string;
  readonly text: string;
  /** Takes the focus to it. */
  readonly focus: () => void;
}

/** Faults that are on the page now, in page order. */
export function shownFaults(store: FormStore): readonly ShownField[] {
  return store.visibleFields().flatMap((index) => {
    const { field, fault } = store.view(index);
    return fault === null ? [] : [{ field: index, name: field.name, text: fault.text }];
  });
}

/** The same as a subscription: rendered again when a fault appears, disappears or changes. */
export function useShownFaults(store: FormStore): readonly ShownField[] {
  const fingerprint = () => JSON.stringify(shownFaults(store));
  useSyncExternalStore(store.subscribe, fingerprint, fingerprint);
  return shownFaults(store);
}
