import type { FormSection } from '@bozor/form-engine/react';
import type { FormStore } from '@bozor/form-engine/store';
import { useState } from 'react';

import type { DrawnForm } from '../frame/form-bridge.ts';
import { readOnlyStore } from './read-only-store.ts';

/** A read-only form and the number of attempts to edit it. */
export interface ReadOnlyForm {
  readonly drawn: DrawnForm;
  readonly attempts: number;
}

/** Wraps the form of a playback. The wrapper remains the same until the store changes. */
export function useReadOnlyForm(store: FormStore, sections: readonly FormSection[]): ReadOnlyForm {
  const [attempts, setAttempts] = useState(0);
  const [shown, setShown] = useState(() => ({ store, readOnly: toReadOnly(store) }));
  if (shown.store !== store) setShown({ store, readOnly: toReadOnly(store) });

  return {
    attempts,
    drawn: {
      store: shown.readOnly,
      sections,
      submitLabel: null,
      onSubmit: () => {},
      isReadOnly: true,
    },
  };

  function toReadOnly(open: FormStore): FormStore {
    return readOnlyStore(open, () => setAttempts((count) => count + 1));
  }
}
