import { useId } from 'react';
import type { Ref } from 'react';

import styles from './JsonBox.module.css';

interface JsonBoxProps {
  readonly ref?: Ref<HTMLTextAreaElement>;
  readonly label: string;
  /** Hint that is shown while `error` is `null`. */
  readonly note: string;
  /** Fault of the text; `null` when it has none. */
  readonly error: string | null;
  readonly text: string;
  readonly rows: number;
  readonly onText: (text: string) => void;
}

/** A textarea for JSON with a label above and a hint or a fault below. */
export function JsonBox({ ref, label, note, error, text, rows, onText }: JsonBoxProps) {
  const id = useId();
  return (
    <>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <textarea
        ref={ref}
        id={id}
        className={styles.text}
        rows={rows}
        spellCheck={false}
        autoCapitalize="off"
        value={text}
        aria-invalid={error !== null}
        aria-describedby={`${id}-note`}
        onChange={({ target }) => onText(target.value)}
      />
      <p
        id={`${id}-note`}
        className={error === null ? styles.note : styles.error}
        aria-live="polite"
      >
        {error ?? note}
      </p>
    </>
  );
}
