import type { FormSection } from '@bozor/form-engine/react';
import type { FormStore } from '@bozor/form-engine/store';
import { useState } from 'react';

import type { DrawnForm } from '../frame/lender.ts';
import { readOnlyStore } from './read-only-store.ts';

/** A form that can be looked at, and how many times somebody tried to change it. */
export interface ReadOnlyForm {
  readonly drawn: DrawnForm;
  readonly attempts: number;
}

/** Draws a form of a playback. The same form as long as the playback goes forward. */
export function useReadOnlyForm(store: FormStore, sections: readonly FormSection[]): ReadOnlyForm {
  const [attempts, setAttempts] = useState(0);
  const [shown, setShown] = useState(() => ({ store, looked: closed(store) }));
  if (shown.store !== store) setShown({ store, looked: closed(store) });

  return {
    attempts,
    drawn: {
      store: shown.looked,
      sections,
      submitLabel: null,
      onSubmit: () => {},
      isReadOnly: true,
    },
  };

  function closed(open: FormStore): FormStore {
    return readOnlyStore(open, () => setAttempts((count) => count + 1));
  }
}
