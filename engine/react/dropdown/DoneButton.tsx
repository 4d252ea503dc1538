import { DROPDOWN_WORDS } from './dropdown-words.ru.ts';

import styles from './DoneButton.module.css';

/** Closes a list of several values; they were taken as they were ticked. */
export function DoneButton({ onDone }: { readonly onDone: () => void }) {
  return (
    <button type="button" className={styles.done} onClick={onDone}>
      {DROPDOWN_WORDS.done}
    </button>
  );
}
