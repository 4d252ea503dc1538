import { createContext, use, type ReactNode } from 'react';

import { useWords } from '../catalogue/use-words.ts';
import { Icon } from '../icon/Icon.tsx';

import styles from './SubmitRow.module.css';

/** The row after the fields: the host's parts and the button. */
export interface FormEnd {
  /** The host's own parts of the form. */
  readonly children: ReactNode;
  /** Words on the button; `null` where the host has a button of its own. */
  readonly submitLabel: string | null;
  readonly isSending: boolean;
  readonly isDisabled: boolean;
}

/** Hands the end of the form past rjsf, which compares its children deeply and all functions as equal. */
export const FormEndContext = createContext<FormEnd | null>(null);

/** The host's own parts and the button that sends the form. */
export function SubmitRow() {
  const end = use(FormEndContext);
  const words = useWords('submit');
  if (end === null) return null;
  return (
    <>
      {end.children}
      {end.submitLabel !== null && (
        <button
          type="submit"
          className={styles.submit}
          aria-busy={end.isSending || undefined}
          disabled={end.isDisabled}
        >
          {end.isSending && <Icon name="spinner" />}
          {end.isSending ? words.sending : end.submitLabel}
        </button>
      )}
    </>
  );
}
