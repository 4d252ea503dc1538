import type { Catalogue } from '@bozor/form-engine/react';
import type { FormStore } from '@bozor/form-engine/store';
import { useLayoutEffect, useState } from 'react';

import { openSpokenStore } from './spoken-store.ts';

/** The form with its faults in the words of a catalogue: the same form whichever that is. */
export function useSpokenStore(form: FormStore, { faultText }: Catalogue): FormStore {
  const [shown, setShown] = useState(() => ({ form, spoken: openSpokenStore(form, faultText) }));
  if (shown.form !== form) setShown({ form, spoken: openSpokenStore(form, faultText) });

  const { spoken } = shown;
  useLayoutEffect(() => spoken.speak(faultText), [spoken, faultText]);
  return spoken.store;
}
