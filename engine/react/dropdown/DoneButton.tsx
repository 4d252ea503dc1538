import { useWords } from '../catalogue/use-words.ts';

import styles from './DoneButton.module.css';

/** Closes a list of several values; they were taken as they were ticked. */
export function DoneButton({ onDone }: { readonly onDone: () => void }) {
  const words = useWords('dropdown');
  return (
    <button type="button" className={styles.done} onClick={onDone}>
      {words.done}
    </button>
  );
}
