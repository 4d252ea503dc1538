import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';

import type { FormStore } from '../form/state/form-store.ts';
import { fieldId } from './field-id.ts';
import { focusField } from './focus-field.ts';
import { shownFaults } from './shown-faults.ts';

/** How a form takes a person to its faults. */
export interface Refusal {
  /** Whether the summary above the form is open. */
  readonly isSummaryOpen: boolean;
  /** The summary's element, for the focus. */
  readonly summary: RefObject<HTMLDivElement | null>;
  /** Leads to the faults: one is focused itself, of several the summary is. */
  readonly show: () => void;
  /** Closes the summary. */
  readonly forget: () => void;
}

/** Leads the person to the faults after a refused submit and after the server's refusal. */
export function useRefusal(store: FormStore, idPrefix: string): Refusal {
  const summary = useRef<HTMLDivElement>(null);
  const [attempts, setAttempts] = useState(0);
  const [isSummaryOpen, setSummaryOpen] = useState(false);

  const show = () => {
    setSummaryOpen(shownFaults(store).length > 1);
    setAttempts((count) => count + 1);
  };

  const lead = useEffectEvent(() => {
    const faults = shownFaults(store);
    const [first] = faults;
    if (first === undefined) return;
    if (faults.length === 1) focusField(idPrefix, first.field);
    else showAll(summary.current, document.getElementById(fieldId(idPrefix, first.field)));
  });
  // After the commit that drew the faults: before it the summary is not there to be focused.
  useEffect(() => {
    if (attempts > 0) lead();
  }, [attempts]);

  const showServers = useEffectEvent(show);
  useEffect(
    () =>
      store.subscribe((event) => {
        if (event.type === 'SERVER_ERRORS') showServers();
      }),
    [store],
  );

  return { isSummaryOpen, summary, show, forget: () => setSummaryOpen(false) };
}

/** Focuses the summary; the first fault is in view in any case, the summary where both fit. */
function showAll(summary: HTMLElement | null, first: HTMLElement | null): void {
  summary?.focus();
  first?.scrollIntoView({ block: 'nearest' });
}
