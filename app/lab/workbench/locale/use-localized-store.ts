import type { Catalogue } from '@bozor/form-engine/react';
import type { FormStore } from '@bozor/form-engine/store';
import { useLayoutEffect, useState } from 'react';

import { createLocalizedStore } from './localized-store.ts';

/**
 * Returns the form with faults in the language of a catalogue. The store remains the same when the
 * catalogue changes.
 */
export function useLocalizedStore(form: FormStore, { faultText }: Catalogue): FormStore {
  const [shown, setShown] = useState(() => ({
    form,
    localized: createLocalizedStore(form, faultText),
  }));
  if (shown.form !== form) setShown({ form, localized: createLocalizedStore(form, faultText) });

  const { localized } = shown;
  useLayoutEffect(() => localized.setLocale(faultText), [localized, faultText]);
  return localized.store;
}
