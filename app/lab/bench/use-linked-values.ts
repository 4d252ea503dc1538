import { toQuery } from '@bozor/form-engine/search';
import type { FormStore } from '@bozor/form-engine/store';
import { useEffect } from 'react';

import type { LabAddress } from '../lab-address.ts';
import { payloadOf } from './payload-of.ts';

/** Keeps the page's link true: what is picked at once, what is typed when the person leaves the box. */
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
 * Whether keys go into a box or a thumb slides, here or in a frame of the page: a browser refuses a
 * new link for each such step.
 */
function isTyping({ activeElement }: Document): boolean {
  if (activeElement instanceof HTMLIFrameElement) {
    return activeElement.contentDocument !== null && isTyping(activeElement.contentDocument);
  }
  return activeElement?.matches(`textarea, input:not(${PICKERS})`) === true;
}

/** Inputs that choose, and the search above a list: their values are whole at once. */
const PICKERS = '[type="checkbox"], [type="radio"], [role="combobox"]';
