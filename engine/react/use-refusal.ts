import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';

import type { FormStore } from '../form/state/form-store.ts';
import { fieldId } from './field-id.ts';
import { focusField } from './focus-field.ts';
import { shownFaults, type OtherFault } from './shown-faults.ts';

/** How a form takes a person to its faults. */
export interface Refusal {
  /** Number of the refusal that the summary above the form is about; `null`: it is closed. */
  readonly refused: number | null;
  /** The summary's element, for the focus. */
  readonly summary: RefObject<HTMLDivElement | null>;
  /** Leads to the faults. */
  readonly show: () => void;
  /** Closes the summary. */
  readonly forget: () => void;
}

/** What a refusal is about. */
interface RefusedForm {
  readonly store: FormStore;
  readonly idPrefix: string;
  readonly others: readonly OtherFault[];
}

/** Leads the person to the faults after a refused submit and after the server's refusal. */
export function useRefusal({ store, idPrefix, others }: RefusedForm): Refusal {
  const summary = useRef<HTMLDivElement>(null);
  const [attempts, setAttempts] = useState(0);
  const [isOpen, setOpen] = useState(false);

  const show = () => {
    setOpen(true);
    setAttempts((count) => count + 1);
  };

  const lead = useEffectEvent(() => {
    const faults = shownFaults(store);
    const [first] = faults;
    const [other] = others;
    if (other !== undefined) other.focus();
    else if (first !== undefined) {
      const isShown = showBoth(summary.current, fieldId(idPrefix, first.field));
      if (!isShown) focusField(idPrefix, first.field);
    }
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

  return { refused: isOpen ? attempts : null, summary, show, forget: () => setOpen(false) };
}

/**
 * Focuses the summary where the first fault fits into the view below it: the person sees both.
 *
 * @returns Whether both fit; else nothing has moved.
 */
function showBoth(summary: HTMLElement | null, firstId: string): boolean {
  const first = document.getElementById(firstId);
  if (summary === null || first === null) return false;
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
  const padding = (parseFloat(scrollPaddingTop) || 0) + (parseFloat(scrollPaddingBottom) || 0);
  const room = document.documentElement.clientHeight - padding;
  const height = first.getBoundingClientRect().bottom - summary.getBoundingClientRect().top;
  if (height > room) return false;
  summary.focus({ preventScroll: true });
  summary.scrollIntoView({ block: 'nearest' });
  first.scrollIntoView({ block: 'nearest' });
  return true;
}
