import { toQuery } from '@bozor/form-engine/search';
import type { FormStore } from '@bozor/form-engine/store';
import { useEffect } from 'react';

import type { LabAddress } from '../lab-address.ts';
import { payloadOf } from './payload-of.ts';

/** Writes the values of the form to the link: a choice at once, typed text on blur. */
export function useLinkedValues(
  store: FormStore | null,
  onAddress: (change: Partial<LabAddress>) => void,
): void {
  useEffect(
    () =>
      store?.subscribe(({ type }) => {
        if (type === 'SET' && isTyping(document)) return;
        onAddress({ entries: toQuery(store.plan, payloadOf(store)) });
      }),
    [store, onAddress],
  );
}

/**
 * Whether the user types or moves a slider, on this page or in a frame of it: browsers limit the
 * rate of history changes.
 */
function isTyping({ activeElement }: Document): boolean {
  if (activeElement instanceof HTMLIFrameElement) {
    return activeElement.contentDocument !== null && isTyping(activeElement.contentDocument);
  }
  return activeElement?.matches(`textarea, input:not(${PICKERS})`) === true;
}

/** Inputs with a complete value after each event: choices, and the search box of a list. */
const PICKERS = '[type="checkbox"], [type="radio"], [role="combobox"]';
